package heapwright.source.lower.arithmetic;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.Conversion;
import heapwright.ir.code.Expression.ElementAddress;
import heapwright.ir.code.Expression.FieldAddress;
import heapwright.ir.code.Expression.FunctionAddress;
import heapwright.ir.code.Expression.GlobalAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.LocalAddress;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.problems.UnsupportedConstruct;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalDouble;

/** C's conversions, on pure expressions. Constants are folded. */
public final class ImplicitConversions {
  private final DataModel model;
  private final IntegerType signedInt;

  public ImplicitConversions(DataModel model) {
    this.model = model;
    this.signedInt = model.signedInt();
  }

  /** Converts a scalar to a scalar type; the expression itself where nothing changes. */
  public Expression convert(Expression value, Type target, SourceSpan span) {
    if (value.type().equals(target)) {
      return value;
    }
    if (bare(value).type().equals(target)) {
      return bare(value);
    }
    if (target instanceof OpaqueType) {
      throw new UnsupportedConstruct(span, "conversion to " + target);
    }
    Optional<? extends Expression> folded =
        value instanceof IntegerConstant constant
            ? fold(constant, target, span)
            : fold(value, target, span);
    return folded.isPresent() ? folded.get() : new Conversion(bare(value), target, span);
  }

  /**
   * A pointer without the conversions between pointer types, which are for readers and for the
   * types of expressions only: where the pointer ends up, its type is known anyway. But a pointer
   * to an array says what indices are within it, and a cast that this is not meant.
   */
  public static Expression bare(Expression pointer) {
    Expression inner = pointer;
    while (inner instanceof Conversion conversion
        && conversion.type() instanceof PointerType
        && conversion.operand().type() instanceof PointerType
        && !isFlattening(conversion)) {
      inner = conversion.operand();
    }
    return inner;
  }

  private static boolean isFlattening(Conversion conversion) {
    return conversion.type() instanceof PointerType to
        && to.target() instanceof VoidType
        && conversion.operand().type() instanceof PointerType from
        && from.target() instanceof ArrayType;
  }

  /** What a cast makes of a pointer to an array: where no element of that array is meant. */
  public Expression cast(Expression pointer, Type target, SourceSpan span) {
    boolean flattens =
        pointer.type() instanceof PointerType from
            && from.target() instanceof ArrayType
            && target instanceof PointerType to
            && !(to.target() instanceof ArrayType);
    Expression value = flattens ? convert(pointer, VoidType.VOID.pointer(), span) : pointer;
    return convert(value, target, span);
  }

  private Optional<? extends Expression> fold(
      IntegerConstant constant, Type target, SourceSpan span) {
    BigInteger value = IntegerConstantArithmetic.exact(constant);
    if (target instanceof FloatingType floating) {
      Expression magnitude = new Expression.FloatingConstant(value.abs() + ".0", floating, span);
      return Optional.of(
          value.signum() < 0
              ? new Expression.Unary(UnaryOperator.NEGATE, magnitude, span)
              : magnitude);
    }
    if (target instanceof PointerType) {
      long address = model.sizeType().wrap(value.longValue());
      return Optional.of(new IntegerConstant(address, target, span));
    }
    if (target instanceof IntegerType integer && integer.isBool()) {
      return Optional.of(new IntegerConstant(Math.abs(value.signum()), target, span));
    }
    return IntegerConstantArithmetic.constant(value, target, span);
  }

  private Optional<Expression> fold(Expression value, Type target, SourceSpan span) {
    if (target instanceof PointerType pointer && value.type() instanceof PointerType) {
      return retyped(value, pointer);
    }
    if (value instanceof Conversion inner && isLossless(inner, target)) {
      return Optional.of(convert(inner.operand(), target, span));
    }
    if (!(value.type() instanceof FloatingType)) {
      return Optional.empty();
    }
    OptionalDouble known = FloatConstantArithmetic.value(value);
    if (known.isEmpty()) {
      return Optional.empty();
    }
    double number = known.getAsDouble();
    if (target instanceof FloatingType floating) {
      return FloatConstantArithmetic.constant(number, floating, span);
    }
    if (target instanceof IntegerType integer && integer.isBool()) {
      return Optional.of(new IntegerConstant(number == 0 ? 0 : 1, target, span));
    }
    return truncated(number, target, span);
  }

  /** Whether an integer is converted to the target through a type that keeps all its bits. */
  private static boolean isLossless(Conversion inner, Type target) {
    if (!inner.operand().type().isInteger() || !inner.type().isInteger() || !target.isInteger()) {
      return false;
    }
    IntegerType middle = IntegerConstantArithmetic.type(inner.type());
    IntegerType end = IntegerConstantArithmetic.type(target);
    return !middle.isBool() && !end.isBool() && middle.bits() >= end.bits();
  }

  /** C17 6.3.1.4: undefined if the integral part does not fit, so that is left to run. */
  private static Optional<Expression> truncated(double number, Type target, SourceSpan span) {
    if (!target.isInteger()) {
      return Optional.empty();
    }
    BigInteger integral = new BigDecimal(number).toBigInteger();
    IntegerType type = IntegerConstantArithmetic.type(target);
    boolean fits =
        integral.compareTo(IntegerConstantArithmetic.least(type)) >= 0
            && integral.compareTo(IntegerConstantArithmetic.greatest(type)) <= 0;
    return fits
        ? IntegerConstantArithmetic.constant(integral, target, span).map(c -> c)
        : Optional.empty();
  }

  /** The same address seen as another pointer type, where the expression can say so itself. */
  private static Optional<Expression> retyped(Expression address, PointerType type) {
    if (address instanceof LocalAddress a) {
      return Optional.of(new LocalAddress(a.local(), type, a.span()));
    }
    if (address instanceof GlobalAddress a) {
      return Optional.of(new GlobalAddress(a.symbol(), type, a.span()));
    }
    if (address instanceof FunctionAddress a) {
      return Optional.of(new FunctionAddress(a.symbol(), type, a.span()));
    }
    if (address instanceof FieldAddress a) {
      return Optional.of(new FieldAddress(a.base(), a.record(), a.field(), type, a.span()));
    }
    if (address instanceof ElementAddress a) {
      return Optional.of(new ElementAddress(a.base(), a.index(), a.stride(), type, a.span()));
    }
    return Optional.empty();
  }

  /** An address of an object of the type, as a pointer to something volatile. */
  public static Expression toChanging(Expression address, Type type, Qualifiers qualifiers) {
    PointerType pointer = new PointerType(type, qualifiers);
    return retyped(address, pointer)
        .orElseGet(() -> new Conversion(address, pointer, address.span()));
  }

  /** The type of an expression after the integer promotions. */
  Type promoted(Type type) {
    if (!type.isInteger()) {
      return type;
    }
    IntegerType integer = IntegerConstantArithmetic.type(type);
    return integer.bits() < signedInt.bits() ? signedInt : integer;
  }

  public Expression promote(Expression value, SourceSpan span) {
    return convert(value, promoted(value.type()), span);
  }

  /** The default argument promotions: those of integers, and {@code float} to {@code double}. */
  public Expression promoteArgument(Expression value, SourceSpan span) {
    return convert(value, promotedArgument(value.type()), span);
  }

  /** The type of an argument after the default promotions, C17 6.5.2.2p6. */
  public Type promotedArgument(Type type) {
    return type == FloatingType.FLOAT ? FloatingType.DOUBLE : promoted(type);
  }

  /** The common type of the usual arithmetic conversions. */
  public Type common(Type left, Type right) {
    if (left instanceof FloatingType l) {
      return right instanceof FloatingType r && r.compareTo(l) > 0 ? r : l;
    }
    if (right instanceof FloatingType) {
      return right;
    }
    IntegerType l = IntegerConstantArithmetic.type(promoted(left));
    IntegerType r = IntegerConstantArithmetic.type(promoted(right));
    if (l.bits() != r.bits()) {
      // gcc goes by precision, also for bit-fields wider than int.
      return l.bits() > r.bits() ? l : r;
    }
    IntegerType ranked = l.kind().rank() >= r.kind().rank() ? l : r;
    return l.signed() && r.signed() ? ranked : ranked.withSign(false);
  }

  public static boolean isArithmetic(Type type) {
    return type.isInteger() || type instanceof FloatingType;
  }

  /** The type of what something of a type gives when it is used. */
  public static Type used(Type type, Qualifiers qualifiers) {
    Optional<PointerType> decayed = decayed(type, qualifiers);
    return decayed.isPresent() ? decayed.get() : type;
  }

  /** The pointer that an array becomes when it is used. */
  public static Optional<PointerType> decayed(Type type, Qualifiers qualifiers) {
    if (type instanceof ArrayType array) {
      return Optional.of(new PointerType(array.element(), qualifiers));
    }
    if (type instanceof VariableArrayType array) {
      return Optional.of(new PointerType(array.element(), qualifiers));
    }
    return type instanceof FunctionType ? Optional.of(type.pointer()) : Optional.empty();
  }

  /**
   * How a member is read and written. gcc gives a bit-field an integer type of just its width; the
   * promotions and the value of an assignment depend on it.
   */
  public static Cell cell(Field field) {
    if (field.bits().isEmpty()) {
      return field.cell();
    }
    int width = field.bits().get().width();
    IntegerType declared = IntegerConstantArithmetic.type(field.type());
    Type type =
        width == declared.bits()
            ? field.type()
            : new IntegerType(declared.kind(), width, declared.signed());
    return new Cell(type, field.bits());
  }
}
