package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.Binary;
import heapwright.ir.code.Expression.Comparison;
import heapwright.ir.code.Expression.ElementAddress;
import heapwright.ir.code.Expression.FieldAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.PointerDifference;
import heapwright.ir.code.Expression.Unary;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.Optional;

/**
 * Builds pure expressions, computing what is constant. What could be a fault when it runs (a
 * division by zero, a shift by too much) is left to run.
 */
public final class Folding {
  private final DataModel model;
  private final IntegerType signedInt;
  private final IntegerType differenceType;

  public Folding(DataModel model) {
    this.model = model;
    this.signedInt = model.signedInt();
    this.differenceType = model.differenceType();
  }

  public IntegerConstant signedInt(long value, SourceSpan span) {
    return new IntegerConstant(value, signedInt, span);
  }

  public IntegerConstant size(long bytes, SourceSpan span) {
    return new IntegerConstant(bytes, model.sizeType(), span);
  }

  public IntegerConstant zero(Type type, SourceSpan span) {
    return new IntegerConstant(0, type, span);
  }

  public Expression unary(UnaryOperator operator, Expression operand, SourceSpan span) {
    if (operand instanceof IntegerConstant constant) {
      Optional<IntegerConstant> folded = IntegerConstantArithmetic.unary(operator, constant, span);
      if (folded.isPresent()) {
        return folded.get();
      }
    }
    if (operator == UnaryOperator.NEGATE
        && operand instanceof Unary inner
        && inner.operator() == UnaryOperator.NEGATE
        && inner.operand() instanceof Expression.FloatingConstant positive) {
      return positive;
    }
    return new Unary(operator, operand, span);
  }

  /** Both operands have the type of the result; of a shift, only the left one. */
  public Expression binary(
      BinaryOperator operator, Expression left, Expression right, SourceSpan span) {
    if (left instanceof IntegerConstant l && right instanceof IntegerConstant r) {
      Optional<IntegerConstant> folded = IntegerConstantArithmetic.binary(operator, l, r, span);
      if (folded.isPresent()) {
        return folded.get();
      }
    }
    Optional<Expression> folded = FloatConstantArithmetic.binary(operator, left, right, span);
    return folded.isPresent() ? folded.get() : new Binary(operator, left, right, span);
  }

  /** Both operands have one scalar type; the result is an {@code int}. */
  public Expression compare(Relation relation, Expression left, Expression right, SourceSpan span) {
    Optional<Boolean> known = KnownComparisons.known(relation, left, right);
    if (known.isPresent()) {
      return signedInt(known.get() ? 1 : 0, span);
    }
    return new Comparison(
        relation, ImplicitConversions.bare(left), ImplicitConversions.bare(right), signedInt, span);
  }

  /** Whether a scalar is not zero; a comparison stands for itself. */
  public Expression truth(Expression value, SourceSpan span) {
    if (value instanceof Comparison) {
      return value;
    }
    return compare(Relation.NOT_EQUAL, value, zeroLike(value, span), span);
  }

  /** Whether a scalar is zero. */
  public Expression not(Expression value, SourceSpan span) {
    if (value instanceof Comparison c) {
      Optional<Relation> opposite = KnownComparisons.opposite(c);
      if (opposite.isPresent()) {
        return new Comparison(opposite.get(), c.left(), c.right(), signedInt, span);
      }
    }
    return compare(Relation.EQUAL, value, zeroLike(value, span), span);
  }

  private Expression zeroLike(Expression value, SourceSpan span) {
    return value.type() instanceof FloatingType floating
        ? new Expression.FloatingConstant("0.0", floating, span)
        : zero(value.type(), span);
  }

  /** {@code base + index * stride}; {@code index} is a {@code ptrdiff_t}. */
  public Expression element(
      Expression base, Expression index, Expression stride, Type type, SourceSpan span) {
    if (index instanceof IntegerConstant i && stride instanceof IntegerConstant s) {
      if (base instanceof IntegerConstant b) {
        return new IntegerConstant(wrapAddress(b.value() + i.value() * s.value()), type, span);
      }
      if (i.value() == 0 && base.type().equals(type)) {
        return base;
      }
      if (base instanceof ElementAddress inner
          && inner.index() instanceof IntegerConstant j
          && inner.stride() instanceof IntegerConstant t
          && t.value() == s.value()) {
        IntegerConstant sum = new IntegerConstant(i.value() + j.value(), differenceType, span);
        return new ElementAddress(inner.base(), sum, stride, type, span);
      }
    }
    return new ElementAddress(ImplicitConversions.bare(base), index, stride, type, span);
  }

  /** The address of a member; {@code type} is the pointer's. */
  public Expression field(
      Expression base, RecordType record, Field field, PointerType type, SourceSpan span) {
    if (base instanceof IntegerConstant b) {
      return new IntegerConstant(wrapAddress(b.value() + field.offset()), type, span);
    }
    return new FieldAddress(ImplicitConversions.bare(base), record, field, type, span);
  }

  /** {@code (left - right) / stride}. */
  public Expression difference(
      Expression left, Expression right, Expression stride, SourceSpan span) {
    if (left instanceof IntegerConstant l
        && right instanceof IntegerConstant r
        && stride instanceof IntegerConstant s
        && s.value() != 0) {
      return new IntegerConstant((l.value() - r.value()) / s.value(), differenceType, span);
    }
    Optional<Long> distance = StaticAddress.distance(left, right);
    if (distance.isPresent() && stride instanceof IntegerConstant s && s.value() != 0) {
      return new IntegerConstant(distance.get() / s.value(), differenceType, span);
    }
    return new PointerDifference(
        ImplicitConversions.bare(left),
        ImplicitConversions.bare(right),
        stride,
        differenceType,
        span);
  }

  private long wrapAddress(long address) {
    return model.sizeType().wrap(address);
  }
}
