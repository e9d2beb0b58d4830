package heapwright.method.sgen;

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
record Spelled(String text, boolean isCompound, List<SsaName> uses, Optional<Pointer> pointer) {
  private static final int LONGEST = 400;

  Spelled {
    uses = List.copyOf(uses);
  }

  static Spelled of(String text) {
    return new Spelled(text, false, List.of(), Optional.empty());
  }

  static Spelled of(SsaName name) {
    return new Spelled(name.text(), false, List.of(name), Optional.empty());
  }

  static Spelled of(Pointer pointer) {
    return new Spelled(pointer.toString(), false, List.of(pointer.name()), Optional.of(pointer));
  }

  /** {@code f(x0, y1)}. */
  static Spelled call(String name, List<Spelled> arguments) {
    List<SsaName> uses = new ArrayList<>();
    arguments.forEach(a -> uses.addAll(a.uses()));
    String list = arguments.stream().map(Spelled::text).collect(Collectors.joining(", "));
    return compound(name + "(" + list + ")", uses);
  }

  /** {@code this symbol other}. */
  Spelled infix(String symbol, Spelled other) {
    List<SsaName> all = new ArrayList<>(uses);
    all.addAll(other.uses);
    return compound(operand() + " " + symbol + " " + other.operand(), all);
  }

  /** The same words for something that still is a pointer, such as an integer that holds one. */
  Spelled at(Optional<Pointer> same) {
    return new Spelled(text, isCompound, uses, same);
  }

  Spelled prefix(String symbol) {
    return compound(symbol + operand(), uses);
  }

  /** An expression that would fill a screen is cut; what it is made of is still known. */
  private static Spelled compound(String text, List<SsaName> uses) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    return new Spelled(shown, true, uses, Optional.empty());
  }

  private String operand() {
    return isCompound ? "(" + text + ")" : text;
  }

  @Override
  public String toString() {
    return text;
  }
}
