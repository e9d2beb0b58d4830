package heapwright.solve.layer;

import heapwright.solve.layer.BackwardChanges.Requirement;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Operators on bits, backwards. */
final class IntegerBackwardChanges {
  private final TermEvaluation now;

  IntegerBackwardChanges(TermEvaluation now) {
    this.now = now;
  }

  private static BitVector apply(Operator operator, BitVector left, BitVector right) {
    return heapwright.symbolic.term.value.OperatorValue.of(
        operator, Sort.bits(left.width()), left, right);
  }

  private static BitVector complement(BitVector value) {
    return apply(Operator.XOR, value, BitVector.of(value.width(), -1));
  }

  private static BitVector shift(BitVector value, int by) {
    return BitVector.of(value.width(), value.unsigned().shiftLeft(by));
  }

  List<Requirement> operands(Operation term, BitVector wanted) {
    Term first = term.operand(0);
    return switch (term.operator()) {
      case NEGATE ->
          requirement(first, apply(Operator.SUBTRACT, BitVector.of(term.width(), 0), wanted));
      case COMPLEMENT -> requirement(first, complement(wanted));
      case EXTRACT -> requirement(first, replaced(term, wanted));
      case ZERO_EXTEND, SIGN_EXTEND -> unextended(term, wanted);
      case ADD, SUBTRACT, XOR -> invertible(term, wanted);
      case MULTIPLY -> factors(term, wanted);
      case AND, OR -> masked(term, wanted);
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC -> shifted(term, wanted);
      case DIVIDE_SIGNED, DIVIDE_UNSIGNED ->
          requirement(first, apply(Operator.MULTIPLY, wanted, now.value(term.operand(1))));
      case REMAINDER_SIGNED, REMAINDER_UNSIGNED -> requirement(first, wanted);
      default -> List.of();
    };
  }

  private static List<Requirement> requirement(Term term, BitVector value) {
    return List.of(new Requirement(term, value));
  }

  private List<Requirement> invertible(Operation term, BitVector wanted) {
    Term a = term.operand(0);
    Term b = term.operand(1);
    BitVector left = now.value(a);
    BitVector right = now.value(b);
    return switch (term.operator()) {
      case ADD ->
          List.of(
              new Requirement(a, apply(Operator.SUBTRACT, wanted, right)),
              new Requirement(b, apply(Operator.SUBTRACT, wanted, left)));
      case SUBTRACT ->
          List.of(
              new Requirement(a, apply(Operator.ADD, wanted, right)),
              new Requirement(b, apply(Operator.SUBTRACT, left, wanted)));
      default ->
          List.of(
              new Requirement(a, apply(Operator.XOR, wanted, right)),
              new Requirement(b, apply(Operator.XOR, wanted, left)));
    };
  }

  private List<Requirement> factors(Operation term, BitVector wanted) {
    List<Requirement> requirements = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Term factor = term.operand(i);
      quotient(wanted, now.value(term.operand(1 - i)))
          .ifPresent(value -> requirements.add(new Requirement(factor, value)));
    }
    return requirements;
  }

  /** A q with q * divisor = wanted in the width's arithmetic: divides by 2^k, then by inverse. */
  private static Optional<BitVector> quotient(BitVector wanted, BitVector divisor) {
    if (divisor.isZero()) {
      return Optional.empty();
    }
    int zeros = divisor.unsigned().getLowestSetBit();
    if (!wanted.isZero() && wanted.unsigned().getLowestSetBit() < zeros) {
      return Optional.empty();
    }
    BigInteger modulus = BigInteger.ONE.shiftLeft(wanted.width());
    BigInteger inverse = divisor.unsigned().shiftRight(zeros).modInverse(modulus);
    // Signed, so that -6 / 3 * 2^0 gives -2 and not a large number.
    BigInteger value = wanted.signed().shiftRight(zeros).multiply(inverse);
    return Optional.of(BitVector.of(wanted.width(), value));
  }

  private List<Requirement> masked(Operation term, BitVector wanted) {
    List<Requirement> requirements = new ArrayList<>();
    boolean and = term.operator() == Operator.AND;
    for (int i = 0; i < 2; i++) {
      BitVector old = now.value(term.operand(i));
      BitVector other = now.value(term.operand(1 - i));
      BitVector free = and ? complement(other) : other;
      BitVector kept = apply(Operator.AND, old, free);
      BitVector set = apply(Operator.AND, wanted, complement(free));
      BitVector value = apply(Operator.OR, kept, set);
      if (apply(term.operator(), value, other).equals(wanted)) {
        requirements.add(new Requirement(term.operand(i), value));
      }
    }
    return requirements;
  }

  private List<Requirement> shifted(Operation term, BitVector wanted) {
    BitVector amount = now.value(term.operand(1));
    if (amount.unsigned().compareTo(BigInteger.valueOf(term.width())) >= 0) {
      return List.of();
    }
    int by = (int) amount.low();
    boolean left = term.operator() == Operator.SHIFT_LEFT;
    return requirement(term.operand(0), shift(wanted, left ? -by : by));
  }

  private BitVector replaced(Operation extract, BitVector wanted) {
    BitVector old = now.value(extract.operand(0));
    BigInteger ones = BigInteger.ONE.shiftLeft(wanted.width()).subtract(BigInteger.ONE);
    BigInteger kept = old.unsigned().andNot(ones.shiftLeft(extract.low()));
    return BitVector.of(old.width(), kept.or(wanted.unsigned().shiftLeft(extract.low())));
  }

  private static List<Requirement> unextended(Operation term, BitVector wanted) {
    Term inner = term.operand(0);
    BitVector cut = BitVector.of(inner.width(), wanted.unsigned());
    BigInteger back = term.operator() == Operator.ZERO_EXTEND ? cut.unsigned() : cut.signed();
    return BitVector.of(wanted.width(), back).equals(wanted) ? requirement(inner, cut) : List.of();
  }

  /** The requirements of a concatenation, to be met together. */
  List<Requirement> parts(Operation term, BitVector wanted) {
    Term high = term.operand(0);
    Term low = term.operand(1);
    return List.of(
        new Requirement(
            high, BitVector.of(high.width(), wanted.unsigned().shiftRight(low.width()))),
        new Requirement(low, BitVector.of(low.width(), wanted.unsigned())));
  }

  List<Requirement> comparison(Operation term, boolean holds) {
    Term a = term.operand(0);
    Term b = term.operand(1);
    BitVector left = now.value(a);
    BitVector right = now.value(b);
    BitVector one = BitVector.of(left.width(), 1);
    if (term.operator() == Operator.EQUAL) {
      return holds
          ? List.of(new Requirement(a, right), new Requirement(b, left))
          : List.of(
              new Requirement(a, apply(Operator.ADD, left, one)),
              new Requirement(b, apply(Operator.ADD, right, one)));
    }
    boolean strict =
        term.operator() == Operator.LESS_SIGNED || term.operator() == Operator.LESS_UNSIGNED;
    BitVector step = BitVector.of(left.width(), strict == holds ? 1 : 0);
    // a < b: one below the other; not a < b: equal to it. At the ends this wraps and is no help.
    return holds
        ? List.of(
            new Requirement(a, apply(Operator.SUBTRACT, right, step)),
            new Requirement(b, apply(Operator.ADD, left, step)))
        : List.of(
            new Requirement(a, apply(Operator.ADD, right, step)),
            new Requirement(b, apply(Operator.SUBTRACT, left, step)));
  }
}
