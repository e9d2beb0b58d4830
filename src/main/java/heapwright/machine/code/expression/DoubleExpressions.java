package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.machine.code.arithmetic.NumberCases;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.WideCode;
import heapwright.number.FloatConversions;
import heapwright.number.FloatLiteral;
import heapwright.number.Int128Conversions;
import heapwright.number.SseArithmetic;

/** Values of type {@code double}. */
final class DoubleExpressions extends NumberCases<DoubleCode> {
  private final ExpressionCompiler compiler;
  private final RegisterReaders registers;

  DoubleExpressions(ExpressionCompiler compiler, RegisterReaders registers) {
    this.compiler = compiler;
    this.registers = registers;
  }

  @Override
  public DoubleCode floatingConstant(Expression.FloatingConstant e) {
    double value = FloatLiteral.doubleValue(e.literal());
    return f -> value;
  }

  @Override
  public DoubleCode read(Expression.Read e) {
    if (registers.read(e) instanceof RegisterRead register) {
      int slot = register.slot();
      return f -> Double.longBitsToDouble(f[slot]);
    }
    LongCode bits = registers.read(e);
    return f -> Double.longBitsToDouble(bits.eval(f));
  }

  @Override
  public DoubleCode unary(Expression.Unary e) {
    if (e.operator() != UnaryOperator.NEGATE) {
      throw noSuchOperator(e);
    }
    DoubleCode operand = e.operand().match(this);
    return f -> SseArithmetic.negate(operand.eval(f));
  }

  @Override
  public DoubleCode binary(Expression.Binary e) {
    DoubleCode left = e.left().match(this);
    DoubleCode right = e.right().match(this);
    return switch (e.operator()) {
      case ADD -> f -> SseArithmetic.add(left.eval(f), right.eval(f));
      case SUBTRACT -> f -> SseArithmetic.subtract(left.eval(f), right.eval(f));
      case MULTIPLY -> f -> SseArithmetic.multiply(left.eval(f), right.eval(f));
      case DIVIDE -> f -> SseArithmetic.divide(left.eval(f), right.eval(f));
      default -> throw noSuchOperator(e);
    };
  }

  @Override
  public DoubleCode conversion(Expression.Conversion e) {
    Expression operand = e.operand();
    return switch (ScalarKind.of(operand.type())) {
      case LONG ->
          fromLong(compiler.longs(operand), IntegerRepresentation.of(operand.type()).signed());
      case FLOAT -> {
        FloatCode code = compiler.floats(operand);
        yield f -> FloatConversions.toDouble(code.eval(f));
      }
      case DOUBLE -> operand.match(this);
      case EXTENDED -> {
        ExtendedCode code = compiler.extended(operand);
        yield f -> code.eval(f).toDouble();
      }
      case WIDE -> {
        WideCode code = compiler.wides(operand);
        boolean signed = IntegerRepresentation.of(operand.type()).signed();
        yield f -> Int128Conversions.toDouble(code.eval(f).value(signed));
      }
    };
  }

  private static DoubleCode fromLong(LongCode code, boolean signed) {
    return signed
        ? f -> (double) code.eval(f)
        : f -> FloatConversions.toDouble(code.eval(f), false);
  }
}
