package heapwright.solve.layer;

import heapwright.solve.layer.BackwardChanges.Requirement;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;

/** Floating-point operators, backwards; rounding may make the result miss by a little. */
final class FloatBackwardChanges {
  private final TermEvaluation now;

  FloatBackwardChanges(TermEvaluation now) {
    this.now = now;
  }

  private static BitVector apply(Operator operator, Sort sort, BitVector left, BitVector right) {
    return OperatorValue.of(operator, sort, left, right);
  }

  private static BitVector converted(Operator operator, Sort from, BitVector value, Sort to) {
    return OperatorValue.of(operator, to, 0, from, List.of(value));
  }

  private static BitVector one(Sort sort) {
    return converted(Operator.FLOAT_OF_SIGNED, Sort.bits(2), BitVector.of(2, 1), sort);
  }

  List<Requirement> operands(Operation term, BitVector wanted) {
    Term a = term.operand(0);
    Sort sort = term.sort();
    return switch (term.operator()) {
      case FLOAT_OF_BITS, BITS_OF_FLOAT -> List.of(new Requirement(a, wanted));
      case FLOAT_NEGATE ->
          List.of(new Requirement(a, converted(Operator.FLOAT_NEGATE, sort, wanted, sort)));
      case FLOAT_ROOT ->
          List.of(new Requirement(a, apply(Operator.FLOAT_MULTIPLY, sort, wanted, wanted)));
      case FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED ->
          List.of(new Requirement(a, converted(Operator.SIGNED_OF_FLOAT, sort, wanted, a.sort())));
      case FLOAT_OF_FLOAT ->
          List.of(new Requirement(a, converted(Operator.FLOAT_OF_FLOAT, sort, wanted, a.sort())));
      case SIGNED_OF_FLOAT ->
          List.of(new Requirement(a, converted(Operator.FLOAT_OF_SIGNED, sort, wanted, a.sort())));
      default -> arithmetic(term, wanted);
    };
  }

  private List<Requirement> arithmetic(Operation term, BitVector wanted) {
    Sort sort = term.sort();
    Term a = term.operand(0);
    Term b = term.operand(1);
    BitVector left = now.value(a);
    BitVector right = now.value(b);
    return switch (term.operator()) {
      case FLOAT_ADD ->
          List.of(
              new Requirement(a, apply(Operator.FLOAT_SUBTRACT, sort, wanted, right)),
              new Requirement(b, apply(Operator.FLOAT_SUBTRACT, sort, wanted, left)));
      case FLOAT_SUBTRACT ->
          List.of(
              new Requirement(a, apply(Operator.FLOAT_ADD, sort, wanted, right)),
              new Requirement(b, apply(Operator.FLOAT_SUBTRACT, sort, left, wanted)));
      case FLOAT_MULTIPLY -> factors(sort, term, wanted);
      default ->
          List.of(
              new Requirement(a, apply(Operator.FLOAT_MULTIPLY, sort, wanted, right)),
              new Requirement(b, apply(Operator.FLOAT_DIVIDE, sort, left, wanted)));
    };
  }

  /** While the other factor is zero no quotient helps: both have to move, one of them to 1. */
  private List<Requirement> factors(Sort sort, Operation term, BitVector wanted) {
    List<Requirement> requirements = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      BitVector other = now.value(term.operand(1 - i));
      boolean zero = isZero(sort, other);
      requirements.add(
          new Requirement(
              term.operand(i), zero ? wanted : apply(Operator.FLOAT_DIVIDE, sort, wanted, other)));
      if (zero) {
        requirements.add(new Requirement(term.operand(1 - i), one(sort)));
      }
    }
    return requirements;
  }

  private static boolean isZero(Sort sort, BitVector number) {
    BitVector zero = BitVector.of(number.width(), 0);
    return OperatorValue.of(Operator.FLOAT_EQUAL, Sort.TRUTH, 0, sort, List.of(number, zero))
        .isTrue();
  }

  List<Requirement> comparison(Operation term, boolean holds) {
    Term a = term.operand(0);
    Term b = term.operand(1);
    Sort sort = a.sort();
    BitVector left = now.value(a);
    BitVector right = now.value(b);
    boolean apart = term.operator() == Operator.FLOAT_LESS == holds;
    if (term.operator() == Operator.FLOAT_EQUAL ? holds : !apart) {
      return List.of(new Requirement(a, right), new Requirement(b, left));
    }
    boolean up = !holds;
    List<Requirement> requirements = new ArrayList<>();
    requirements.add(new Requirement(a, moved(sort, right, up)));
    requirements.add(new Requirement(b, moved(sort, left, !up)));
    requirements.add(new Requirement(a, neighbour(sort, right, up)));
    requirements.add(new Requirement(b, neighbour(sort, left, !up)));
    return requirements;
  }

  private static BitVector moved(Sort sort, BitVector number, boolean up) {
    Operator operator = up ? Operator.FLOAT_ADD : Operator.FLOAT_SUBTRACT;
    return apply(operator, sort, number, one(sort));
  }

  /** The next number of the format; encodings are ordered as their magnitudes. */
  private static BitVector neighbour(Sort sort, BitVector number, boolean up) {
    FloatFormat format = ((Sort.Floating) sort).format();
    return switch (format) {
      case FLOAT -> {
        float value = Float.intBitsToFloat((int) number.low());
        float next = up ? Math.nextUp(value) : Math.nextDown(value);
        yield BitVector.of(Float.SIZE, Float.floatToRawIntBits(next));
      }
      case DOUBLE -> {
        double value = Double.longBitsToDouble(number.low());
        double next = up ? Math.nextUp(value) : Math.nextDown(value);
        yield BitVector.of(Double.SIZE, Double.doubleToRawLongBits(next));
      }
      case LONG_DOUBLE -> moved(sort, number, up);
    };
  }
}
