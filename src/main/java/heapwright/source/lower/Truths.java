package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Relation;
import heapwright.ir.SourceLine;
import heapwright.source.lower.Truth.Asked;
import heapwright.source.lower.Truth.Both;
import heapwright.source.lower.Truth.Chosen;
import heapwright.source.lower.Truth.Compared;
import heapwright.source.lower.Truth.Either;
import heapwright.source.lower.Truth.Known;
import heapwright.source.lower.Truth.Opposite;
import heapwright.source.lower.Truth.Plain;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Finds the conditions in an expression, after gcc's simplifications. */
final class Truths {
  private final CodeContext code;
  private final Constants constants;

  Truths(CodeContext code, Constants constants) {
    this.code = code;
    this.constants = constants;
  }

  /** Whether an expression is not 0. */
  Truth of(IASTExpression node) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary)) {
      return logical(binary);
    }
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      Truth operand = of(unary.getOperand());
      return isSimple(operand) ? new Plain(inner) : Opposites.of(operand);
    }
    if (inner instanceof IASTConditionalExpression choice
        && choice.getPositiveResultExpression() != null) {
      Truth yes = of(choice.getPositiveResultExpression());
      return choice(choice, yes, of(choice.getNegativeResultExpression()));
    }
    if (inner instanceof IASTBinaryExpression binary
        && Operators.relation(binary.getOperator()).isPresent()) {
      return comparison(binary);
    }
    return leaf(inner);
  }

  /** {@code c ? 1 : 0} and what else has only these values by its form; gcc computes no others. */
  Optional<Truth> ofValue(IASTConditionalExpression node) {
    Optional<Truth> yes = arm(node.getPositiveResultExpression());
    Optional<Truth> no = arm(node.getNegativeResultExpression());
    if (yes.isEmpty() || no.isEmpty()) {
      return Optional.empty();
    }
    Truth truth = choice(node, yes.get(), no.get());
    return truth instanceof Chosen ? Optional.empty() : Optional.of(truth);
  }

  private Optional<Truth> arm(IASTExpression node) {
    if (Syntax.isTruth(Syntax.bare(node))) {
      return Optional.of(of(node));
    }
    Optional<BigInteger> value = constants.integer(node);
    return value
        .filter(v -> v.equals(BigInteger.ONE) || v.signum() == 0)
        .map(v -> new Known(v.signum() != 0, node));
  }

  private static boolean isSimple(Truth truth) {
    return truth instanceof Plain || truth instanceof Chosen;
  }

  private Truth leaf(IASTExpression node) {
    Optional<Boolean> known = constants.truth(node);
    return known.isPresent() ? new Known(known.get(), node) : new Plain(node);
  }

  /** Looks through what does not change whether a condition holds. */
  private IASTExpression transparent(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    // gcc distributes the expectation over && and ||.
    if (inner instanceof IASTFunctionCallExpression call
        && call.getFunctionNameExpression() instanceof IASTIdExpression id
        && id.getName().toString().equals("__builtin_expect")
        && call.getArguments()[0] instanceof IASTExpression expected
        && Syntax.isLogical(expected)) {
      return transparent(expected);
    }
    if (inner instanceof IASTCastExpression cast
        && Syntax.isLogical(cast.getOperand())
        && code.types().read(cast.getTypeId()).type() instanceof IntegerType) {
      return transparent(cast.getOperand());
    }
    return inner;
  }

  private Truth logical(IASTBinaryExpression node) {
    boolean and = node.getOperator() == IASTBinaryExpression.op_logicalAnd;
    Truth left = of(node.getOperand1());
    Truth right = of(node.getOperand2());
    if (left instanceof Known known) {
      return known.holds() == and
          ? right
          : new Known(!and, known.evaluated(), List.of(node.getOperand2()));
    }
    if (right instanceof Known known) {
      if (known.holds() != and) {
        return new Known(known.holds(), node.getOperand1());
      }
      if (!SideEffects.in(node.getOperand1())) {
        return left;
      }
    }
    SourceLine locus = code.carets().of(node).orElseThrow();
    return and ? new Both(left, right, locus) : new Either(left, right, locus);
  }

  private Truth choice(IASTConditionalExpression node, Truth yes, Truth no) {
    Truth condition = of(node.getLogicalConditionExpression());
    SourceLine locus = code.carets().of(node).orElseThrow();
    if (condition instanceof Known) {
      return new Plain(node);
    }
    Truth asked = new Asked(node, condition);
    if (yes instanceof Known y && no instanceof Known n) {
      return y.holds() == n.holds() ? new Plain(node) : y.holds() ? asked : Opposites.of(asked);
    }
    if (no instanceof Known n && !n.holds()) {
      return new Both(asked, yes, locus);
    }
    if (yes instanceof Known y && y.holds()) {
      return new Either(asked, no, locus);
    }
    if (no instanceof Known && isInvertible(condition)) {
      return new Either(Opposites.of(asked), yes, locus);
    }
    if (yes instanceof Known && isInvertible(condition)) {
      return new Both(Opposites.of(asked), no, locus);
    }
    return new Chosen(node, condition, yes, no);
  }

  /** gcc does not turn round an ordering of floating numbers, which also fails for a NaN. */
  private boolean isInvertible(Truth condition) {
    if (condition instanceof Plain plain
        && plain.node() instanceof IASTBinaryExpression comparison) {
      Optional<Relation> relation = Operators.relation(comparison.getOperator());
      return relation.isEmpty()
          || relation.get() == Relation.EQUAL
          || relation.get() == Relation.NOT_EQUAL
          || !(isFloating(comparison.getOperand1()) || isFloating(comparison.getOperand2()));
    }
    if (condition instanceof Both both) {
      return isInvertible(both.left()) && isInvertible(both.right());
    }
    if (condition instanceof Either either) {
      return isInvertible(either.left()) && isInvertible(either.right());
    }
    return !(condition instanceof Opposite opposite) || isInvertible(opposite.of());
  }

  private boolean isFloating(IASTExpression node) {
    return code.expressions().typeOf(node).type() instanceof FloatingType;
  }

  /** gcc compares the arms of a {@code ?:} with a constant, rather than its value. */
  private Truth comparison(IASTBinaryExpression node) {
    IASTExpression left = Syntax.bare(node.getOperand1());
    IASTExpression right = Syntax.bare(node.getOperand2());
    if (left instanceof IASTConditionalExpression choice && isDistributed(choice, right)) {
      return distributed(node, choice);
    }
    if (right instanceof IASTConditionalExpression choice && isDistributed(choice, left)) {
      return distributed(node, choice);
    }
    Optional<Truth> inner = comparedTruth(node, left, right);
    return inner.isPresent() ? inner.get() : leaf(node);
  }

  private boolean isDistributed(IASTConditionalExpression choice, IASTExpression constant) {
    IASTExpression yes = choice.getPositiveResultExpression();
    return yes != null
        && constants.integer(constant).isPresent()
        && (constants.integer(yes).isPresent()
            || constants.integer(choice.getNegativeResultExpression()).isPresent());
  }

  private Truth distributed(IASTBinaryExpression node, IASTConditionalExpression choice) {
    Truth yes = compared(node, choice, choice.getPositiveResultExpression());
    Truth no = compared(node, choice, choice.getNegativeResultExpression());
    Truth truth = choice(choice, yes, no);
    return truth instanceof Chosen || truth instanceof Plain ? leaf(node) : truth;
  }

  private Truth compared(
      IASTBinaryExpression node, IASTConditionalExpression choice, IASTExpression arm) {
    Optional<BigInteger> value = constants.integer(arm);
    if (value.isEmpty()) {
      return new Compared(node, choice, arm);
    }
    boolean onLeft = Syntax.bare(node.getOperand1()) == choice;
    IASTExpression other = onLeft ? node.getOperand2() : node.getOperand1();
    BigInteger constant = constants.integer(other).orElseThrow();
    int order = onLeft ? value.get().compareTo(constant) : constant.compareTo(value.get());
    Relation relation = Operators.relation(node.getOperator()).orElseThrow();
    return new Known(Comparisons.holds(relation, order), arm);
  }

  /** {@code (a && b) == 0}. */
  private Optional<Truth> comparedTruth(
      IASTBinaryExpression node, IASTExpression left, IASTExpression right) {
    boolean onLeft = Syntax.isLogical(left);
    Optional<BigInteger> constant = constants.integer(onLeft ? right : left);
    boolean equality =
        node.getOperator() == IASTBinaryExpression.op_equals
            || node.getOperator() == IASTBinaryExpression.op_notequals;
    if (!equality || !(onLeft || Syntax.isLogical(right)) || constant.isEmpty()) {
      return Optional.empty();
    }
    if (constant.get().signum() != 0 && !constant.get().equals(BigInteger.ONE)) {
      return Optional.empty();
    }
    boolean same =
        (constant.get().signum() != 0) == (node.getOperator() == IASTBinaryExpression.op_equals);
    Truth inner = of(onLeft ? left : right);
    return Optional.of(same ? inner : Opposites.of(inner));
  }
}
