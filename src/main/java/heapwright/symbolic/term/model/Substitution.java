package heapwright.symbolic.term.model;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.FloatRewriteRules;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Terms with other terms in place of their symbols. The result belongs to another {@link Terms} and
 * is simplified there, so that a condition on inputs becomes true or false where they are known.
 * Needs no stack for deep terms.
 */
public final class Substitution {
  private final Terms target;
  private final FloatRewriteRules floats;
  private final Function<Symbol, Term> values;
  private final Map<Term, Term> known = new HashMap<>();

  /**
   * @param target where the results are made
   * @param values what stands for a symbol, of the same sort and among the target's terms
   */
  public Substitution(Terms target, Function<Symbol, Term> values) {
    this.target = target;
    this.values = values;
    floats = new FloatRewriteRules(target);
  }

  public Term of(Term term) {
    Deque<Term> open = new ArrayDeque<>();
    open.push(term);
    while (!open.isEmpty()) {
      Term next = open.peek();
      if (known.containsKey(next) || !opens(next, open)) {
        open.pop();
        if (!known.containsKey(next)) {
          known.put(next, made(next));
        }
      }
    }
    return known.get(term);
  }

  private boolean opens(Term term, Deque<Term> open) {
    int before = open.size();
    if (term instanceof Operation operation) {
      operation.operands().stream().filter(o -> !known.containsKey(o)).forEach(open::push);
    }
    return open.size() > before;
  }

  private Term made(Term term) {
    return term.match(
        new Term.Cases<>() {
          @Override
          public Term constant(Constant constant) {
            return target.constant(constant.sort(), constant.value());
          }

          @Override
          public Term symbol(Symbol symbol) {
            return values.apply(symbol);
          }

          @Override
          public Term operation(Operation operation) {
            List<Term> operands = new ArrayList<>();
            operation.operands().forEach(o -> operands.add(known.get(o)));
            return operands.size() == 1
                ? unary(operation, operands.get(0))
                : operation.operator() == Operator.CHOOSE
                    ? target.choose(operands.get(0), operands.get(1), operands.get(2))
                    : binary(operation.operator(), operands.get(0), operands.get(1));
          }
        });
  }

  private Term unary(Operation like, Term a) {
    Sort sort = like.sort();
    return switch (like.operator()) {
      case NEGATE -> target.negate(a);
      case COMPLEMENT -> target.complement(a);
      case EXTRACT -> target.extract(a, like.low(), sort.width());
      case ZERO_EXTEND -> target.zeroExtend(a, sort.width());
      case SIGN_EXTEND -> target.signExtend(a, sort.width());
      case NOT -> target.not(a);
      case FLOAT_NEGATE -> target.floatNegate(a);
      case FLOAT_ROOT -> target.floatRoot(a);
      case FLOAT_OF_SIGNED -> target.floatOf(a, true, FloatRewriteRules.format(like));
      case FLOAT_OF_UNSIGNED -> target.floatOf(a, false, FloatRewriteRules.format(like));
      case FLOAT_OF_FLOAT -> target.floatOf(a, FloatRewriteRules.format(like));
      case FLOAT_OF_BITS -> target.floatOfBits(a, FloatRewriteRules.format(like));
      case BITS_OF_FLOAT -> target.bitsOfFloat(a);
      case SIGNED_OF_FLOAT -> floats.plain(Operator.SIGNED_OF_FLOAT, sort, a);
      default -> throw new IllegalStateException(like.operator() + " of one operand");
    };
  }

  private Term binary(Operator operator, Term a, Term b) {
    return switch (operator) {
      case ADD -> target.add(a, b);
      case SUBTRACT -> target.subtract(a, b);
      case MULTIPLY -> target.multiply(a, b);
      case DIVIDE_UNSIGNED -> target.divideUnsigned(a, b);
      case DIVIDE_SIGNED -> target.divideSigned(a, b);
      case REMAINDER_UNSIGNED -> target.remainderUnsigned(a, b);
      case REMAINDER_SIGNED -> target.remainderSigned(a, b);
      case AND -> target.and(a, b);
      case OR -> target.or(a, b);
      case XOR -> target.xor(a, b);
      case SHIFT_LEFT -> target.shiftLeft(a, b);
      case SHIFT_RIGHT_LOGICAL -> target.shiftRightLogical(a, b);
      case SHIFT_RIGHT_ARITHMETIC -> target.shiftRightArithmetic(a, b);
      case CONCATENATE -> target.concatenate(a, b);
      case EQUAL -> target.equal(a, b);
      case LESS_UNSIGNED -> target.lessUnsigned(a, b);
      case AT_MOST_UNSIGNED -> target.atMostUnsigned(a, b);
      case LESS_SIGNED -> target.lessSigned(a, b);
      case AT_MOST_SIGNED -> target.atMostSigned(a, b);
      case BOTH -> target.both(a, b);
      case EITHER -> target.either(a, b);
      case FLOAT_ADD -> target.floatAdd(a, b);
      case FLOAT_SUBTRACT -> target.floatSubtract(a, b);
      case FLOAT_MULTIPLY -> target.floatMultiply(a, b);
      case FLOAT_DIVIDE -> target.floatDivide(a, b);
      case FLOAT_EQUAL -> target.floatEqual(a, b);
      case FLOAT_LESS -> target.floatLess(a, b);
      case FLOAT_AT_MOST -> target.floatAtMost(a, b);
      default -> throw new IllegalStateException(operator + " of two operands");
    };
  }
}
