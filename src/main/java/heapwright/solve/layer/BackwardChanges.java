package heapwright.solve.layer;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Changes of inputs after which a term should have a wanted value, computed backwards through its
 * operators while all other inputs stay. Suggestions: who uses one evaluates it.
 */
final class BackwardChanges {
  private static final int LEVELS = 40;
  private static final int MOST = 8;

  /** Operands that share their parts lead to twice as many requirements a level. */
  private static final int MOST_REQUIREMENTS = 1000;

  private final TermEvaluation now;
  private final IntegerBackwardChanges integers;
  private final FloatBackwardChanges floats;
  private int requirements;

  BackwardChanges(TermEvaluation now) {
    this.now = now;
    this.integers = new IntegerBackwardChanges(now);
    this.floats = new FloatBackwardChanges(now);
  }

  /** What an operand would have to be. */
  record Requirement(Term term, BitVector value) {}

  /** Changes after which a fact might hold. */
  List<Map<Symbol, BitVector>> toMake(Term fact) {
    requirements = 0;
    return changes(new Requirement(fact, BitVector.TRUE), LEVELS);
  }

  private List<Map<Symbol, BitVector>> changes(Requirement requirement, int levels) {
    if (requirement.term() instanceof Symbol s) {
      return List.of(Map.of(s, requirement.value()));
    }
    if (requirement.term() instanceof Constant
        || levels == 0
        || ++requirements > MOST_REQUIREMENTS) {
      return List.of();
    }
    Operation term = (Operation) requirement.term();
    if (term.operator() == Operator.CONCATENATE) {
      return together(integers.parts(term, requirement.value()), levels - 1);
    }
    List<Map<Symbol, BitVector>> all = new ArrayList<>();
    for (Requirement operand : operandRequirements(term, requirement.value())) {
      all.addAll(changes(operand, levels - 1));
      if (all.size() >= MOST) {
        return all.subList(0, MOST);
      }
    }
    return all;
  }

  /** All requirements at once, each by the first change that there is. */
  private List<Map<Symbol, BitVector>> together(List<Requirement> requirements, int levels) {
    Map<Symbol, BitVector> change = new LinkedHashMap<>();
    for (Requirement requirement : requirements) {
      if (now.value(requirement.term()).equals(requirement.value())) {
        continue;
      }
      List<Map<Symbol, BitVector>> changes = changes(requirement, levels);
      if (changes.isEmpty()) {
        return List.of();
      }
      change.putAll(changes.get(0));
    }
    return change.isEmpty() ? List.of() : List.of(change);
  }

  private List<Requirement> operandRequirements(Operation term, BitVector wanted) {
    return switch (term.operator()) {
      case NOT -> List.of(new Requirement(term.operand(0), BitVector.of(!wanted.isTrue())));
      case BOTH, EITHER -> junction(term, wanted);
      case CHOOSE -> choice(term, wanted);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST -> floats.comparison(term, wanted.isTrue());
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          integers.comparison(term, wanted.isTrue());
      case FLOAT_ADD,
          FLOAT_SUBTRACT,
          FLOAT_MULTIPLY,
          FLOAT_DIVIDE,
          FLOAT_NEGATE,
          FLOAT_ROOT,
          FLOAT_OF_SIGNED,
          FLOAT_OF_UNSIGNED,
          FLOAT_OF_FLOAT,
          FLOAT_OF_BITS,
          BITS_OF_FLOAT,
          SIGNED_OF_FLOAT ->
          floats.operands(term, wanted);
      default -> integers.operands(term, wanted);
    };
  }

  /** Operands that already have the wanted truth need no change. */
  private List<Requirement> junction(Operation term, BitVector wanted) {
    List<Requirement> requirements = new ArrayList<>();
    for (Term operand : term.operands()) {
      if (!now.value(operand).equals(wanted)) {
        requirements.add(new Requirement(operand, wanted));
      }
    }
    return requirements;
  }

  private List<Requirement> choice(Operation term, BitVector wanted) {
    boolean first = now.holds(term.operand(0));
    Term taken = term.operand(first ? 1 : 2);
    Term other = term.operand(first ? 2 : 1);
    Requirement flip = new Requirement(term.operand(0), BitVector.of(!first));
    boolean otherFits = now.value(other).equals(wanted);
    return otherFits
        ? List.of(flip, new Requirement(taken, wanted))
        : taken.isConstant() && !(term.sort() instanceof Sort.Truth)
            ? List.of(flip)
            : List.of(new Requirement(taken, wanted), flip);
  }
}
