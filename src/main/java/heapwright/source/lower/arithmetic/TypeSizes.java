package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.problems.SourceError;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** The sizes of types as expressions: those of variable-length arrays are computed. */
public final class TypeSizes {
  private final DataModel model;
  private final Folding folding;
  private final ImplicitConversions conversions;

  public TypeSizes(DataModel model, Folding folding, ImplicitConversions conversions) {
    this.model = model;
    this.folding = folding;
    this.conversions = conversions;
  }

  /** The size of a type in bytes, a {@code size_t}. */
  public Expression of(Type type, IASTNode node, SourceSpan span) {
    if (type instanceof VariableArrayType array) {
      Expression length = new Expression.Read(array.length(), span);
      return times(length, of(array.element(), node, span), span);
    }
    if (type instanceof ArrayType array && array.element() instanceof VariableArrayType) {
      Expression length = folding.size(array.length(), span);
      return times(length, of(array.element(), node, span), span);
    }
    if (type instanceof RecordType record && !record.isComplete()) {
      throw new SourceError(node, "the size of '" + type + "' is not known");
    }
    return folding.size(model.size(type), span);
  }

  private Expression times(Expression length, Expression size, SourceSpan span) {
    IntegerType sizeType = model.sizeType();
    return folding.binary(
        BinaryOperator.MULTIPLY, conversions.convert(length, sizeType, span), size, span);
  }
}
