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

  /** Operands that share their parts lead to twice as many wishes a level. */
  private static final int MOST_WISHES = 1000;

  private final TermEvaluation now;
  private final IntegerBackwardChanges integers;
  private final FloatBackwardChanges floats;
  private int wishes;

  BackwardChanges(TermEvaluation now) {
    this.now = now;
    this.integers = new IntegerBackwardChanges(now);
    this.floats = new FloatBackwardChanges(now);
  }

  /** What an operand would have to be. */
  record Wish(Term term, BitVector value) {}

  /** Changes after which a fact might hold. */
  List<Map<Symbol, BitVector>> toMake(Term fact) {
    wishes = 0;
    return ways(new Wish(fact, BitVector.TRUE), LEVELS);
  }

  private List<Map<Symbol, BitVector>> ways(Wish wish, int levels) {
    if (wish.term() instanceof Symbol s) {
      return List.of(Map.of(s, wish.value()));
    }
    if (wish.term() instanceof Constant || levels == 0 || ++wishes > MOST_WISHES) {
      return List.of();
    }
    Operation term = (Operation) wish.term();
    if (term.operator() == Operator.CONCATENATE) {
      return together(integers.parts(term, wish.value()), levels - 1);
    }
    List<Map<Symbol, BitVector>> all = new ArrayList<>();
    for (Wish operand : operandWishes(term, wish.value())) {
      all.addAll(ways(operand, levels - 1));
      if (all.size() >= MOST) {
        return all.subList(0, MOST);
      }
    }
    return all;
  }

  /** All wishes at once, each in the first way that there is. */
  private List<Map<Symbol, BitVector>> together(List<Wish> wishes, int levels) {
    Map<Symbol, BitVector> change = new LinkedHashMap<>();
    for (Wish wish : wishes) {
      if (now.value(wish.term()).equals(wish.value())) {
        continue;
      }
      List<Map<Symbol, BitVector>> ways = ways(wish, levels);
      if (ways.isEmpty()) {
        return List.of();
      }
      change.putAll(ways.get(0));
    }
    return change.isEmpty() ? List.of() : List.of(change);
  }

  private List<Wish> operandWishes(Operation term, BitVector wanted) {
    return switch (term.operator()) {
      case NOT -> List.of(new Wish(term.operand(0), BitVector.of(!wanted.isTrue())));
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
  private List<Wish> junction(Operation term, BitVector wanted) {
    List<Wish> wishes = new ArrayList<>();
    for (Term operand : term.operands()) {
      if (!now.value(operand).equals(wanted)) {
        wishes.add(new Wish(operand, wanted));
      }
    }
    return wishes;
  }

  private List<Wish> choice(Operation term, BitVector wanted) {
    boolean first = now.holds(term.operand(0));
    Term taken = term.operand(first ? 1 : 2);
    Term other = term.operand(first ? 2 : 1);
    Wish flip = new Wish(term.operand(0), BitVector.of(!first));
    boolean otherFits = now.value(other).equals(wanted);
    return otherFits
        ? List.of(flip, new Wish(taken, wanted))
        : taken.isConstant() && !(term.sort() instanceof Sort.Truth)
            ? List.of(flip)
            : List.of(new Wish(taken, wanted), flip);
  }
}
