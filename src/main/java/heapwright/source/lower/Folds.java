package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Relation;
import heapwright.ir.Type;
import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Knows the choices that gcc computes without a branch, even when it does not optimise: minimum,
 * maximum and absolute value of integers, single bits, and what is the same either way.
 */
final class Folds {
  private final CodeContext code;
  private final Constants constants;
  private final Likeness likeness;

  Folds(CodeContext code, Constants constants) {
    this.code = code;
    this.constants = constants;
    this.likeness = new Likeness(code, constants);
  }

  /**
   * A comparison.
   *
   * @param right empty stands for 0
   */
  private record Test(Relation relation, IASTExpression left, Optional<IASTExpression> right) {
    Test opposite() {
      return new Test(Comparisons.opposite(relation), left, right);
    }

    Test mirrored() {
      return new Test(Comparisons.mirrored(relation), right.orElseThrow(), Optional.of(left));
    }

    boolean orders() {
      return relation != Relation.EQUAL && relation != Relation.NOT_EQUAL;
    }
  }

  /** Whether gcc needs no branch to choose. */
  boolean computes(IASTConditionalExpression node) {
    if (code.emitter().discarding()) {
      return false;
    }
    IASTExpression yes = Syntax.bare(node.getPositiveResultExpression());
    IASTExpression no = Syntax.bare(node.getNegativeResultExpression());
    if (likeness.same(yes, no)) {
      return !SideEffects.in(node.getLogicalConditionExpression())
          || !Syntax.isLogical(node.getLogicalConditionExpression());
    }
    Optional<Test> test = test(Syntax.bare(node.getLogicalConditionExpression()));
    return test.isPresent() && computes(test.get(), yes, no);
  }

  private Optional<Test> test(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return test(Syntax.bare(unary.getOperand())).map(Test::opposite);
    }
    if (node instanceof IASTBinaryExpression binary) {
      if (Operators.isLogical(binary)) {
        return Optional.empty();
      }
      Optional<Relation> relation = Operators.relation(binary.getOperator());
      if (relation.isPresent()) {
        IASTExpression left = Syntax.bare(binary.getOperand1());
        IASTExpression right = Syntax.bare(binary.getOperand2());
        return Optional.of(new Test(relation.get(), left, Optional.of(right)));
      }
    }
    return Optional.of(new Test(Relation.NOT_EQUAL, node, Optional.empty()));
  }

  private boolean computes(Test test, IASTExpression yes, IASTExpression no) {
    boolean matches =
        oneSide(test, yes, no) || test.right().isPresent() && oneSide(test.mirrored(), yes, no);
    return matches && !isFloating(yes) && !isFloating(test.left());
  }

  private boolean oneSide(Test test, IASTExpression yes, IASTExpression no) {
    return isBit(test, yes, no)
        || chooses(test, yes, no)
        || chooses(test.opposite(), no, yes)
        || shifts(test, yes, no)
        || shifts(test.opposite(), no, yes);
  }

  /** {@code l < r ? l : r}, {@code l < 0 ? l : -l}, {@code l != 0 ? l : 0}. */
  private boolean chooses(Test test, IASTExpression yes, IASTExpression no) {
    if (!likeness.same(test.left(), yes) && !isWidened(test.left(), yes)) {
      return false;
    }
    Optional<BigInteger> other = constants.integer(no);
    if (isZero(test.right())) {
      if (isNegative(test.left(), no)) {
        return !test.orders() || isSigned(yes);
      }
      if (!test.orders() && other.filter(v -> v.signum() == 0).isPresent()) {
        return true;
      }
    }
    if (test.right().isPresent()
        && likeness.same(test.right().get(), no)
        && !isRewritten(test)
        && !isWidened(test.left(), yes)) {
      return true;
    }
    Optional<BigInteger> bound = bound(test);
    return bound.isPresent()
        && other.isPresent()
        && meets(test.relation(), bound.get(), other.get())
        && keepsSign(test.left(), yes, no);
  }

  private Optional<BigInteger> bound(Test test) {
    return test.right().isPresent()
        ? constants.integer(test.right().get())
        : Optional.of(BigInteger.ZERO);
  }

  private boolean isZero(Optional<IASTExpression> node) {
    return node.isEmpty() || constants.integer(node.get()).filter(v -> v.signum() == 0).isPresent();
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
  private boolean shifts(Test test, IASTExpression yes, IASTExpression no) {
    if (!(yes instanceof IASTBinaryExpression sum) || !test.orders()) {
      return false;
    }
    boolean plus = sum.getOperator() == IASTBinaryExpression.op_plus;
    boolean minus = sum.getOperator() == IASTBinaryExpression.op_minus;
    Optional<BigInteger> distance = constants.integer(sum.getOperand2());
    Optional<BigInteger> bound = bound(test);
    Optional<BigInteger> other = constants.integer(no);
    if (!(plus || minus) || distance.isEmpty() || bound.isEmpty() || other.isEmpty()) {
      return false;
    }
    BigInteger back = plus ? other.get().subtract(distance.get()) : other.get().add(distance.get());
    return likeness.same(test.left(), sum.getOperand1())
        && meets(test.relation(), bound.get(), back);
  }

  /** {@code x & 8 ? 8 : 0}: the bit is moved to its place. */
  private boolean isBit(Test test, IASTExpression yes, IASTExpression no) {
    boolean asked =
        test.relation() == Relation.NOT_EQUAL && isZero(test.right())
            || test.relation() == Relation.EQUAL
                && test.left() instanceof IASTBinaryExpression mask
                && likeness.same(mask.getOperand2(), test.right().get());
    return asked
        && constants.testsBit(test.left())
        && constants.integer(yes).filter(v -> v.signum() > 0 && v.bitCount() == 1).isPresent()
        && constants.integer(no).filter(v -> v.signum() == 0).isPresent();
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

  /** gcc has made {@code x + 1 > y} of the comparison {@code x >= y}; then it sees no likeness. */
  private boolean isRewritten(Test test) {
    return isRewritten(test.relation(), test.left())
        || isRewritten(Comparisons.mirrored(test.relation()), test.right().get());
  }

  private boolean isRewritten(Relation relation, IASTExpression node) {
    return node instanceof IASTBinaryExpression sum
        && constants.integer(sum.getOperand2()).filter(BigInteger.ONE::equals).isPresent()
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
