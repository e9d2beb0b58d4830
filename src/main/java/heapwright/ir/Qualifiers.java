package heapwright.ir;

/** Type qualifiers of an object or of what a pointer points to. */
public record Qualifiers(boolean isConst, boolean isVolatile, boolean isAtomic) {
  public static final Qualifiers NONE = new Qualifiers(false, false, false);
  public static final Qualifiers CONST = new Qualifiers(true, false, false);

  /** Both sets together. */
  public Qualifiers and(Qualifiers other) {
    return new Qualifiers(
        isConst || other.isConst, isVolatile || other.isVolatile, isAtomic || other.isAtomic);
  }
}
