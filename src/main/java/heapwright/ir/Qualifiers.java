package heapwright.ir;

/** Type qualifiers of an object or of what a pointer points to. */
public record Qualifiers(boolean isConst, boolean isVolatile) {
  public static final Qualifiers NONE = new Qualifiers(false, false);
  public static final Qualifiers CONST = new Qualifiers(true, false);

  /** Both sets together. */
  public Qualifiers and(Qualifiers other) {
    return new Qualifiers(isConst || other.isConst, isVolatile || other.isVolatile);
  }
}
