package heapwright.machine.code;

import heapwright.ir.BinaryOperator;
import heapwright.ir.IntegerType;
import heapwright.ir.SourceSpan;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.math.BigInteger;

/** A place where signed arithmetic may overflow. gcc -O0 wraps, so the run goes on. */
record Overflow(FaultLog faults, IntegerType type, BinaryOperator operator, SourceSpan at) {

  /** Reports the overflow and gives the wrapped result. */
  long wrap(long result, long left, long right) {
    faults.survive(
        FaultKind.SIGNED_OVERFLOW,
        at,
        () -> spell(left, right) + " does not fit into '" + type + "'");
    return type.wrap(result);
  }

  private String spell(long left, long right) {
    // A negation is compiled as the difference from 0, and overflows for one operand only.
    boolean negation = operator == BinaryOperator.SUBTRACT && left == 0;
    return negation ? "-(" + right + ")" : left + " " + operator.symbol() + " " + right;
  }

  /** As {@link #wrap} for 128 bits, which {@code result} has been cut to. */
  Int128 wide(Int128 result, Int128 left, Int128 right) {
    BigInteger exact = exact(left.value(true), right.value(true));
    if (!exact.equals(result.value(true))) {
      faults.survive(
          FaultKind.SIGNED_OVERFLOW, at, () -> exact + " does not fit into '" + type + "'");
    }
    return result;
  }

  private BigInteger exact(BigInteger left, BigInteger right) {
    return switch (operator) {
      case ADD -> left.add(right);
      case SUBTRACT -> left.subtract(right);
      default -> left.multiply(right);
    };
  }
}
