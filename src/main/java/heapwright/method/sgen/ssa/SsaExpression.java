package heapwright.method.sgen.ssa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An expression in SSA form, without dereferences.
 *
 * @param isCompound whether it needs brackets as an operand
 * @param uses the names in it
 * @param pointer where it is one pointer, that one
 */
public record SsaExpression(
    String text, boolean isCompound, List<SsaName> uses, Optional<SsaPointer> pointer) {
  private static final int LONGEST = 400;

  public SsaExpression {
    uses = List.copyOf(uses);
  }

  public static SsaExpression of(String text) {
    return new SsaExpression(text, false, List.of(), Optional.empty());
  }

  public static SsaExpression of(SsaName name) {
    return new SsaExpression(name.text(), false, List.of(name), Optional.empty());
  }

  public static SsaExpression of(SsaPointer pointer) {
    return new SsaExpression(
        pointer.toString(), false, List.of(pointer.name()), Optional.of(pointer));
  }

  /** {@code f(x0, y1)}. */
  public static SsaExpression call(String name, List<SsaExpression> arguments) {
    List<SsaName> uses = new ArrayList<>();
    arguments.forEach(a -> uses.addAll(a.uses()));
    String list = arguments.stream().map(SsaExpression::text).collect(Collectors.joining(", "));
    return compound(name + "(" + list + ")", uses);
  }

  /** {@code this symbol other}. */
  public SsaExpression infix(String symbol, SsaExpression other) {
    List<SsaName> all = new ArrayList<>(uses);
    all.addAll(other.uses);
    return compound(operand() + " " + symbol + " " + other.operand(), all);
  }

  /** The same words for something that still is a pointer, such as an integer that holds one. */
  public SsaExpression at(Optional<SsaPointer> same) {
    return new SsaExpression(text, isCompound, uses, same);
  }

  public SsaExpression prefix(String symbol) {
    return compound(symbol + operand(), uses);
  }

  /** An expression that would fill a screen is cut; what it is made of is still known. */
  private static SsaExpression compound(String text, List<SsaName> uses) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    return new SsaExpression(shown, true, uses, Optional.empty());
  }

  private String operand() {
    return isCompound ? "(" + text + ")" : text;
  }

  @Override
  public String toString() {
    return text;
  }
}
