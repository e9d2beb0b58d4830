package heapwright.solve.linear;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Sort;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Terms as linear expressions. A term of w bits is first written as any integer that is congruent
 * to it modulo 2^w, which sums and products with constants need no help for; where a comparison or
 * a conversion asks for the number itself and the integer may lie outside, a multiple of 2^w is
 * taken away, how often being a column of its own.
 */
final class Linearisation {
  /** The recursion goes as deep as terms do. */
  private static final int LARGEST = 2_000;

  private record Asked(Term term, boolean signed) {}

  private final MixedProgram program;
  private final LinearQuotients quotients;
  private final Choices choices;
  private final Map<Term, LinearSum> integers = new HashMap<>();
  private final Map<Asked, LinearSum> numbers = new HashMap<>();

  Linearisation(MixedProgram program, Choices choices) {
    this.program = program;
    this.choices = choices;
    quotients = new LinearQuotients(program);
  }

  /** Writes a value that depends on a condition. */
  interface Choices {
    LinearSum of(Operation choice) throws NotLinear;
  }

  /** The number that the bits stand for. */
  LinearSum number(Term term, boolean signed) throws NotLinear {
    Asked asked = new Asked(term, signed);
    LinearSum known = numbers.get(asked);
    if (known == null) {
      known = term instanceof Constant c ? constant(c, signed) : computed(term, signed);
      numbers.put(asked, known);
    }
    return known;
  }

  private LinearSum computed(Term term, boolean signed) throws NotLinear {
    return within(integer(term), term.width(), signed);
  }

  private static LinearSum constant(Constant term, boolean signed) throws NotLinear {
    if (term.width() > Long.SIZE || !signed && term.value().low() < 0) {
      throw new NotLinear("a number of more than 63 bits");
    }
    return LinearSum.of(signed ? term.value().signedLong() : term.value().low());
  }

  /** The number of so many bits that is congruent to an integer. */
  private LinearSum within(LinearSum integer, int width, boolean signed) throws NotLinear {
    if (width > Long.SIZE - 2) {
      // Only numbers far from the bounds of their type are of interest at such widths.
      if (!signed && integer.least() < 0) {
        throw new NotLinear("unsigned numbers of " + width + " bits");
      }
      return integer;
    }
    long least = signed ? -(1L << width - 1) : 0;
    long greatest = least + (1L << width) - 1;
    if (integer.least() >= least && integer.greatest() <= greatest) {
      return integer;
    }
    return quotients.wrapped(integer.plus(-least), 1L << width).plus(least);
  }

  /** An integer that is congruent to the term. */
  LinearSum integer(Term term) throws NotLinear {
    LinearSum known = integers.get(term);
    if (known == null) {
      known = compute(term);
      // Asked for here so that what leaves 64 bits is found out before it is used.
      known.least();
      known.greatest();
      integers.put(term, known);
    }
    return known;
  }

  private LinearSum compute(Term term) throws NotLinear {
    if (!(term.sort() instanceof Sort.Bits)) {
      throw new NotLinear("floating-point numbers");
    }
    if (term.size() > LARGEST) {
      throw new NotLinear("an expression of more than " + LARGEST + " parts");
    }
    if (term instanceof Constant c) {
      return constant(c, true);
    }
    return term instanceof Symbol s ? LinearSum.of(program.input(s)) : operation((Operation) term);
  }

  private LinearSum operation(Operation term) throws NotLinear {
    Term first = term.operand(0);
    return switch (term.operator()) {
      case ADD -> integer(first).plus(integer(term.operand(1)));
      case SUBTRACT -> integer(first).minus(integer(term.operand(1)));
      case NEGATE -> integer(first).times(-1);
      case COMPLEMENT -> integer(first).times(-1).plus(-1);
      case MULTIPLY -> product(term);
      case SHIFT_LEFT -> integer(first).times(1L << amount(term, Long.SIZE - 2));
      case ZERO_EXTEND -> number(first, false);
      case SIGN_EXTEND -> number(first, true);
      case CONCATENATE ->
          integer(first)
              .times(1L << atMost(term.operand(1).width(), Long.SIZE - 2))
              .plus(number(term.operand(1), false));
      case EXTRACT -> term.low() == 0 ? integer(first) : shifted(first, false, term.low());
      case SHIFT_RIGHT_LOGICAL -> shifted(first, false, amount(term, term.width() - 1));
      case SHIFT_RIGHT_ARITHMETIC -> shifted(first, true, amount(term, term.width() - 1));
      case AND -> masked(term);
      case DIVIDE_UNSIGNED -> quotients.quotient(number(first, false), divisor(term));
      case REMAINDER_UNSIGNED -> quotients.remainder(number(first, false), divisor(term));
      case DIVIDE_SIGNED -> quotients.towardsZero(number(first, true), divisor(term));
      case REMAINDER_SIGNED -> {
        long divisor = divisor(term);
        LinearSum dividend = number(first, true);
        yield dividend.minus(quotients.towardsZero(dividend, divisor).times(divisor));
      }
      case CHOOSE -> choices.of(term);
      default -> throw new NotLinear(term.operator().name().toLowerCase(Locale.ROOT));
    };
  }

  private LinearSum product(Operation term) throws NotLinear {
    OptionalLong left = constant(term.operand(0));
    OptionalLong right = constant(term.operand(1));
    if (left.isPresent()) {
      return integer(term.operand(1)).times(left.getAsLong());
    }
    if (right.isPresent()) {
      return integer(term.operand(0)).times(right.getAsLong());
    }
    throw new NotLinear("a product of inputs");
  }

  private LinearSum shifted(Term term, boolean signed, int by) throws NotLinear {
    return quotients.quotient(number(term, signed), 1L << atMost(by, Long.SIZE - 2));
  }

  /** The low bits, where the mask says so. */
  private LinearSum masked(Operation term) throws NotLinear {
    boolean isRight = term.operand(1) instanceof Constant;
    OptionalLong mask = constant(term.operand(isRight ? 1 : 0));
    Term other = term.operand(isRight ? 0 : 1);
    if (mask.isPresent() && mask.getAsLong() > 0) {
      long above = mask.getAsLong() + 1;
      if (above > 0 && (above & mask.getAsLong()) == 0) {
        return within(integer(other), Long.numberOfTrailingZeros(above), false);
      }
    }
    throw new NotLinear("a bitwise and");
  }

  private static int amount(Operation term, int most) throws NotLinear {
    OptionalLong amount = constant(term.operand(1));
    if (amount.isEmpty() || amount.getAsLong() < 0) {
      throw new NotLinear("a shift by an input");
    }
    return atMost((int) Math.min(amount.getAsLong(), Integer.MAX_VALUE), most);
  }

  private static int atMost(int bits, int most) throws NotLinear {
    if (bits > most) {
      throw new NotLinear("a shift by " + bits);
    }
    return bits;
  }

  private static long divisor(Operation term) throws NotLinear {
    OptionalLong divisor = constant(term.operand(1));
    if (divisor.isEmpty() || divisor.getAsLong() <= 0) {
      throw new NotLinear("a division by what is not a positive constant");
    }
    return divisor.getAsLong();
  }

  private static OptionalLong constant(Term term) {
    return term instanceof Constant c && term.width() <= Long.SIZE
        ? OptionalLong.of(c.value().signedLong())
        : OptionalLong.empty();
  }

  /**
   * A term cannot be written as a linear expression. Thrown through the recursion over terms and
   * caught where the formula has its alternatives.
   */
  static final class NotLinear extends Exception {
    private static final long serialVersionUID = 1;

    NotLinear(String what) {
      super(what, null, false, false);
    }
  }
}
