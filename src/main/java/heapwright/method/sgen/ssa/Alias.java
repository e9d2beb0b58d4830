package heapwright.method.sgen.ssa;

import heapwright.ir.code.SymbolId;
import java.util.Optional;

/**
 * Two objects that the path takes for different are one: a path may have to know that from its
 * start, since chains that were written cannot be merged.
 *
 * @param path the access path of the pointer that leads to the first object
 * @param other that of the pointer that leads to the second one
 * @param variable the second one, where it is a variable instead
 * @param distance how many bytes the first begins behind the second
 * @param text for readers
 */
public record Alias(int path, int other, Optional<SymbolId> variable, long distance, String text) {

  /** That two objects are one; empty where they cannot be. */
  public static Optional<Alias> of(Region a, Region b, long distance) {
    if (a.kind() != Region.Kind.INVISIBLE) {
      return b.kind() == Region.Kind.INVISIBLE ? of(b, a, -distance) : Optional.empty();
    }
    if (!b.content().isGiven()) {
      return Optional.empty();
    }
    String right = b.symbol().isPresent() ? "&" + b.name() : b.content().pointer();
    String behind = distance == 0 ? "" : " + " + distance + " bytes";
    String text = a.content().pointer() + " = " + right + behind;
    return Optional.of(
        new Alias(a.content().path(), b.content().path(), b.symbol(), distance, text));
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Alias alias
        && alias.path == path
        && alias.other == other
        && alias.variable.equals(variable)
        && alias.distance == distance;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * path + other) + Long.hashCode(distance);
  }

  @Override
  public String toString() {
    return text;
  }
}
