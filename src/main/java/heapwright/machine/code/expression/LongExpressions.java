package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.arithmetic.IntegerArithmetic;
import heapwright.machine.code.closure.AddressCode;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.outcome.FaultLog;
import heapwright.number.FloatConversions;
import java.util.Optional;

/** Integers of up to 64 bits and addresses. */
final class LongExpressions implements Expression.Cases<LongCode> {
  private final ExpressionCompiler compiler;
  private final RegisterReaders registers;
  private final SymbolAddresses symbols;
  private final IntegerArithmetic arithmetic;
  private final Optional<AddressRules> rules;

  /**
   * @param rules what is looked at where an address is computed and nothing accessed
   */
  LongExpressions(
      ExpressionCompiler compiler,
      RegisterReaders registers,
      SymbolAddresses symbols,
      FaultLog faults,
      Optional<AddressRules> rules) {
    this.compiler = compiler;
    this.registers = registers;
    this.symbols = symbols;
    arithmetic = new IntegerArithmetic(faults);
    this.rules = rules;
  }

  @Override
  public LongCode integerConstant(Expression.IntegerConstant e) {
    return new ConstantCode(e.value());
  }

  @Override
  public LongCode floatingConstant(Expression.FloatingConstant e) {
    throw new IllegalStateException("not an integer: " + e.literal() + " at " + e.span());
  }

  @Override
  public LongCode read(Expression.Read e) {
    return registers.read(e);
  }

  @Override
  public LongCode localAddress(Expression.LocalAddress e) {
    return registers.address(e.local());
  }

  @Override
  public LongCode globalAddress(Expression.GlobalAddress e) {
    return new ConstantCode(symbols.addressOf(e.symbol()));
  }

  @Override
  public LongCode functionAddress(Expression.FunctionAddress e) {
    return new ConstantCode(symbols.addressOf(e.symbol()));
  }

  @Override
  public LongCode fieldAddress(Expression.FieldAddress e) {
    LongCode base = compiler.place(e.base());
    LongCode code = AddressCode.offset(base, e.field().offset());
    return rules.map(r -> r.member(e, base, code)).orElse(code);
  }

  @Override
  public LongCode elementAddress(Expression.ElementAddress e) {
    LongCode base = compiler.place(e.base());
    LongCode code =
        AddressCode.element(base, compiler.longs(e.index()), compiler.longs(e.stride()));
    return rules.map(r -> r.element(e, base, code)).orElse(code);
  }

  @Override
  public LongCode pointerDifference(Expression.PointerDifference e) {
    LongCode left = e.left().match(this);
    LongCode right = e.right().match(this);
    LongCode stride = e.stride().match(this);
    return f -> {
      long bytes = stride.eval(f);
      // gcc gives elements of no size a difference too.
      return bytes == 0 ? 0 : (left.eval(f) - right.eval(f)) / bytes;
    };
  }

  @Override
  public LongCode unary(Expression.Unary e) {
    return arithmetic.unary(e, e.operand().match(this));
  }

  @Override
  public LongCode binary(Expression.Binary e) {
    LongCode right =
        e.operator().isShift() && ScalarKind.of(e.right().type()) == ScalarKind.WIDE
            ? low(compiler.wides(e.right()))
            : e.right().match(this);
    return arithmetic.binary(e, e.left().match(this), right);
  }

  private static LongCode low(WideCode code) {
    return f -> code.eval(f).low();
  }

  @Override
  public LongCode comparison(Expression.Comparison e) {
    Condition condition = compiler.comparison(e);
    return f -> condition.test(f) ? 1 : 0;
  }

  @Override
  public LongCode conversion(Expression.Conversion e) {
    IntegerType target = IntegerRepresentation.of(e.type());
    Expression operand = e.operand();
    if (target.isBool()) {
      Condition condition = compiler.condition(operand);
      return f -> condition.test(f) ? 1 : 0;
    }
    return switch (ScalarKind.of(operand.type())) {
      case LONG -> fromLong(operand, target);
      case FLOAT -> {
        FloatCode code = compiler.floats(operand);
        yield fromDouble(code::eval, target);
      }
      case DOUBLE -> fromDouble(compiler.doubles(operand), target);
      case EXTENDED -> {
        ExtendedCode code = compiler.extended(operand);
        yield f -> FloatConversions.toInteger(code.eval(f), target.bits(), target.signed());
      }
      case WIDE -> IntegerRepresentation.wrap(low(compiler.wides(operand)), target);
    };
  }

  private LongCode fromLong(Expression operand, IntegerType target) {
    LongCode code = operand.match(this);
    if (IntegerRepresentation.keeps(operand.type(), target)) {
      return code;
    }
    return code instanceof ConstantCode c
        ? new ConstantCode(target.wrap(c.value()))
        : IntegerRepresentation.wrap(code, target);
  }

  private static LongCode fromDouble(DoubleCode code, IntegerType target) {
    int bits = target.bits();
    if (bits == 32 && target.signed()) {
      return f -> FloatConversions.toInt(code.eval(f));
    }
    return f -> FloatConversions.toInteger(code.eval(f), bits, target.signed());
  }
}
