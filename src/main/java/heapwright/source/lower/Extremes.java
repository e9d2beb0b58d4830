package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Relation;
import heapwright.ir.Type;
import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Choices of integers that gcc takes for a minimum, a maximum or an absolute value. */
final class Extremes {
  private final CodeContext code;
  private final Foreseen foreseen;
  private final Likeness likeness;

  Extremes(CodeContext code, Foreseen foreseen, Likeness likeness) {
    this.code = code;
    this.foreseen = foreseen;
    this.likeness = likeness;
  }

  boolean computes(Question question, IASTExpression yes, IASTExpression no) {
    boolean matches =
        oneSide(question, yes, no)
            || question.mirrored().filter(mirrored -> oneSide(mirrored, yes, no)).isPresent();
    return matches && !isFloating(yes) && !isFloating(question.left()) && !isSolved(question);
  }

  private boolean oneSide(Question question, IASTExpression yes, IASTExpression no) {
    return chooses(question, yes, no)
        || chooses(question.opposite(), no, yes)
        || shifts(question, yes, no)
        || shifts(question.opposite(), no, yes);
  }

  /** {@code l < r ? l : r}, {@code l < 0 ? l : -l}, {@code l != 0 ? l : 0}. */
  private boolean chooses(Question question, IASTExpression yes, IASTExpression no) {
    boolean widened = isWidened(question.left(), yes);
    if (!likeness.same(question.left(), yes) && !widened) {
      return false;
    }
    Optional<BigInteger> other = foreseen.integer(no);
    if (bound(question).filter(v -> v.signum() == 0).isPresent()) {
      if (isNegative(question.left(), no)) {
        return !question.orders() || isSigned(yes);
      }
      if (!question.orders() && foreseen.isZero(no)) {
        return true;
      }
    }
    return other.isPresent()
        ? limits(question, other.get()) && keepsSign(question.left(), yes, no)
        : !widened && !isRewritten(question) && isRight(question, no);
  }

  private boolean isRight(Question question, IASTExpression node) {
    return question.right().filter(right -> likeness.same(right, node)).isPresent();
  }

  private boolean limits(Question question, BigInteger other) {
    return bound(question).filter(b -> meets(question.relation(), b, other)).isPresent();
  }

  private Optional<BigInteger> bound(Question question) {
    return question.right().isPresent()
        ? foreseen.integer(question.right().get())
        : Optional.of(BigInteger.ZERO);
  }

  /** Whether {@code x rel bound ? x : other} is a minimum or maximum. */
  private static boolean meets(Relation relation, BigInteger bound, BigInteger other) {
    return switch (relation) {
      case LESS, GREATER_EQUAL ->
          other.equals(bound) || other.equals(bound.subtract(BigInteger.ONE));
      case LESS_EQUAL, GREATER -> other.equals(bound) || other.equals(bound.add(BigInteger.ONE));
      default -> false;
    };
  }

  /** {@code x > 5 ? x - 5 : 0}. */
  private boolean shifts(Question question, IASTExpression yes, IASTExpression no) {
    if (!(yes instanceof IASTBinaryExpression sum) || !question.orders()) {
      return false;
    }
    boolean plus = sum.getOperator() == IASTBinaryExpression.op_plus;
    boolean minus = sum.getOperator() == IASTBinaryExpression.op_minus;
    Optional<BigInteger> distance = foreseen.integer(sum.getOperand2());
    Optional<BigInteger> bound = bound(question);
    Optional<BigInteger> other = foreseen.integer(no);
    if (!(plus || minus) || distance.isEmpty() || bound.isEmpty() || other.isEmpty()) {
      return false;
    }
    BigInteger back = plus ? other.get().subtract(distance.get()) : other.get().add(distance.get());
    return likeness.same(question.left(), sum.getOperand1())
        && isWide(question.left())
        && meets(question.relation(), bound.get(), back);
  }

  private boolean isNegative(IASTExpression node, IASTExpression negative) {
    if (negative instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_minus) {
      return likeness.same(node, unary.getOperand());
    }
    return node instanceof IASTBinaryExpression one
        && negative instanceof IASTBinaryExpression other
        && one.getOperator() == IASTBinaryExpression.op_minus
        && other.getOperator() == IASTBinaryExpression.op_minus
        && likeness.same(one.getOperand1(), other.getOperand2())
        && likeness.same(one.getOperand2(), other.getOperand1());
  }

  /** gcc solves {@code x / 2 > 6} for x; then it sees no likeness. */
  private boolean isSolved(Question question) {
    return isSolved(question.left()) && bound(question).isPresent()
        || question.mirrored().filter(m -> isSolved(m.left()) && bound(m).isPresent()).isPresent();
  }

  private boolean isSolved(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary) {
      return unary.getOperator() == IASTUnaryExpression.op_minus
          || unary.getOperator() == IASTUnaryExpression.op_tilde;
    }
    return node instanceof IASTBinaryExpression binary
        && binary.getOperator() == IASTBinaryExpression.op_divide
        && foreseen.integer(binary.getOperand2()).isPresent();
  }

  /** gcc has made {@code x + 8 >= y} of {@code x + 9 > y}. */
  private boolean isRewritten(Question question) {
    return isRewritten(question.relation(), question.left())
        || question.mirrored().filter(m -> isRewritten(m.relation(), m.left())).isPresent();
  }

  private boolean isRewritten(Relation relation, IASTExpression node) {
    return node instanceof IASTBinaryExpression sum
        && foreseen.integer(sum.getOperand2()).filter(v -> v.signum() > 0).isPresent()
        && isSigned(node)
        && switch (sum.getOperator()) {
          case IASTBinaryExpression.op_plus ->
              relation == Relation.GREATER || relation == Relation.LESS_EQUAL;
          case IASTBinaryExpression.op_minus ->
              relation == Relation.LESS || relation == Relation.GREATER_EQUAL;
          default -> false;
        };
  }

  /** Whether the second is the first, converted to a wider type. */
  private boolean isWidened(IASTExpression node, IASTExpression wide) {
    return wide instanceof IASTCastExpression cast
        && likeness.same(node, cast.getOperand())
        && type(wide) instanceof IntegerType to
        && type(node) instanceof IntegerType from
        && to.bits() > from.bits();
  }

  /** A conversion to an unsigned type on the way keeps gcc from seeing a minimum. */
  private boolean keepsSign(IASTExpression value, IASTExpression yes, IASTExpression no) {
    if (!(type(value) instanceof IntegerType from)) {
      return true;
    }
    Type common = code.expressions().conversions().common(type(yes), type(no));
    return !(common instanceof IntegerType to)
        || !from.signed()
        || to.signed()
        || to.bits() == from.bits();
  }

  private boolean isWide(IASTExpression node) {
    Type type = type(node);
    return type.equals(code.expressions().conversions().promoted(type));
  }

  private boolean isSigned(IASTExpression node) {
    Type promoted = code.expressions().conversions().promoted(type(node));
    return promoted instanceof IntegerType integer && integer.signed();
  }

  private boolean isFloating(IASTExpression node) {
    return type(node) instanceof FloatingType;
  }

  private Type type(IASTExpression node) {
    return code.expressions().typeOf(node).type();
  }
}
