package heapwright.source.llvm.value;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmModule.GlobalVariable;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import java.math.BigInteger;
import java.util.List;

/** Constants as expressions. */
public final class ConstantLowering {
  private static final int EXTENDED_BIAS = 16383;
  private static final int EXTENDED_FRACTION = 63;
  private final ModuleContext context;
  private final Conversions conversions;
  private final AddressPaths paths;

  public ConstantLowering(ModuleContext context, Conversions conversions, AddressPaths paths) {
    this.context = context;
    this.conversions = conversions;
    this.paths = paths;
  }

  /** A scalar constant of a type. */
  public Expression lower(LlvmType type, LlvmValue value, SourceSpan span) {
    if (value instanceof LlvmValue.Number number) {
      return integer(type, number.value(), span);
    }
    if (value instanceof LlvmValue.Fraction fraction) {
      return fraction((FloatingType) context.type(type), fraction.text(), span);
    }
    if (value instanceof LlvmValue.Zero || value instanceof LlvmValue.Undefined) {
      return conversions.zero(context.type(type), span);
    }
    if (value instanceof LlvmValue.Symbol symbol) {
      return address(symbol.name(), span);
    }
    if (value instanceof LlvmValue.Element element) {
      Expression base = lower(element.base().type(), element.base().value(), span);
      List<Expression> indices =
          element.indices().stream().map(i -> lower(i.type(), i.value(), span)).toList();
      return paths.element(base, element.source(), indices, span);
    }
    if (value instanceof LlvmValue.Converted converted) {
      Expression operand = lower(converted.operand().type(), converted.operand().value(), span);
      return conversions.as(operand, context.type(converted.type()));
    }
    if (value instanceof LlvmValue.Computed computed) {
      return computed(computed, span);
    }
    throw new NotLowered("the constant " + value);
  }

  private Expression computed(LlvmValue.Computed computed, SourceSpan span) {
    BinaryOperator operator =
        switch (computed.operation()) {
          case "add" -> BinaryOperator.ADD;
          case "sub" -> BinaryOperator.SUBTRACT;
          case "mul" -> BinaryOperator.MULTIPLY;
          default -> throw new NotLowered("the constant operation " + computed.operation());
        };
    Expression left = lower(computed.left().type(), computed.left().value(), span);
    Expression right = lower(computed.right().type(), computed.right().value(), span);
    return new Expression.Binary(operator, left, conversions.as(right, left.type()), span);
  }

  private Expression integer(LlvmType type, BigInteger value, SourceSpan span) {
    Type wanted = context.type(type);
    if (!(wanted instanceof IntegerType integer)) {
      throw new NotLowered("a number of type " + wanted);
    }
    if (integer.bits() > Long.SIZE && value.bitLength() >= Long.SIZE) {
      throw new NotLowered("a constant of more than 64 bits");
    }
    return new Expression.IntegerConstant(integer.wrap(value.longValue()), wanted, span);
  }

  /** The address of a function or an object. */
  public Expression address(String name, SourceSpan span) {
    if (context.isFunction(name)) {
      Type type = context.signature(context.module().routines().get(context.target(name)));
      return new Expression.FunctionAddress(context.symbol(name), type.pointer(), span);
    }
    GlobalVariable global = context.module().globals().get(context.target(name));
    Type type =
        global == null
            ? context.type(LlvmType.Plain.PTR)
            : new GlobalTypes(context).of(global).pointer();
    return new Expression.GlobalAddress(context.symbol(name), type, span);
  }

  /** LLVM writes doubles in decimal where that is exact, and else as their bits. */
  private static Expression fraction(FloatingType type, String text, SourceSpan span) {
    if (text.startsWith("0xK")) {
      return extended(text.substring(3), span);
    }
    double value =
        text.startsWith("0x")
            ? Double.longBitsToDouble(Long.parseUnsignedLong(text.substring(2), 16))
            : Double.parseDouble(text);
    boolean isNegative = Math.copySign(1, value) < 0;
    return signed(isNegative, literal(Math.abs(value)), type, span);
  }

  private static String literal(double value) {
    return Double.isNaN(value) ? "nan" : Double.isInfinite(value) ? "inf" : shortest(value);
  }

  private static String shortest(double value) {
    String decimal = Double.toString(value);
    return decimal.contains("E") ? Double.toHexString(value) : decimal;
  }

  /** A sign, 15 bits of exponent, 64 bits of fraction with the leading one. */
  private static Expression extended(String digits, SourceSpan span) {
    int head = Integer.parseInt(digits.substring(0, 4), 16);
    String fraction = digits.substring(4);
    int exponent = head & 0x7fff;
    boolean isWhole = fraction.equals("8000000000000000");
    String literal =
        exponent == 0x7fff
            ? isWhole ? "inf" : "nan"
            : "0x" + fraction + "p" + (Math.max(exponent, 1) - EXTENDED_BIAS - EXTENDED_FRACTION);
    return signed(head > 0x7fff, literal, FloatingType.LONG_DOUBLE, span);
  }

  private static Expression signed(
      boolean isNegative, String literal, FloatingType type, SourceSpan span) {
    Expression constant = new Expression.FloatingConstant(literal, type, span);
    return isNegative ? new Expression.Unary(UnaryOperator.NEGATE, constant, span) : constant;
  }
}
