package heapwright.ir.type;

import java.util.List;

/**
 * An enumeration; its values behave as those of {@code underlying}.
 *
 * @param tag the tag, or empty
 */
public record EnumType(String tag, IntegerType underlying, List<Constant> constants)
    implements Type {

  /** One enumerator. */
  public record Constant(String name, long value) {}

  public EnumType {
    constants = List.copyOf(constants);
  }

  @Override
  public String toString() {
    return tag.isEmpty() ? "enum" : "enum " + tag;
  }
}
