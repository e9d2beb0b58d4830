package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;

/** Casts and compound literals. */
final class Casts {
  private final CodeContext code;
  private final ImplicitConversions conversions;

  Casts(CodeContext code) {
    this.code = code;
    this.conversions = code.conversions();
  }

  Rvalue value(IASTCastExpression node) {
    Type type = code.types().read(node.getTypeId()).type();
    if (type instanceof VoidType) {
      code.expressions().effect(node.getOperand());
      return Rvalue.Nothing.NOTHING;
    }
    Rvalue value = code.expressions().value(node.getOperand());
    if (type.isScalar() && LaneTypes.isLaned(value.type())) {
      return new Rvalue.Scalar(code.lanes().scalar(value, type, node));
    }
    if (type instanceof OpaqueType opaque && opaque.lanes().isPresent()) {
      return code.lanes().converted(value, opaque, node);
    }
    if (type.isScalar()) {
      Expression scalar = code.expressions().scalar(value, node);
      return new Rvalue.Scalar(conversions.cast(scalar, type, code.span(node)));
    }
    if (value.type().equals(type)) {
      return value;
    }
    throw type instanceof OpaqueType
        ? new UnsupportedConstruct(node, "conversion to " + type)
        : new UnsupportedConstruct(node, "a cast to the union or structure " + type);
  }

  /** {@code (T){...}}: an object of the block, or of the whole program at file scope. */
  Lvalue.Memory literal(IASTTypeIdInitializerExpression node) {
    SourceSpan span = code.span(node);
    QualifiedType declared = code.types().read(node.getTypeId());
    if (declared.type() instanceof VariableArrayType) {
      throw new SourceError(node, "a compound literal has a variable size");
    }
    Type type = code.initialisers().completed(declared.type(), node.getInitializer());
    if (code.isFileLevel()) {
      SymbolId symbol = code.unit().compoundLiteral(node, type, declared.qualifiers());
      Expression address = new Expression.GlobalAddress(symbol, type.pointer(), span);
      return new Lvalue.Memory(address, Cell.of(type), declared.qualifiers());
    }
    Expression address = code.emitter().object(type, span);
    code.initialisers().emit(address, type, node.getInitializer(), span);
    return new Lvalue.Memory(address, Cell.of(type), declared.qualifiers());
  }
}
