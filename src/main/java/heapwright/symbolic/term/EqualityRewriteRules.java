package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** Equality of bits and of truth values. All of it holds under wrap-around. */
final class EqualityRewriteRules extends RewriteRules {
  EqualityRewriteRules(Terms terms) {
    super(terms);
  }

  Term equal(Term left, Term right) {
    if (left == right) {
      return terms.truth(true);
    }
    Optional<Term> simpler =
        right instanceof Constant c ? equalConstant(left, c) : equalTerms(left, right);
    return simpler.orElseGet(() -> made(Operator.EQUAL, Sort.TRUTH, left, right));
  }

  private Optional<Term> equalConstant(Term left, Constant right) {
    if (left.sort() instanceof Sort.Truth) {
      return Optional.of(right.isTrue() ? left : terms.not(left));
    }
    if (!(left instanceof Operation o)) {
      return Optional.empty();
    }
    return switch (o.operator()) {
      case ADD, XOR -> undone(o, right);
      case SUBTRACT -> difference(o, right);
      case NEGATE -> Optional.of(terms.equal(o.operand(0), terms.negate(right)));
      case COMPLEMENT -> Optional.of(terms.equal(o.operand(0), terms.complement(right)));
      case ZERO_EXTEND, SIGN_EXTEND -> extension(o, right);
      case CONCATENATE -> Optional.of(parts(o, right));
      case CHOOSE -> choice(o, right);
      default -> Optional.empty();
    };
  }

  private Optional<Term> undone(Operation left, Term right) {
    if (!left.operand(1).isConstant()) {
      return Optional.empty();
    }
    Term moved =
        left.operator() == Operator.ADD
            ? terms.subtract(right, left.operand(1))
            : terms.xor(right, left.operand(1));
    return Optional.of(terms.equal(left.operand(0), moved));
  }

  private Optional<Term> difference(Operation left, Term right) {
    if (isZero(right)) {
      return Optional.of(terms.equal(left.operand(0), left.operand(1)));
    }
    return left.operand(0).isConstant()
        ? Optional.of(terms.equal(left.operand(1), terms.subtract(left.operand(0), right)))
        : Optional.empty();
  }

  private Optional<Term> extension(Operation left, Constant right) {
    Term inner = left.operand(0);
    BitVector cut = IntegerValue.extract(right.value(), 0, inner.width());
    BitVector back =
        left.operator() == Operator.ZERO_EXTEND
            ? IntegerValue.zeroExtend(cut, left.width())
            : IntegerValue.signExtend(cut, left.width());
    return Optional.of(
        back.equals(right.value()) ? terms.equal(inner, constant(cut)) : terms.truth(false));
  }

  private Term parts(Operation left, Constant right) {
    Term high = left.operand(0);
    Term low = left.operand(1);
    BitVector upper = IntegerValue.extract(right.value(), low.width(), high.width());
    BitVector lower = IntegerValue.extract(right.value(), 0, low.width());
    return terms.both(terms.equal(high, constant(upper)), terms.equal(low, constant(lower)));
  }

  /** One arm is a constant: its comparison is known, and the condition selects. */
  private Optional<Term> choice(Operation left, Term right) {
    Term then = left.operand(1);
    Term otherwise = left.operand(2);
    return hasConstantArm(left)
        ? Optional.of(
            terms.choose(left.operand(0), terms.equal(then, right), terms.equal(otherwise, right)))
        : Optional.empty();
  }

  private Optional<Term> equalTerms(Term left, Term right) {
    if (isExtension(left)
        && is(right, ((Operation) left).operator())
        && operand(left, 0).width() == operand(right, 0).width()) {
      return Optional.of(terms.equal(operand(left, 0), operand(right, 0)));
    }
    if (isShifted(left) && operand(left, 0) == right
        || isShifted(right) && operand(right, 0) == left) {
      return Optional.of(terms.truth(false));
    }
    if (isShifted(left) && isShifted(right)) {
      Term shift = terms.subtract(operand(left, 1), operand(right, 1));
      return Optional.of(terms.equal(terms.add(operand(left, 0), shift), operand(right, 0)));
    }
    if (isInverse(Operator.NOT, left, right) || isInverse(Operator.COMPLEMENT, left, right)) {
      return Optional.of(terms.truth(false));
    }
    return Optional.empty();
  }
}
