package heapwright.method.sgen.ssa;

/** Where a pointer points: the lattice of the paper's first figure, carried to real C. */
public sealed interface Location {

  /** The lattice's own elements. */
  enum Plain implements Location {
    /** Anywhere or nowhere: nothing is known. */
    TOP("⊤"),
    NOT_NULL("NOT-NULL"),
    NULL("NULL"),
    /** No pointer, or one that was never set. */
    BOTTOM("⊥");

    private final String symbol;

    Plain(String symbol) {
      this.symbol = symbol;
    }

    @Override
    public String toString() {
      return symbol;
    }
  }

  /** This many bytes into an object that has a name. */
  record Named(Region region, long offset) implements Location {

    /** The same place by the name that the object has now: it may have become part of another. */
    public Named current() {
      return region.isMerged()
          ? new Named(region.current(), offset + region.shift()).current()
          : this;
    }

    @Override
    public String toString() {
      return region.place(offset);
    }
  }

  /** A function. */
  record Code(String function) implements Location {
    @Override
    public String toString() {
      return function;
    }
  }

  /** This many bytes from where another pointer points, which is not known yet. */
  record Beyond(SsaPointer base, long offset) implements Location {
    @Override
    public String toString() {
      return base + (offset < 0 ? " - " : " + ") + Math.abs(offset) + " bytes";
    }
  }

  /** Whether pointers there must be equal: no mere knowledge about an address. */
  default boolean isPlace() {
    return !(this instanceof Plain);
  }

  /** Whether it is known not to be NULL. */
  default boolean isSomewhere() {
    return this == Plain.NOT_NULL || this instanceof Named || this instanceof Code;
  }

  /** Whether {@code this ⊒ NULL}. */
  default boolean maybeNull() {
    return this == Plain.TOP || this == Plain.NULL;
  }

  /**
   * The greatest location below both. That two names can be of one object is no matter of the
   * lattice: such objects are merged before.
   */
  default Location meet(Location other) {
    if (this == Plain.TOP || equals(other)) {
      return other;
    }
    if (other == Plain.TOP) {
      return this;
    }
    if (this == Plain.NOT_NULL && other.isSomewhere()) {
      return other;
    }
    return other == Plain.NOT_NULL && isSomewhere() ? this : Plain.BOTTOM;
  }
}
