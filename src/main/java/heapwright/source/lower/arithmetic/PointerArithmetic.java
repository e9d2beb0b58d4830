package heapwright.source.lower.arithmetic;

import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Arithmetic with pointers. */
final class PointerArithmetic {
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final TypeSizes sizes;
  private final IntegerType differenceType;

  PointerArithmetic(DataModel model, Folding folding, ImplicitConversions conversions) {
    this.folding = folding;
    this.conversions = conversions;
    this.sizes = new TypeSizes(model, folding, conversions);
    this.differenceType = model.differenceType();
  }

  /** {@code pointer + index}, in elements. */
  Expression plus(Expression pointer, Expression index, IASTNode node, SourceSpan span) {
    return moved(pointer, conversions.convert(index, differenceType, span), node, span);
  }

  /** {@code pointer - index}, in elements. */
  Expression minus(Expression pointer, Expression index, IASTNode node, SourceSpan span) {
    Expression converted = conversions.convert(index, differenceType, span);
    return moved(pointer, folding.unary(UnaryOperator.NEGATE, converted, span), node, span);
  }

  private Expression moved(Expression pointer, Expression index, IASTNode node, SourceSpan span) {
    PointerType type = (PointerType) pointer.type();
    return folding.element(pointer, index, sizes.of(type.target(), node, span), type, span);
  }

  /** {@code left - right}, in elements. */
  Expression difference(Expression left, Expression right, IASTNode node, SourceSpan span) {
    PointerType type = (PointerType) left.type();
    return folding.difference(left, right, sizes.of(type.target(), node, span), span);
  }
}
