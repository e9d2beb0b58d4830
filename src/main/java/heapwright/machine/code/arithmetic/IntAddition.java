package heapwright.machine.code.arithmetic;

import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;

/** Sums and differences in {@code int}, the commonest arithmetic of C, in its frequent shapes. */
final class IntAddition {
  private IntAddition() {}

  static LongCode add(LongCode left, LongCode right, OverflowSite overflow) {
    if (left instanceof RegisterRead x && right instanceof ConstantCode c) {
      return new RegisterPlusConstant(x.slot(), c.value(), overflow);
    }
    if (left instanceof RegisterRead x && right instanceof RegisterRead y) {
      return new RegisterPlusRegister(x.slot(), y.slot(), overflow);
    }
    return f -> sum(left.eval(f), right.eval(f), overflow);
  }

  static LongCode subtract(LongCode left, LongCode right, OverflowSite overflow) {
    if (left instanceof RegisterRead x && right instanceof ConstantCode c) {
      int slot = x.slot();
      long constant = c.value();
      return f -> difference(f[slot], constant, overflow);
    }
    if (left instanceof RegisterRead x && right instanceof RegisterRead y) {
      return new RegisterMinusRegister(x.slot(), y.slot(), overflow);
    }
    return f -> difference(left.eval(f), right.eval(f), overflow);
  }

  private static long sum(long left, long right, OverflowSite overflow) {
    long sum = left + right;
    return sum == (int) sum ? sum : overflow.wrap(sum, left, right);
  }

  private static long difference(long left, long right, OverflowSite overflow) {
    long difference = left - right;
    return difference == (int) difference ? difference : overflow.wrap(difference, left, right);
  }

  private record RegisterPlusConstant(int left, long right, OverflowSite overflow)
      implements LongCode {
    @Override
    public long eval(long[] f) {
      return sum(f[left], right, overflow);
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  private record RegisterPlusRegister(int left, int right, OverflowSite overflow)
      implements LongCode {
    @Override
    public long eval(long[] f) {
      return sum(f[left], f[right], overflow);
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  private record RegisterMinusRegister(int left, int right, OverflowSite overflow)
      implements LongCode {
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
