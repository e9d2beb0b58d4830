package heapwright.machine.code.arithmetic;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import heapwright.machine.outcome.RunStopped;

/** Quotients and remainders; where the processor traps, the run ends. */
record Division(FaultLog faults, IntegerType type, SourceSpan at) {

  LongCode quotient(LongCode left, LongCode right) {
    if (!type.signed()) {
      return type.bits() < 64
          ? f -> left.eval(f) / nonZero(right.eval(f))
          : f -> Long.divideUnsigned(left.eval(f), nonZero(right.eval(f)));
    }
    return f -> {
      long x = left.eval(f);
      long y = right.eval(f);
      check(x, y);
      return x / y;
    };
  }

  LongCode remainder(LongCode left, LongCode right) {
    if (!type.signed()) {
      return type.bits() < 64
          ? f -> left.eval(f) % nonZero(right.eval(f))
          : f -> Long.remainderUnsigned(left.eval(f), nonZero(right.eval(f)));
    }
    return f -> {
      long x = left.eval(f);
      long y = right.eval(f);
      check(x, y);
      return x % y;
    };
  }

  private long nonZero(long divisor) {
    if (divisor == 0) {
      throw byZero();
    }
    return divisor;
  }

  // idiv traps on the one quotient that does not fit, for the remainder too.
  private void check(long dividend, long divisor) {
    if (divisor == 0) {
      throw byZero();
    }
    if (divisor == -1 && dividend == least()) {
      String what = dividend + " divided by -1 does not fit into '" + type + "'";
      throw faults.stop(FaultKind.DIVISION_BY_ZERO, at, what);
    }
  }

  private long least() {
    return -1L << type.bits() - 1;
  }

  RunStopped byZero() {
    return faults.stop(FaultKind.DIVISION_BY_ZERO, at, "the divisor is 0");
  }
}
