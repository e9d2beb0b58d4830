package heapwright.solve.linear;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Formulas as constraints: negations go inwards, what is not linear is left out. */
final class NegationNormalForm {
  private final MixedProgram program;
  private final Linearisation linear;
  private Optional<String> leftOut = Optional.empty();

  NegationNormalForm(MixedProgram program) {
    this.program = program;
    linear = new Linearisation(program, this::choice);
  }

  /** Why the constraint is narrower than the formula, if it is. */
  Optional<String> leftOut() {
    return leftOut;
  }

  LinearConstraint of(Formula formula) throws Linearisation.NotLinear {
    try {
      return words(formula);
    } catch (ArithmeticException e) {
      throw new Linearisation.NotLinear("numbers of more than 63 bits");
    }
  }

  private LinearConstraint words(Formula formula) throws Linearisation.NotLinear {
    if (formula instanceof Formula.Fact fact) {
      return truth(fact.term(), true);
    }
    if (formula instanceof Formula.All all) {
      List<LinearConstraint> parts = new ArrayList<>();
      for (Formula part : all.parts()) {
        parts.add(of(part));
      }
      return LinearConstraint.and(parts);
    }
    return any((Formula.Any) formula);
  }

  private LinearConstraint any(Formula.Any formula) throws Linearisation.NotLinear {
    List<LinearConstraint> alternatives = new ArrayList<>();
    Optional<Linearisation.NotLinear> last = Optional.empty();
    for (Formula alternative : formula.alternatives()) {
      try {
        alternatives.add(of(alternative));
      } catch (Linearisation.NotLinear e) {
        last = Optional.of(e);
      }
    }
    if (last.isPresent()) {
      if (alternatives.isEmpty()) {
        throw last.get();
      }
      leftOut = leftOut.or(() -> Optional.of("left out as not linear"));
    }
    return LinearConstraint.or(alternatives);
  }

  private LinearConstraint truth(Term term, boolean holds) throws Linearisation.NotLinear {
    if (term.isConstant()) {
      return term.isTrue() == holds ? LinearConstraint.TRUE : LinearConstraint.FALSE;
    }
    if (term instanceof Symbol symbol) {
      return LinearConstraint.zero(LinearSum.of(program.input(symbol)).plus(holds ? -1 : 0));
    }
    Operation operation = (Operation) term;
    return switch (operation.operator()) {
      case NOT -> truth(operation.operand(0), !holds);
      case BOTH -> holds ? both(operation, true, true) : either(operation, false, false);
      case EITHER -> holds ? either(operation, true, true) : both(operation, false, false);
      case EQUAL -> equal(operation, holds);
      case CHOOSE -> chosen(operation, holds);
      case LESS_SIGNED -> order(operation, true, true, holds);
      case AT_MOST_SIGNED -> order(operation, true, false, holds);
      case LESS_UNSIGNED -> order(operation, false, true, holds);
      case AT_MOST_UNSIGNED -> order(operation, false, false, holds);
      default -> throw new Linearisation.NotLinear("floating-point numbers");
    };
  }

  private LinearConstraint both(Operation term, boolean first, boolean second)
      throws Linearisation.NotLinear {
    return LinearConstraint.and(
        List.of(truth(term.operand(0), first), truth(term.operand(1), second)));
  }

  private LinearConstraint either(Operation term, boolean first, boolean second)
      throws Linearisation.NotLinear {
    return LinearConstraint.or(
        List.of(truth(term.operand(0), first), truth(term.operand(1), second)));
  }

  private LinearConstraint order(Operation term, boolean signed, boolean strict, boolean holds)
      throws Linearisation.NotLinear {
    LinearSum left = linear.number(term.operand(0), signed);
    LinearSum right = linear.number(term.operand(1), signed);
    LinearSum excess = holds ? left.minus(right) : right.minus(left);
    return LinearConstraint.atMostZero(excess.plus(strict == holds ? 1 : 0));
  }

  private LinearConstraint equal(Operation term, boolean holds) throws Linearisation.NotLinear {
    Term left = term.operand(0);
    Term right = term.operand(1);
    if (left.sort() instanceof Sort.Truth) {
      return LinearConstraint.or(List.of(both(term, true, holds), both(term, false, !holds)));
    }
    boolean signed = reads(left) && reads(right);
    LinearSum difference = linear.number(left, signed).minus(linear.number(right, signed));
    return holds ? LinearConstraint.zero(difference) : LinearConstraint.notZero(difference);
  }

  /** Whether a signed reading is at hand: for equality either will do. */
  private boolean reads(Term term) throws Linearisation.NotLinear {
    LinearSum integer = linear.integer(term);
    int width = Math.min(term.width(), Long.SIZE - 1);
    return integer.least() < 0 || integer.greatest() < 1L << width - 1;
  }

  private LinearConstraint chosen(Operation term, boolean holds) throws Linearisation.NotLinear {
    Term condition = term.operand(0);
    return LinearConstraint.or(
        List.of(
            LinearConstraint.and(List.of(truth(condition, true), truth(term.operand(1), holds))),
            LinearConstraint.and(List.of(truth(condition, false), truth(term.operand(2), holds)))));
  }

  /** A column that is one of two values; always required, since it always has a solution. */
  private LinearSum choice(Operation term) throws Linearisation.NotLinear {
    LinearSum then = linear.integer(term.operand(1));
    LinearSum otherwise = linear.integer(term.operand(2));
    LinearSum value =
        LinearSum.of(
            program.column(
                Math.min(then.least(), otherwise.least()),
                Math.max(then.greatest(), otherwise.greatest())));
    LinearConstraint first =
        LinearConstraint.and(
            List.of(truth(term.operand(0), true), LinearConstraint.zero(value.minus(then))));
    LinearConstraint second =
        LinearConstraint.and(
            List.of(truth(term.operand(0), false), LinearConstraint.zero(value.minus(otherwise))));
    BigM.require(LinearConstraint.or(List.of(first, second)), program);
    return value;
  }
}
