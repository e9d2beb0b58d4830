package heapwright.analysis;

import heapwright.ir.code.Expression;
import heapwright.ir.type.IntegerType;
import java.util.Optional;

/**
 * Comparisons that the types of their operands settle, such as {@code i >= 0} where i is unsigned,
 * or {@code i < 256} where it is a byte.
 */
final class SettledComparison {
  /** Numbers from one to another, both within 63 bits and a sign. */
  private record Range(long low, long high) {}

  private SettledComparison() {}

  static boolean is(Expression condition) {
    if (!(condition instanceof Expression.Comparison c)) {
      return false;
    }
    Optional<Range> left = range(c.left());
    Optional<Range> right = range(c.right());
    if (left.isEmpty() || right.isEmpty()) {
      return isAtLeastZero(c);
    }
    Range a = left.get();
    Range b = right.get();
    return switch (c.relation()) {
      case EQUAL, NOT_EQUAL -> a.high() < b.low() || b.high() < a.low();
      case LESS, GREATER_EQUAL -> a.high() < b.low() || a.low() >= b.high();
      case LESS_EQUAL, GREATER -> a.high() <= b.low() || a.low() > b.high();
    };
  }

  /** For types that are wider than a range can say. */
  private static boolean isAtLeastZero(Expression.Comparison c) {
    return c.left().type() instanceof IntegerType type
        && !type.signed()
        && switch (c.relation()) {
          case GREATER_EQUAL, LESS -> isZero(c.right());
          case LESS_EQUAL, GREATER -> isZero(c.left());
          default -> false;
        };
  }

  private static boolean isZero(Expression e) {
    return e instanceof Expression.IntegerConstant constant && constant.value() == 0;
  }

  private static Optional<Range> range(Expression e) {
    if (!(e.type() instanceof IntegerType type) || type.bits() >= Long.SIZE) {
      return Optional.empty();
    }
    if (e instanceof Expression.IntegerConstant constant) {
      return Optional.of(new Range(constant.value(), constant.value()));
    }
    Range whole = whole(type);
    if (e instanceof Expression.Conversion conversion) {
      return range(conversion.operand())
          .filter(r -> r.low() >= whole.low() && r.high() <= whole.high())
          .or(() -> Optional.of(whole));
    }
    return Optional.of(whole);
  }

  private static Range whole(IntegerType type) {
    if (type.isBool()) {
      return new Range(0, 1);
    }
    return type.signed()
        ? new Range(-(1L << (type.bits() - 1)), (1L << (type.bits() - 1)) - 1)
        : new Range(0, (1L << type.bits()) - 1);
  }
}
