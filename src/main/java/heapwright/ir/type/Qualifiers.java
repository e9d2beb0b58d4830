package heapwright.ir.type;

/** Type qualifiers of an object or of what a pointer points to. */
public record Qualifiers(
    boolean isConst, boolean isVolatile, boolean isAtomic, boolean isRestrict) {
  public static final Qualifiers NONE = new Qualifiers(false, false, false, false);
  public static final Qualifiers ATOMIC = new Qualifiers(false, false, true, false);
  public static final Qualifiers CONST = new Qualifiers(true, false, false, false);
  public static final Qualifiers VOLATILE = new Qualifiers(false, true, false, false);

  /** Both sets together. */
  public Qualifiers and(Qualifiers other) {
    return new Qualifiers(
        isConst || other.isConst,
        isVolatile || other.isVolatile,
        isAtomic || other.isAtomic,
        isRestrict || other.isRestrict);
  }

  public Qualifiers withoutConst() {
    return new Qualifiers(false, isVolatile, isAtomic, isRestrict);
  }

  /** As C writes them, a blank behind each. */
  public String prefix() {
    return (isConst ? "const " : "")
        + (isVolatile ? "volatile " : "")
        + (isAtomic ? "_Atomic " : "")
        + (isRestrict ? "__restrict " : "");
  }
}
