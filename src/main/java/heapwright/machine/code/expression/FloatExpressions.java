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

/** Values of type {@code float}. */
final class FloatExpressions extends NumberCases<FloatCode> {
  private final ExpressionCompiler compiler;
  private final RegisterReaders registers;

  FloatExpressions(ExpressionCompiler compiler, RegisterReaders registers) {
    this.compiler = compiler;
    this.registers = registers;
  }

  @Override
  public FloatCode floatingConstant(Expression.FloatingConstant e) {
    float value = FloatLiteral.floatValue(e.literal());
    return f -> value;
  }

  @Override
  public FloatCode read(Expression.Read e) {
    if (registers.read(e) instanceof RegisterRead register) {
      int slot = register.slot();
      return f -> Float.intBitsToFloat((int) f[slot]);
    }
    LongCode bits = registers.read(e);
    return f -> Float.intBitsToFloat((int) bits.eval(f));
  }

  @Override
  public FloatCode unary(Expression.Unary e) {
    if (e.operator() != UnaryOperator.NEGATE) {
      throw noSuchOperator(e);
    }
    FloatCode operand = e.operand().match(this);
    return f -> SseArithmetic.negate(operand.eval(f));
  }

  @Override
  public FloatCode binary(Expression.Binary e) {
    FloatCode left = e.left().match(this);
    FloatCode right = e.right().match(this);
    return switch (e.operator()) {
      case ADD -> f -> SseArithmetic.add(left.eval(f), right.eval(f));
      case SUBTRACT -> f -> SseArithmetic.subtract(left.eval(f), right.eval(f));
      case MULTIPLY -> f -> SseArithmetic.multiply(left.eval(f), right.eval(f));
      case DIVIDE -> f -> SseArithmetic.divide(left.eval(f), right.eval(f));
      default -> throw noSuchOperator(e);
    };
  }

  @Override
  public FloatCode conversion(Expression.Conversion e) {
    Expression operand = e.operand();
    return switch (ScalarKind.of(operand.type())) {
      case LONG ->
          fromLong(compiler.longs(operand), IntegerRepresentation.of(operand.type()).signed());
      case FLOAT -> operand.match(this);
      case DOUBLE -> {
        DoubleCode code = compiler.doubles(operand);
        yield f -> FloatConversions.toFloat(code.eval(f));
      }
      case EXTENDED -> {
        ExtendedCode code = compiler.extended(operand);
        yield f -> code.eval(f).toFloat();
      }
      case WIDE -> {
        WideCode code = compiler.wides(operand);
        boolean signed = IntegerRepresentation.of(operand.type()).signed();
        yield f -> Int128Conversions.toFloat(code.eval(f).value(signed));
      }
    };
  }

  private static FloatCode fromLong(LongCode code, boolean signed) {
    return signed ? f -> (float) code.eval(f) : f -> FloatConversions.toFloat(code.eval(f), false);
  }
}
