package heapwright.symbolic.scalar;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;

/**
 * Functions of math.h as terms. None of them forks a path: rounding converts to integers where
 * numbers have a fraction, and leaves larger numbers unchanged.
 */
public final class MathTerms {
  private final Terms terms;

  public MathTerms(Terms terms) {
    this.terms = terms;
  }

  public Terms terms() {
    return terms;
  }

  private Term constant(Term like, double value) {
    return terms.floatOf(terms.number(value), like.format());
  }

  private Term signBit(int width) {
    return terms.shiftLeft(terms.bits(width, 1), terms.bits(width, width - 1));
  }

  public Term magnitude(Term x) {
    Term bits = terms.and(terms.bitsOfFloat(x), terms.complement(signBit(x.width())));
    return terms.floatOfBits(bits, x.format());
  }

  /** The first number with the second one's sign. */
  public Term signed(Term x, Term sign) {
    Term bits = terms.and(terms.bitsOfFloat(sign), signBit(x.width()));
    return terms.floatOfBits(terms.or(terms.bitsOfFloat(magnitude(x)), bits), x.format());
  }

  /** From here on, neighbouring numbers are whole numbers. */
  private Term limit(Term x) {
    return constant(x, Math.scalb(1.0, x.format().precision() - 1));
  }

  private Term whereFractional(Term x, Term rounded) {
    return terms.choose(terms.floatLess(magnitude(x), limit(x)), signed(rounded, x), x);
  }

  public Term truncated(Term x) {
    return whereFractional(x, whole(x));
  }

  private Term whole(Term x) {
    return terms.floatOf(terms.integerOf(x, Long.SIZE, true), true, x.format());
  }

  public Term floor(Term x) {
    Term whole = whole(x);
    Term less = terms.floatSubtract(whole, constant(x, 1));
    return whereFractional(x, terms.choose(terms.floatLess(x, whole), less, whole));
  }

  public Term ceiling(Term x) {
    return terms.floatNegate(floor(terms.floatNegate(x)));
  }

  /** Rounds halves away from zero. */
  public Term rounded(Term x) {
    Term size = magnitude(x);
    Term whole = whole(size);
    Term isUp = terms.floatAtMost(constant(x, 0.5), terms.floatSubtract(size, whole));
    Term up = terms.floatAdd(whole, constant(x, 1));
    return whereFractional(x, terms.choose(isUp, up, whole));
  }

  /** Rounds halves to even, as arithmetic does. */
  public Term nearest(Term x) {
    Term sum = terms.floatAdd(magnitude(x), limit(x));
    return whereFractional(x, terms.floatSubtract(sum, limit(x)));
  }

  Term isNaN(Term x) {
    return terms.not(terms.floatEqual(x, x));
  }

  public Term larger(Term x, Term y) {
    return selected(x, y, terms.floatLess(y, x));
  }

  public Term smaller(Term x, Term y) {
    return selected(x, y, terms.floatLess(x, y));
  }

  /** If one operand is NaN, the other one is the result. */
  private Term selected(Term x, Term y, Term first) {
    Term number = terms.choose(isNaN(y), terms.floatAdd(x, y), y);
    return terms.choose(isNaN(x), number, terms.choose(terms.either(isNaN(y), first), x, y));
  }
}
