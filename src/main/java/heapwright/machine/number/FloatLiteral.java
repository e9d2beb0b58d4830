package heapwright.machine.number;

/** What a text stands for before it is rounded to a format. */
sealed interface FloatLiteral {
  <R> R match(Cases<R> cases);

  /** One answer for each kind of literal. */
  interface Cases<R> {
    R zero(boolean negative);

    R number(Number number);

    R infinite(boolean negative);

    R nan(boolean negative, NanPayload payload);
  }

  /** Zero, written or for want of a number. */
  record Zero(boolean negative) implements FloatLiteral {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.zero(negative);
    }
  }

  /**
   * A number other than zero.
   *
   * @param decimals how many digits it has after the point when written out without an exponent; 0
   *     if it is hexadecimal
   */
  record Number(boolean negative, LeadingBits magnitude, long decimals) implements FloatLiteral {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.number(this);
    }
  }

  /** The word "inf" or "infinity". */
  record Infinite(boolean negative) implements FloatLiteral {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.infinite(negative);
    }
  }

  /** The word "nan", with the number in parentheses after it. */
  record NotANumber(boolean negative, NanPayload payload) implements FloatLiteral {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nan(negative, payload);
    }
  }
}
