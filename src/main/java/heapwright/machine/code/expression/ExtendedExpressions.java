package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.machine.code.arithmetic.NumberCases;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.machine.code.closure.WideCode;
import heapwright.number.ExtendedDouble;
import heapwright.number.FloatLiteral;

/** Values of type {@code long double}. */
final class ExtendedExpressions extends NumberCases<ExtendedCode> {
  private final ExpressionCompiler compiler;
  private final RegisterReaders registers;

  ExtendedExpressions(ExpressionCompiler compiler, RegisterReaders registers) {
    this.compiler = compiler;
    this.registers = registers;
  }

  @Override
  public ExtendedCode floatingConstant(Expression.FloatingConstant e) {
    ExtendedDouble value = FloatLiteral.extendedValue(e.literal());
    return f -> value;
  }

  @Override
  public ExtendedCode read(Expression.Read e) {
    Action check = registers.check(e).orElse(f -> {});
    int slot = registers.slot(e.local());
    return f -> {
      check.run(f);
      return TwoSlots.extended(f, slot);
    };
  }

  @Override
  public ExtendedCode unary(Expression.Unary e) {
    if (e.operator() != UnaryOperator.NEGATE) {
      throw noSuchOperator(e);
    }
    ExtendedCode operand = e.operand().match(this);
    return f -> operand.eval(f).negate();
  }

  @Override
  public ExtendedCode binary(Expression.Binary e) {
    ExtendedCode left = e.left().match(this);
    ExtendedCode right = e.right().match(this);
    return switch (e.operator()) {
      case ADD -> f -> left.eval(f).add(right.eval(f));
      case SUBTRACT -> f -> left.eval(f).subtract(right.eval(f));
      case MULTIPLY -> f -> left.eval(f).multiply(right.eval(f));
      case DIVIDE -> f -> left.eval(f).divide(right.eval(f));
      default -> throw noSuchOperator(e);
    };
  }

  @Override
  public ExtendedCode conversion(Expression.Conversion e) {
    Expression operand = e.operand();
    return switch (ScalarKind.of(operand.type())) {
      case LONG ->
          fromLong(compiler.longs(operand), IntegerRepresentation.of(operand.type()).signed());
      case FLOAT -> {
        FloatCode code = compiler.floats(operand);
        yield f -> ExtendedDouble.fromFloat(code.eval(f));
      }
      case DOUBLE -> {
        DoubleCode code = compiler.doubles(operand);
        yield f -> ExtendedDouble.fromDouble(code.eval(f));
      }
      case EXTENDED -> operand.match(this);
      case WIDE -> {
        WideCode code = compiler.wides(operand);
        boolean signed = IntegerRepresentation.of(operand.type()).signed();
        yield f -> ExtendedDouble.fromBigInteger(code.eval(f).value(signed));
      }
    };
  }

  private static ExtendedCode fromLong(LongCode code, boolean signed) {
    return signed
        ? f -> ExtendedDouble.fromLong(code.eval(f))
        : f -> ExtendedDouble.fromUnsignedLong(code.eval(f));
  }
}
