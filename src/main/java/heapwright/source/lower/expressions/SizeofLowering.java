package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.TypeSizes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** {@code sizeof} and {@code _Alignof}, also of variable-length arrays. */
final class SizeofLowering {
  private final CodeContext code;
  private final DataModel model;
  private final Folding folding;
  private final TypeSizes sizes;

  SizeofLowering(CodeContext code) {
    this.code = code;
    this.model = code.model();
    this.folding = code.folding();
    this.sizes = new TypeSizes(model, folding, code.conversions());
  }

  /** {@code sizeof(type)}, {@code _Alignof(type)}. */
  Rvalue operand(IASTTypeIdExpression node) {
    SourceSpan span = code.span(node);
    return new Rvalue.Scalar(
        switch (node.getOperator()) {
          case IASTTypeIdExpression.op_sizeof ->
              sizes.of(code.types().read(node.getTypeId()).type(), node, span);
          case IASTTypeIdExpression.op_alignof ->
              folding.size(code.types().alignment(node.getTypeId()), span);
          default -> throw new UnsupportedConstruct(node, "this operator on a type");
        });
  }

  /** {@code sizeof expression}, {@code __alignof__ expression}. */
  Rvalue operand(IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    Type type = code.constants().typeOf(node.getOperand()).type();
    if (node.getOperator() == IASTUnaryExpression.op_alignOf) {
      return new Rvalue.Scalar(folding.size(alignment(node.getOperand(), type), span));
    }
    if (type instanceof VariableArrayType) {
      // C17 6.5.3.4p2: the operand is evaluated.
      code.expressions().effect(node.getOperand());
    }
    return new Rvalue.Scalar(sizes.of(type, node, span));
  }

  /** A variable or member may be aligned more strictly than its type. */
  private long alignment(IASTExpression node, Type type) {
    Operand operand = code.emitter().discard(() -> code.expressions().operand(node));
    if (operand instanceof Lvalue.Memory memory) {
      if (memory.address() instanceof Expression.LocalAddress address) {
        return address.local().alignment();
      }
      if (memory.address() instanceof Expression.GlobalAddress address) {
        int declared = code.unit().globals().alignment(address.symbol());
        return Math.max(declared, model.alignment(type));
      }
      if (memory.address() instanceof Expression.FieldAddress address) {
        return code.unit().alignment(address.record(), address.field());
      }
    }
    return model.alignment(type);
  }
}
