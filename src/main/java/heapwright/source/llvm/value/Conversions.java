package heapwright.source.llvm.value;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;

/** Values as values of other types, with as few conversions as that takes. */
public final class Conversions {
  private final DataModel model;

  public Conversions(DataModel model) {
    this.model = model;
  }

  /** The same value, as far as the type can hold it. */
  public Expression as(Expression value, Type type) {
    if (Type.same(value.type(), type)) {
      return value;
    }
    if (value instanceof Expression.IntegerConstant constant && constant.type().isInteger()) {
      return constant(constant, type);
    }
    if (value instanceof Expression.Conversion conversion && isDetour(conversion, type)) {
      return as(conversion.operand(), type);
    }
    return new Expression.Conversion(value, type, value.span());
  }

  private static Expression constant(Expression.IntegerConstant constant, Type type) {
    if (type.underlying() instanceof IntegerType integer && !integer.isBool()) {
      return new Expression.IntegerConstant(integer.wrap(constant.value()), type, constant.span());
    }
    return new Expression.Conversion(constant, type, constant.span());
  }

  /** Whether a conversion loses nothing that another one to this type would keep. */
  private static boolean isDetour(Expression.Conversion conversion, Type type) {
    Type from = conversion.operand().type().underlying();
    Type through = conversion.type().underlying();
    if (!(from instanceof IntegerType source) || !(through instanceof IntegerType middle)) {
      return false;
    }
    Type to = type.underlying();
    boolean keepsBits = !middle.isBool() && middle.bits() >= source.bits();
    if (!(to instanceof IntegerType target) || !keepsBits) {
      return false;
    }
    boolean keepsValue =
        source.signed() == middle.signed() || !source.signed() && middle.bits() > source.bits();
    return keepsValue || !target.isBool() && target.bits() <= source.bits();
  }

  /** As a condition: {@code int}, not 0 if it holds. */
  public Expression condition(Expression value) {
    if (value instanceof Expression.Comparison || isTruth(value)) {
      return value;
    }
    if (value instanceof Expression.Conversion conversion
        && conversion.operand() instanceof Expression.Comparison) {
      return conversion.operand();
    }
    return new Expression.Comparison(
        Relation.NOT_EQUAL, value, zero(value), model.signedInt(), value.span());
  }

  private static boolean isTruth(Expression value) {
    return value instanceof Expression.IntegerConstant;
  }

  /** 0 of the type of another value. */
  public Expression zero(Expression like) {
    return zero(like.type(), like.span());
  }

  /** 0, or NULL. */
  public Expression zero(Type type, SourceSpan span) {
    return type instanceof FloatingType floating
        ? new Expression.FloatingConstant("0", floating, span)
        : new Expression.IntegerConstant(0, type, span);
  }

  /** The other answer to a condition. */
  public Expression negated(Expression condition) {
    if (condition instanceof Expression.Comparison comparison
        && !(comparison.left().type() instanceof FloatingType)) {
      return new Expression.Comparison(
          comparison.relation().negated(),
          comparison.left(),
          comparison.right(),
          comparison.type(),
          comparison.span());
    }
    return new Expression.Comparison(
        Relation.EQUAL, condition, zero(condition), model.signedInt(), condition.span());
  }

  /** The lowest bit. */
  public Expression lowestBit(Expression value) {
    if (value.type().equals(model.bool())) {
      return as(value, model.signedInt());
    }
    if (value instanceof Expression.Conversion conversion
        && (conversion.operand() instanceof Expression.Comparison
            || conversion.operand().type().equals(model.bool()))) {
      return as(conversion.operand(), model.signedInt());
    }
    Expression wide = as(value, model.signedInt());
    Expression one = new Expression.IntegerConstant(1, model.signedInt(), value.span());
    return new Expression.Binary(BinaryOperator.AND, wide, one, value.span());
  }

  /** The integer of the same bits with the other reading of the top one. */
  public Expression signed(Expression value, boolean signed) {
    if (value.type().underlying() instanceof IntegerType integer) {
      boolean fits = integer.signed() == signed && !integer.isBool();
      return fits ? value : as(value, widened(integer).withSign(signed));
    }
    return value.type() instanceof PointerType
        ? as(value, model.sizeType().withSign(signed))
        : value;
  }

  private IntegerType widened(IntegerType type) {
    return type.isBool() ? model.integer(IntegerType.Kind.BYTE, false) : type;
  }
}
