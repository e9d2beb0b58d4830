package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.problems.SourceError;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Arithmetic and comparisons of evaluated operands. */
public final class Arithmetic {
  private final DataModel model;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final TypeSizes sizes;

  public Arithmetic(DataModel model, Folding folding, ImplicitConversions conversions) {
    this.model = model;
    this.folding = folding;
    this.conversions = conversions;
    this.sizes = new TypeSizes(model, folding, conversions);
  }

  /** An operator on evaluated operands. */
  public Expression binary(
      int operator, Expression left, Expression right, IASTNode node, SourceSpan span) {
    Optional<Relation> relation = OperatorCodes.relation(operator);
    if (relation.isPresent()) {
      return compare(relation.get(), left, right, span);
    }
    boolean leftPoints = left.type() instanceof PointerType;
    boolean rightPoints = right.type() instanceof PointerType;
    if (leftPoints || rightPoints) {
      return pointer(operator, left, right, node, span);
    }
    return arithmetic(OperatorCodes.arithmetic(operator, node), left, right, span);
  }

  private Expression pointer(
      int operator, Expression left, Expression right, IASTNode node, SourceSpan span) {
    boolean leftPoints = left.type() instanceof PointerType;
    boolean rightPoints = right.type() instanceof PointerType;
    if (operator == IASTBinaryExpression.op_plus && !(leftPoints && rightPoints)) {
      return leftPoints ? subscript(left, right, node, span) : subscript(right, left, node, span);
    }
    if (operator == IASTBinaryExpression.op_minus && rightPoints && leftPoints) {
      return folding.difference(left, right, stride(left, node, span), span);
    }
    if (operator == IASTBinaryExpression.op_minus && leftPoints) {
      Expression index = conversions.convert(right, model.differenceType(), span);
      return moved(left, folding.unary(UnaryOperator.NEGATE, index, span), node, span);
    }
    throw new SourceError(node, "invalid operands to a binary operator");
  }

  private Expression stride(Expression pointer, IASTNode node, SourceSpan span) {
    return sizes.of(((PointerType) pointer.type()).target(), node, span);
  }

  private Expression moved(Expression pointer, Expression index, IASTNode node, SourceSpan span) {
    return folding.element(pointer, index, stride(pointer, node, span), pointer.type(), span);
  }

  public Expression arithmetic(
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

  /** In the type of a wide bit-field gcc wraps: there the sign does not matter. */
  private Type wrapping(BinaryOperator operator, Type type) {
    boolean modular =
        operator == BinaryOperator.ADD
            || operator == BinaryOperator.SUBTRACT
            || operator == BinaryOperator.MULTIPLY;
    return modular
            && type instanceof IntegerType integer
            && integer.signed()
            && integer.bits() < 8 * model.size(integer.kind())
        ? integer.withSign(false)
        : type;
  }

  public Expression compare(Relation relation, Expression left, Expression right, SourceSpan span) {
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

  /** The address of an element: {@code pointer + index}. */
  public Expression subscript(
      Expression pointer, Expression index, IASTNode node, SourceSpan span) {
    Expression converted = conversions.convert(index, model.differenceType(), span);
    return moved(pointer, converted, node, span);
  }
}
