package heapwright.machine.code;

/** Sums and differences in {@code int}, the commonest arithmetic of C, in its frequent shapes. */
final class IntAddition {
  private IntAddition() {}

  static LongCode add(LongCode left, LongCode right, Overflow overflow) {
    if (left instanceof Register x && right instanceof Constant c) {
      return new RegisterPlusConstant(x.slot(), c.value(), overflow);
    }
    if (left instanceof Register x && right instanceof Register y) {
      return new RegisterPlusRegister(x.slot(), y.slot(), overflow);
    }
    return f -> sum(left.eval(f), right.eval(f), overflow);
  }

  static LongCode subtract(LongCode left, LongCode right, Overflow overflow) {
    if (left instanceof Register x && right instanceof Constant c) {
      int slot = x.slot();
      long constant = c.value();
      return f -> difference(f[slot], constant, overflow);
    }
    if (left instanceof Register x && right instanceof Register y) {
      return new RegisterMinusRegister(x.slot(), y.slot(), overflow);
    }
    return f -> difference(left.eval(f), right.eval(f), overflow);
  }

  private static long sum(long left, long right, Overflow overflow) {
    long sum = left + right;
    return sum == (int) sum ? sum : overflow.wrap(sum, left, right);
  }

  private static long difference(long left, long right, Overflow overflow) {
    long difference = left - right;
    return difference == (int) difference ? difference : overflow.wrap(difference, left, right);
  }

  private record RegisterPlusConstant(int left, long right, Overflow overflow) implements LongCode {
    @Override
    public long eval(long[] f) {
      return sum(f[left], right, overflow);
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  private record RegisterPlusRegister(int left, int right, Overflow overflow) implements LongCode {
    @Override
    public long eval(long[] f) {
      return sum(f[left], f[right], overflow);
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  private record RegisterMinusRegister(int left, int right, Overflow overflow) implements LongCode {
    @Override
    public long eval(long[] f) {
      return difference(f[left], f[right], overflow);
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }
}
