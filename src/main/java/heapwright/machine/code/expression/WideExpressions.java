package heapwright.machine.code.expression;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.arithmetic.NumberCases;
import heapwright.machine.code.arithmetic.OverflowSite;
import heapwright.machine.code.arithmetic.WideArithmetic;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.outcome.FaultLog;
import heapwright.number.Int128Conversions;

/** 128-bit integers. */
final class WideExpressions extends NumberCases<WideCode> {
  private final ExpressionCompiler compiler;
  private final RegisterReaders registers;
  private final WideArithmetic arithmetic;
  private final FaultLog faults;

  WideExpressions(ExpressionCompiler compiler, RegisterReaders registers, FaultLog faults) {
    this.compiler = compiler;
    this.registers = registers;
    this.faults = faults;
    arithmetic = new WideArithmetic(faults);
  }

  @Override
  public WideCode integerConstant(Expression.IntegerConstant e) {
    Int128 value =
        IntegerRepresentation.of(e.type()).signed()
            ? Int128.ofSigned(e.value())
            : Int128.ofUnsigned(e.value());
    return f -> value;
  }

  @Override
  public WideCode read(Expression.Read e) {
    Action check = registers.check(e).orElse(f -> {});
    int slot = registers.slot(e.local());
    return f -> {
      check.run(f);
      return TwoSlots.wide(f, slot);
    };
  }

  @Override
  public WideCode unary(Expression.Unary e) {
    WideCode operand = e.operand().match(this);
    if (e.operator() == UnaryOperator.COMPLEMENT) {
      return f -> operand.eval(f).complement();
    }
    IntegerType type = IntegerRepresentation.of(e.type());
    OverflowSite overflow = new OverflowSite(faults, type, BinaryOperator.SUBTRACT, e.span());
    Int128 zero = Int128.ofSigned(0);
    return type.signed()
        ? f -> {
          Int128 value = operand.eval(f);
          return overflow.wide(value.negate(), zero, value);
        }
        : f -> operand.eval(f).negate();
  }

  @Override
  public WideCode binary(Expression.Binary e) {
    WideCode left = e.left().match(this);
    if (e.operator().isShift()) {
      return arithmetic.shift(e, left, count(e.right()));
    }
    return arithmetic.binary(e, left, e.right().match(this));
  }

  private LongCode count(Expression e) {
    if (ScalarKind.of(e.type()) == ScalarKind.LONG) {
      return compiler.longs(e);
    }
    WideCode wide = e.match(this);
    return f -> wide.eval(f).low();
  }

  @Override
  public WideCode conversion(Expression.Conversion e) {
    Expression operand = e.operand();
    IntegerType target = IntegerRepresentation.of(e.type());
    return switch (ScalarKind.of(operand.type())) {
      case LONG ->
          fromLong(compiler.longs(operand), IntegerRepresentation.of(operand.type()).signed());
      case FLOAT -> {
        FloatCode code = compiler.floats(operand);
        yield f -> Int128.of(Int128Conversions.toInteger(code.eval(f), target.signed()));
      }
      case DOUBLE -> {
        DoubleCode code = compiler.doubles(operand);
        yield f -> Int128.of(Int128Conversions.toInteger(code.eval(f), target.signed()));
      }
      case EXTENDED -> {
        ExtendedCode code = compiler.extended(operand);
        yield f -> Int128.of(Int128Conversions.toInteger(code.eval(f), target.signed()));
      }
      case WIDE -> narrowed(operand.match(this), target);
    };
  }

  private static WideCode narrowed(WideCode code, IntegerType target) {
    return target.bits() == 128 ? code : f -> code.eval(f).wrap(target.bits(), target.signed());
  }

  private static WideCode fromLong(LongCode code, boolean signed) {
    return signed ? f -> Int128.ofSigned(code.eval(f)) : f -> Int128.ofUnsigned(code.eval(f));
  }
}
