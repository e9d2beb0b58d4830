package heapwright.machine.number.math;

/** When a function sets errno, told from its arguments and its result. */
enum ErrorRule {
  NONE {
    @Override
    MathError judge(FloatClass x, FloatClass y, FloatClass result) {
      return MathError.NONE;
    }
  },

  /** A NaN out of numbers, and an infinity out of finite ones. */
  EDGES {
    @Override
    MathError judge(FloatClass x, FloatClass y, FloatClass result) {
      if (result == FloatClass.NAN) {
        boolean given = x == FloatClass.NAN || y == FloatClass.NAN;
        return given ? MathError.NONE : MathError.DOMAIN;
      }
      boolean overflow = result == FloatClass.INFINITE && x.isFinite() && y.isFinite();
      return overflow ? MathError.RANGE : MathError.NONE;
    }
  },

  /** The same, and a zero that stands for a smaller number. */
  EDGES_AND_UNDERFLOW {
    @Override
    MathError judge(FloatClass x, FloatClass y, FloatClass result) {
      boolean exact = x == FloatClass.ZERO || !x.isFinite() || !y.isFinite();
      return result == FloatClass.ZERO && !exact ? MathError.RANGE : EDGES.judge(x, y, result);
    }
  };

  abstract MathError judge(FloatClass x, FloatClass y, FloatClass result);
}
