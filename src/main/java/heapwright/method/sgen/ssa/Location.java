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

  /** At an offset from where another pointer points; the offset depends on the input. */
  record Adrift(SsaPointer base) implements Location {
    @Override
    public String toString() {
      return "somewhere from " + base;
    }
  }

  /** Whether pointers there must be equal: no mere knowledge about an address. */
  default boolean isPlace() {
    return !(this instanceof Plain) && !(this instanceof Adrift);
  }

  /** Whether it is known not to be NULL. */
  default boolean isSomewhere() {
    return this == Plain.NOT_NULL || this instanceof Named || this instanceof Code;
  }

  /** Whether {@code this ⊒ NULL}. */
  default boolean maybeNull() {
    return this == Plain.TOP
        || this == Plain.NULL
        || this instanceof Beyond
        || this instanceof Adrift;
  }

  /**
   * The greatest location below both. An object that only has a name, because something is known to
   * be there, may still turn out to be another one: its address is NOT-NULL, no address of its own.
   */
  default Location meet(Location other) {
    if (this == Plain.TOP || equals(other)) {
      return other;
    }
    if (other == Plain.TOP) {
      return this;
    }
    if (isRelative() || isOpen() && other.isSomewhere()) {
      return other;
    }
    return other.isRelative() || other.isOpen() && isSomewhere() ? this : Plain.BOTTOM;
  }

  private boolean isRelative() {
    return this instanceof Beyond || this instanceof Adrift;
  }

  private boolean isOpen() {
    return this == Plain.NOT_NULL
        || this instanceof Named n && n.offset() == 0 && n.region().isOpen();
  }
}
