package heapwright.symbolic.term.value;

/** What kind of value a term has. */
public sealed interface Sort {
  Sort TRUTH = new Truth();

  /** Width of the bits that carry a value of this sort. */
  int width();

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
  }

  /** Bits without a sign of their own: operators bring the sign. */
  record Bits(int width) implements Sort {
    public static final int WIDEST = 128;

    public Bits {
      if (width < 1 || width > WIDEST) {
        throw new IllegalArgumentException("a bit-vector of " + width + " bits");
      }
    }
  }

  /** A floating-point number; its value is carried as its encoding, NaN payloads included. */
  record Floating(FloatFormat format) implements Sort {
    @Override
    public int width() {
      return format.width();
    }
  }
}
