package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Relation;
import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * How gcc simplifies conditions before it counts branches. For looking only: whatever is found
 * here, every part of a condition is lowered where it stands, with its effects.
 */
final class Simplification {
  private final CodeContext code;
  private final Foreseen foreseen;
  private final CompilerKnowledge compilerKnows;

  Simplification(CodeContext code, Foreseen foreseen) {
    this.code = code;
    this.foreseen = foreseen;
    this.compilerKnows = new CompilerKnowledge(code, foreseen);
  }

  /** Whether gcc knows if a condition holds though the program still has to find out. */
  boolean isSettled(IASTExpression node) {
    return compilerKnows.settles(node);
  }

  /** A condition without what does not change whether it holds. */
  IASTExpression transparent(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    // gcc distributes the expectation over && and ||.
    if (inner instanceof IASTFunctionCallExpression call
        && call.getFunctionNameExpression() instanceof IASTIdExpression id
        && id.getName().toString().equals("__builtin_expect")
        && call.getArguments()[0] instanceof IASTExpression expected
        && isLogical(expected)) {
      return transparent(expected);
    }
    if (inner instanceof IASTCastExpression cast
        && isLogical(cast.getOperand())
        && code.types().read(cast.getTypeId()).type() instanceof IntegerType) {
      return transparent(cast.getOperand());
    }
    return inner;
  }

  /** Whether {@code &&} or {@code ||} decides, perhaps turned round. */
  boolean isLogical(IASTExpression node) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return isLogical(unary.getOperand());
    }
    return inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary);
  }

  Seen of(IASTExpression node) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return of(unary.getOperand()).negated();
    }
    if (inner instanceof IASTConditionalExpression choice
        && choice.getPositiveResultExpression() != null) {
      return of(choice, manner(choice));
    }
    if (inner instanceof IASTBinaryExpression binary) {
      if (Operators.isLogical(binary)) {
        return joined(binary);
      }
      if (Operators.relation(binary.getOperator()).isPresent()) {
        return compared(binary);
      }
    }
    return leaf(inner);
  }

  private Seen of(IASTConditionalExpression choice, Manner manner) {
    return switch (manner) {
      case VALUE -> Seen.HIDDEN;
      case SPLIT -> Seen.CHOICE;
      case CONDITION -> of(choice.getLogicalConditionExpression());
      case AND, OR, NOT_AND, NOT_OR -> Seen.SEVERAL;
    };
  }

  private Seen joined(IASTBinaryExpression node) {
    boolean and = node.getOperator() == IASTBinaryExpression.op_logicalAnd;
    Seen neutral = Seen.known(and);
    Seen left = of(node.getOperand1());
    Seen right = of(node.getOperand2());
    if (left.isKnown() && !SideEffects.in(node.getOperand1())) {
      return left == neutral ? right : left;
    }
    if (right.isKnown() && !SideEffects.in(node.getOperand2())) {
      if (right != neutral) {
        // With effects on the left this becomes a comma.
        return SideEffects.in(node.getOperand1()) ? Seen.HIDDEN : right;
      }
      if (!SideEffects.in(node.getOperand1())) {
        return left;
      }
    }
    return Seen.SEVERAL;
  }

  private Seen compared(IASTBinaryExpression node) {
    Optional<IASTConditionalExpression> choice = comparedChoice(node);
    if (choice.isPresent()) {
      return of(choice.get(), manner(node, choice.get()));
    }
    return leaf(node);
  }

  private Seen leaf(IASTExpression node) {
    return foreseen
        .truth(node)
        .or(() -> compilerKnows.outcome(node))
        .map(Seen::known)
        .orElse(node instanceof IASTExpressionList ? Seen.HIDDEN : Seen.SINGLE);
  }

  /** What becomes of a {@code ?:} with a middle operand as a condition. */
  Manner manner(IASTConditionalExpression choice) {
    Seen yes = of(choice.getPositiveResultExpression());
    return manner(choice, yes, of(choice.getNegativeResultExpression()));
  }

  /**
   * Whether gcc asks the condition of a {@code ?:} in the place of the whole, by one branch, and
   * nothing is lost if the arms are not lowered: they need no code.
   */
  boolean asksCondition(IASTConditionalExpression choice) {
    return manner(choice) == Manner.CONDITION
        && foreseen.truth(choice.getPositiveResultExpression()).isPresent()
        && foreseen.truth(choice.getNegativeResultExpression()).isPresent()
        && of(choice.getLogicalConditionExpression()).isOne();
  }

  private Manner manner(IASTConditionalExpression choice, Seen yes, Seen no) {
    IASTExpression condition = choice.getLogicalConditionExpression();
    if (of(condition).isKnown()) {
      return Manner.VALUE;
    }
    if (!yes.joins() || !no.joins()) {
      return Manner.SPLIT;
    }
    if (yes.isKnown() && no.isKnown()) {
      return yes == no ? Manner.VALUE : Manner.CONDITION;
    }
    if (no == Seen.FALSE) {
      return Manner.AND;
    }
    if (yes == Seen.TRUE) {
      return Manner.OR;
    }
    if ((yes.isKnown() || no.isKnown()) && isInvertible(condition)) {
      return yes.isKnown() ? Manner.NOT_AND : Manner.NOT_OR;
    }
    return Manner.SPLIT;
  }

  /** gcc does not turn round an ordering of floating numbers, which also fails for a NaN. */
  private boolean isInvertible(IASTExpression condition) {
    IASTExpression inner = transparent(condition);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return isInvertible(unary.getOperand());
    }
    if (!(inner instanceof IASTBinaryExpression binary)) {
      return true;
    }
    if (Operators.isLogical(binary)) {
      return isInvertible(binary.getOperand1()) && isInvertible(binary.getOperand2());
    }
    boolean orders =
        Operators.relation(binary.getOperator()).filter(Comparisons::orders).isPresent();
    return !orders || !(isFloating(binary.getOperand1()) || isFloating(binary.getOperand2()));
  }

  private boolean isFloating(IASTExpression node) {
    return code.expressions().typeOf(node).type() instanceof FloatingType;
  }

  /**
   * The {@code ?:} in {@code (c ? a : 0) == 1}. gcc compares its arms with the constant, rather
   * than its value, if one of them is constant too.
   */
  Optional<IASTConditionalExpression> comparedChoice(IASTBinaryExpression node) {
    return choice(node.getOperand1(), node.getOperand2())
        .or(() -> choice(node.getOperand2(), node.getOperand1()))
        .filter(choice -> manner(node, choice).divides());
  }

  private Optional<IASTConditionalExpression> choice(IASTExpression node, IASTExpression other) {
    return Syntax.bare(node) instanceof IASTConditionalExpression choice
            && choice.getPositiveResultExpression() != null
            && foreseen.integer(other).isPresent()
        ? Optional.of(choice)
        : Optional.empty();
  }

  /** What becomes of the {@code ?:} that is compared. */
  Manner manner(IASTBinaryExpression node, IASTConditionalExpression choice) {
    Optional<Boolean> yes = comparedArm(node, choice, choice.getPositiveResultExpression());
    Optional<Boolean> no = comparedArm(node, choice, choice.getNegativeResultExpression());
    if (yes.isEmpty() && no.isEmpty()) {
      return Manner.VALUE;
    }
    return manner(
        choice, yes.map(Seen::known).orElse(Seen.SINGLE), no.map(Seen::known).orElse(Seen.SINGLE));
  }

  /** Whether the comparison of an arm holds, if it is constant. */
  Optional<Boolean> comparedArm(
      IASTBinaryExpression node, IASTConditionalExpression choice, IASTExpression arm) {
    boolean onLeft = Syntax.bare(node.getOperand1()) == choice;
    BigInteger other =
        foreseen.integer(onLeft ? node.getOperand2() : node.getOperand1()).orElseThrow();
    Relation relation = Operators.relation(node.getOperator()).orElseThrow();
    return foreseen
        .integer(arm)
        .map(value -> onLeft ? value.compareTo(other) : other.compareTo(value))
        .map(order -> Comparisons.holds(relation, order));
  }
}
