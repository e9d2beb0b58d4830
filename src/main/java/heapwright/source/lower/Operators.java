package heapwright.source.lower;

import heapwright.ir.BinaryOperator;
import heapwright.ir.Expression;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Relation;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import heapwright.ir.UnaryOperator;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Arithmetic and comparison operators. */
final class Operators {
  private final CodeContext code;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final PointerArithmetic pointers;
  private final OperandOrder pairs;

  Operators(
      CodeContext code,
      Folding folding,
      ImplicitConversions conversions,
      LvalueAccess accesses,
      PointerArithmetic pointers) {
    this.code = code;
    this.folding = folding;
    this.conversions = conversions;
    this.pointers = pointers;
    this.pairs = new OperandOrder(code, conversions, accesses);
  }

  static boolean isAssignment(IASTBinaryExpression node) {
    int operator = node.getOperator();
    return operator >= IASTBinaryExpression.op_assign
        && operator <= IASTBinaryExpression.op_binaryOrAssign;
  }

  static boolean isLogical(IASTBinaryExpression node) {
    return node.getOperator() == IASTBinaryExpression.op_logicalAnd
        || node.getOperator() == IASTBinaryExpression.op_logicalOr;
  }

  Rvalue unary(IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    if (code.expressions().lanes().areIn(node.getOperand())) {
      return code.expressions().laneOperators().unary(node);
    }
    Expression operand = code.expressions().scalar(node.getOperand());
    if (!ImplicitConversions.isArithmetic(operand.type())) {
      throw new SourceError(node, "wrong type argument to a unary operator");
    }
    Expression promoted = conversions.promote(operand, span);
    return new Rvalue.Scalar(
        switch (node.getOperator()) {
          case IASTUnaryExpression.op_plus -> promoted;
          case IASTUnaryExpression.op_minus -> folding.unary(UnaryOperator.NEGATE, promoted, span);
          case IASTUnaryExpression.op_tilde ->
              folding.unary(UnaryOperator.COMPLEMENT, promoted, span);
          default -> throw new UnsupportedConstruct(node, "this unary operator");
        });
  }

  Rvalue binary(IASTBinaryExpression node) {
    if (code.expressions().laneOperators().concern(node)) {
      return code.expressions().laneOperators().binary(node);
    }
    OperandOrder.Pair pair = pairs.evaluate(node);
    return new Rvalue.Scalar(binary(node.getOperator(), pair.left(), pair.right(), node));
  }

  /** An operator on evaluated operands. */
  Expression binary(int operator, Expression left, Expression right, IASTNode node) {
    SourceSpan span = code.span(node);
    Optional<Relation> relation = relation(operator);
    if (relation.isPresent()) {
      return compare(relation.get(), left, right, span);
    }
    boolean leftPoints = left.type() instanceof PointerType;
    boolean rightPoints = right.type() instanceof PointerType;
    if (leftPoints || rightPoints) {
      return pointer(operator, left, right, node, span);
    }
    return arithmetic(arithmetic(operator, node), left, right, span);
  }

  private Expression pointer(
      int operator, Expression left, Expression right, IASTNode node, SourceSpan span) {
    boolean leftPoints = left.type() instanceof PointerType;
    boolean rightPoints = right.type() instanceof PointerType;
    if (operator == IASTBinaryExpression.op_plus && !(leftPoints && rightPoints)) {
      return leftPoints
          ? pointers.plus(left, right, node, span)
          : pointers.plus(right, left, node, span);
    }
    if (operator == IASTBinaryExpression.op_minus && leftPoints) {
      return rightPoints
          ? pointers.difference(left, right, node, span)
          : pointers.minus(left, right, node, span);
    }
    throw new SourceError(node, "invalid operands to a binary operator");
  }

  Expression arithmetic(
      BinaryOperator operator, Expression left, Expression right, SourceSpan span) {
    if (operator.isShift()) {
      return folding.binary(
          operator, conversions.promote(left, span), conversions.promote(right, span), span);
    }
    Type common = conversions.common(left.type(), right.type());
    Type computed = wrapping(operator, common);
    Expression result =
        folding.binary(
            operator,
            conversions.convert(left, computed, span),
            conversions.convert(right, computed, span),
            span);
    return conversions.convert(result, common, span);
  }

  /** In the type of a wide bit-field gcc wraps: there the sign is of no account. */
  private Type wrapping(BinaryOperator operator, Type type) {
    boolean modular =
        operator == BinaryOperator.ADD
            || operator == BinaryOperator.SUBTRACT
            || operator == BinaryOperator.MULTIPLY;
    return modular
            && type instanceof IntegerType integer
            && integer.signed()
            && integer.bits() < 8 * code.model().size(integer.kind())
        ? integer.withSign(false)
        : type;
  }

  Expression compare(Relation relation, Expression left, Expression right, SourceSpan span) {
    Type common = comparisonType(left.type(), right.type());
    return folding.compare(
        relation,
        conversions.convert(left, common, span),
        conversions.convert(right, common, span),
        span);
  }

  private Type comparisonType(Type left, Type right) {
    if (left instanceof PointerType) {
      return left;
    }
    return right instanceof PointerType ? right : conversions.common(left, right);
  }

  static Optional<Relation> relation(int operator) {
    return switch (operator) {
      case IASTBinaryExpression.op_equals -> Optional.of(Relation.EQUAL);
      case IASTBinaryExpression.op_notequals -> Optional.of(Relation.NOT_EQUAL);
      case IASTBinaryExpression.op_lessThan -> Optional.of(Relation.LESS);
      case IASTBinaryExpression.op_lessEqual -> Optional.of(Relation.LESS_EQUAL);
      case IASTBinaryExpression.op_greaterThan -> Optional.of(Relation.GREATER);
      case IASTBinaryExpression.op_greaterEqual -> Optional.of(Relation.GREATER_EQUAL);
      default -> Optional.empty();
    };
  }

  static BinaryOperator arithmetic(int operator, IASTNode node) {
    return switch (operator) {
      case IASTBinaryExpression.op_plus -> BinaryOperator.ADD;
      case IASTBinaryExpression.op_minus -> BinaryOperator.SUBTRACT;
      case IASTBinaryExpression.op_multiply -> BinaryOperator.MULTIPLY;
      case IASTBinaryExpression.op_divide -> BinaryOperator.DIVIDE;
      case IASTBinaryExpression.op_modulo -> BinaryOperator.REMAINDER;
      case IASTBinaryExpression.op_binaryAnd -> BinaryOperator.AND;
      case IASTBinaryExpression.op_binaryOr -> BinaryOperator.OR;
      case IASTBinaryExpression.op_binaryXor -> BinaryOperator.XOR;
      case IASTBinaryExpression.op_shiftLeft -> BinaryOperator.SHIFT_LEFT;
      case IASTBinaryExpression.op_shiftRight -> BinaryOperator.SHIFT_RIGHT;
      default -> throw new UnsupportedConstruct(node, "this binary operator");
    };
  }

  /** The operator of a compound assignment. */
  static int underlying(int compound) {
    return compound == IASTBinaryExpression.op_plusAssign
        ? IASTBinaryExpression.op_plus
        : switch (compound) {
          case IASTBinaryExpression.op_minusAssign -> IASTBinaryExpression.op_minus;
          case IASTBinaryExpression.op_multiplyAssign -> IASTBinaryExpression.op_multiply;
          case IASTBinaryExpression.op_divideAssign -> IASTBinaryExpression.op_divide;
          case IASTBinaryExpression.op_moduloAssign -> IASTBinaryExpression.op_modulo;
          case IASTBinaryExpression.op_shiftLeftAssign -> IASTBinaryExpression.op_shiftLeft;
          case IASTBinaryExpression.op_shiftRightAssign -> IASTBinaryExpression.op_shiftRight;
          case IASTBinaryExpression.op_binaryAndAssign -> IASTBinaryExpression.op_binaryAnd;
          case IASTBinaryExpression.op_binaryXorAssign -> IASTBinaryExpression.op_binaryXor;
          default -> IASTBinaryExpression.op_binaryOr;
        };
  }

  OperandOrder pairs() {
    return pairs;
  }

  Expression subscript(Expression base, Expression index, IASTExpression node, SourceSpan span) {
    return pointers.plus(base, index, node, span);
  }
}
