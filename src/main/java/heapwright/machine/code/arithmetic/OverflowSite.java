package heapwright.machine.code.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.math.BigInteger;
import java.util.function.Supplier;

/** A place where signed arithmetic may overflow. gcc -O0 wraps, so the run goes on. */
public final class OverflowSite {
  private final FaultLog faults;
  private final IntegerType type;
  private final BinaryOperator operator;
  private final SourceSpan at;
  private int reportedIn;

  public OverflowSite(FaultLog faults, IntegerType type, BinaryOperator operator, SourceSpan at) {
    this.faults = faults;
    this.type = type;
    this.operator = operator;
    this.at = at;
  }

  /** Reports the overflow and gives the wrapped result. */
  long wrap(long result, long left, long right) {
    report(() -> spell(left, right));
    return type.wrap(result);
  }

  /** Programs hash by overflowing: a place that has been reported must stay quick. */
  private void report(Supplier<String> operation) {
    if (reportedIn != faults.run()) {
      reportedIn = faults.run();
      faults.survive(
          FaultKind.SIGNED_OVERFLOW,
          at,
          () -> operation.get() + " does not fit into '" + type + "'");
    }
  }

  private String spell(long left, long right) {
    // A negation is compiled as the difference from 0, and overflows for one operand only.
    boolean negation = operator == BinaryOperator.SUBTRACT && left == 0;
    return negation ? "-(" + right + ")" : left + " " + operator.symbol() + " " + right;
  }

  /** As {@link #wrap} for 128 bits, which {@code result} has been cut to. */
  public Int128 wide(Int128 result, Int128 left, Int128 right) {
    BigInteger exact = exact(left.value(true), right.value(true));
    if (!exact.equals(result.value(true))) {
      report(exact::toString);
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
