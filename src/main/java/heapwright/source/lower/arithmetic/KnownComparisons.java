package heapwright.source.lower.arithmetic;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.Comparison;
import heapwright.ir.code.Expression.GlobalAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.LocalAddress;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import java.util.Optional;
import java.util.OptionalDouble;

/** What is known about a comparison before it runs. */
final class KnownComparisons {
  private KnownComparisons() {}

  /** The relation that holds exactly when this comparison does not; none for ordered floats. */
  static Optional<Relation> opposite(Comparison comparison) {
    Relation relation = comparison.relation();
    boolean orders = relation != Relation.EQUAL && relation != Relation.NOT_EQUAL;
    return orders && comparison.left().type() instanceof FloatingType
        ? Optional.empty()
        : Optional.of(relation.negated());
  }

  static Optional<Boolean> known(Relation relation, Expression left, Expression right) {
    if (left instanceof IntegerConstant l) {
      return right instanceof IntegerConstant r
          ? Optional.of(
              relation.holds(
                  IntegerConstantArithmetic.exact(l).compareTo(IntegerConstantArithmetic.exact(r)),
                  0))
          : againstConstant(relation.mirrored(), right, l);
    }
    if (right instanceof IntegerConstant r) {
      return againstConstant(relation, left, r);
    }
    OptionalDouble l = FloatConstantArithmetic.value(left);
    OptionalDouble r = FloatConstantArithmetic.value(right);
    if (l.isPresent() && r.isPresent() && !Double.isNaN(l.getAsDouble() + r.getAsDouble())) {
      // Adding 0.0 makes the two zeros one, as C compares them.
      int order = Double.compare(l.getAsDouble() + 0.0, r.getAsDouble() + 0.0);
      return Optional.of(relation.holds(order, 0));
    }
    return Optional.empty();
  }

  /** What is compared with a constant is known only if it is the address of an object. */
  private static Optional<Boolean> againstConstant(
      Relation relation, Expression value, IntegerConstant constant) {
    boolean isObject = value instanceof LocalAddress || value instanceof GlobalAddress;
    return isObject && constant.value() == 0 ? nonNull(relation) : Optional.empty();
  }

  private static Optional<Boolean> nonNull(Relation relation) {
    return switch (relation) {
      case EQUAL -> Optional.of(false);
      case NOT_EQUAL -> Optional.of(true);
      default -> Optional.empty();
    };
  }
}
