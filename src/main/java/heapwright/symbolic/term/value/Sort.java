package heapwright.symbolic.term.value;

/** What kind of value a term has. */
public sealed interface Sort {
  Sort TRUTH = new Truth();

  /** Width of the bits that carry a value of this sort. */
  int width();

  <R> R match(Cases<R> cases);

  /** One case per sort. */
  interface Cases<R> {
    R truth();

    R bits(Bits sort);

    R floating(Floating sort);
  }

  static Bits bits(int width) {
    return new Bits(width);
  }

  static Floating floating(FloatFormat format) {
    return new Floating(format);
  }

  /** True or false, the outcome of a condition. */
  record Truth() implements Sort {
    @Override
    public int width() {
      return 1;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.truth();
    }
  }

  /** Bits without a sign of their own: operators bring the sign. */
  record Bits(int width) implements Sort {
    public static final int WIDEST = 128;

    public Bits {
      if (width < 1 || width > WIDEST) {
        throw new IllegalArgumentException("a bit-vector of " + width + " bits");
      }
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bits(this);
    }
  }

  /** A floating-point number; its value is carried as its encoding, NaN payloads included. */
  record Floating(FloatFormat format) implements Sort {
    @Override
    public int width() {
      return format.width();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floating(this);
    }
  }
}
