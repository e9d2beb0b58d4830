package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** The type of {@code ?:}, C17 6.5.15. */
final class ChoiceTypes {
  private final ImplicitConversions conversions;
  private final DataModel model;

  ChoiceTypes(ImplicitConversions conversions, DataModel model) {
    this.conversions = conversions;
    this.model = model;
  }

  Type of(Rvalue positive, Rvalue negative, IASTNode node) {
    Type left = positive.type();
    Type right = negative.type();
    if (left instanceof VoidType || right instanceof VoidType) {
      return VoidType.VOID;
    }
    if (ImplicitConversions.isArithmetic(left) && ImplicitConversions.isArithmetic(right)) {
      return conversions.common(left, right);
    }
    if (isNumber(left) && isNumber(right)) {
      return BasicTypes.complex(conversions.common(part(left), part(right)), model);
    }
    if (left instanceof PointerType l && right instanceof PointerType r) {
      return pointers(positive, l, negative, r);
    }
    if (left instanceof PointerType) {
      return left;
    }
    if (right instanceof PointerType || left.equals(right)) {
      return right;
    }
    throw new SourceError(node, "type mismatch in conditional expression");
  }

  private static boolean isNumber(Type type) {
    return ImplicitConversions.isArithmetic(type) || LaneTypes.isComplex(type);
  }

  private static Type part(Type type) {
    return LaneTypes.of(type).map(OpaqueType.Lanes::element).orElse(type);
  }

  private static Type pointers(Rvalue positive, PointerType l, Rvalue negative, PointerType r) {
    if (isNull(positive)) {
      return r;
    }
    if (isNull(negative)) {
      return l;
    }
    Qualifiers both = l.qualifiers().and(r.qualifiers());
    boolean toVoid = l.target() instanceof VoidType || r.target() instanceof VoidType;
    return new PointerType(toVoid ? VoidType.VOID : l.target(), both);
  }

  /** A null pointer constant: 0, or 0 cast to {@code void *}. */
  private static boolean isNull(Rvalue value) {
    return value instanceof Rvalue.Scalar scalar
        && scalar.expression() instanceof IntegerConstant constant
        && constant.value() == 0
        && constant.type() instanceof PointerType pointer
        && pointer.target() instanceof VoidType
        && pointer.qualifiers().equals(Qualifiers.NONE);
  }

  Rvalue convert(Rvalue value, Type type, SourceSpan span) {
    if (type instanceof VoidType) {
      return Rvalue.Nothing.NOTHING;
    }
    return value instanceof Rvalue.Scalar scalar
        ? new Rvalue.Scalar(conversions.convert(scalar.expression(), type, span))
        : value;
  }

  Expression address(Rvalue.Aggregate value, SourceSpan span) {
    return conversions.convert(value.address(), value.type().pointer(), span);
  }
}
