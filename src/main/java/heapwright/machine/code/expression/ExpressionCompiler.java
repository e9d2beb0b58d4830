package heapwright.machine.code.expression;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.Type;
import heapwright.machine.code.arithmetic.ComparisonCode;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.Exit;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.outcome.FaultLog;
import java.util.Optional;
import java.util.function.Function;

/** Turns expressions into code; one set of cases per shape of the result. */
public final class ExpressionCompiler {
  private final LongExpressions longs;
  private final LongExpressions places;
  private final FloatExpressions floats;
  private final DoubleExpressions doubles;
  private final ExtendedExpressions extended;
  private final WideExpressions wides;

  /** For constants, which the compiler has looked at. */
  public ExpressionCompiler(RegisterReaders registers, SymbolAddresses symbols, FaultLog faults) {
    this(registers, symbols, faults, compiler -> Optional.empty());
  }

  public ExpressionCompiler(
      RegisterReaders registers, SymbolAddresses symbols, Processor processor, Program program) {
    this(
        registers,
        symbols,
        processor.faults(),
        compiler ->
            Optional.of(
                new AddressRules(
                    new MemberBounds(compiler, program, processor.faults()),
                    new Alignments(program.model()),
                    processor.memory(),
                    processor.faults())));
  }

  private ExpressionCompiler(
      RegisterReaders registers,
      SymbolAddresses symbols,
      FaultLog faults,
      Function<ExpressionCompiler, Optional<AddressRules>> rules) {
    places = new LongExpressions(this, registers, symbols, faults, Optional.empty());
    longs = new LongExpressions(this, registers, symbols, faults, rules.apply(this));
    floats = new FloatExpressions(this, registers);
    doubles = new DoubleExpressions(this, registers);
    extended = new ExtendedExpressions(this, registers);
    wides = new WideExpressions(this, registers, faults);
  }

  /** An expression of shape {@link ScalarKind#LONG}. */
  public LongCode longs(Expression e) {
    return e.match(longs);
  }

  /** The address of an access that finds out itself whether there is anything. */
  public LongCode place(Expression address) {
    return address.match(places);
  }

  /** An expression of shape {@link ScalarKind#FLOAT}. */
  public FloatCode floats(Expression e) {
    return e.match(floats);
  }

  /** An expression of shape {@link ScalarKind#DOUBLE}. */
  public DoubleCode doubles(Expression e) {
    return e.match(doubles);
  }

  /** An expression of shape {@link ScalarKind#EXTENDED}. */
  public ExtendedCode extended(Expression e) {
    return e.match(extended);
  }

  /** An expression of shape {@link ScalarKind#WIDE}. */
  public WideCode wides(Expression e) {
    return e.match(wides);
  }

  /** Sets a slot, or two, to a scalar. */
  public Action into(int slot, Expression value) {
    return switch (ScalarKind.of(value.type())) {
      case LONG -> longs(value).into(slot);
      case FLOAT -> {
        FloatCode code = floats(value);
        yield f -> f[slot] = Float.floatToRawIntBits(code.eval(f));
      }
      case DOUBLE -> {
        DoubleCode code = doubles(value);
        yield f -> f[slot] = Double.doubleToRawLongBits(code.eval(f));
      }
      case EXTENDED -> {
        ExtendedCode code = extended(value);
        yield f -> TwoSlots.put(f, slot, code.eval(f));
      }
      case WIDE -> {
        WideCode code = wides(value);
        yield f -> TwoSlots.put(f, slot, code.eval(f));
      }
    };
  }

  /** Whether a scalar is not 0. */
  public Condition condition(Expression e) {
    if (e instanceof Expression.Comparison comparison) {
      return comparison(comparison);
    }
    return notZero(e);
  }

  /** Branches by whether a scalar is not 0. */
  public Exit branch(Expression e, int ifTrue, int ifFalse) {
    if (e instanceof Expression.Comparison c && ScalarKind.of(c.left().type()) == ScalarKind.LONG) {
      Type type = c.left().type();
      return ComparisonCode.branch(
          c.relation(), longs(c.left()), longs(c.right()), type, ifTrue, ifFalse);
    }
    if (!(e instanceof Expression.Comparison) && ScalarKind.of(e.type()) == ScalarKind.LONG) {
      return ComparisonCode.branch(
          Relation.NOT_EQUAL, longs(e), new ConstantCode(0), e.type(), ifTrue, ifFalse);
    }
    return ComparisonCode.branch(condition(e), ifTrue, ifFalse);
  }

  private Condition notZero(Expression e) {
    return switch (ScalarKind.of(e.type())) {
      case LONG ->
          ComparisonCode.integers(Relation.NOT_EQUAL, longs(e), new ConstantCode(0), e.type());
      case FLOAT -> {
        FloatCode value = floats(e);
        yield f -> value.eval(f) != 0;
      }
      case DOUBLE -> {
        DoubleCode value = doubles(e);
        yield f -> value.eval(f) != 0;
      }
      case EXTENDED -> {
        ExtendedCode value = extended(e);
        yield f -> !value.eval(f).isZero();
      }
      case WIDE -> {
        WideCode value = wides(e);
        yield f -> !value.eval(f).isZero();
      }
    };
  }

  Condition comparison(Expression.Comparison e) {
    Relation relation = e.relation();
    return switch (ScalarKind.of(e.left().type())) {
      case LONG ->
          ComparisonCode.integers(relation, longs(e.left()), longs(e.right()), e.left().type());
      case FLOAT -> {
        FloatCode left = floats(e.left());
        FloatCode right = floats(e.right());
        yield ComparisonCode.doubles(relation, left::eval, right::eval);
      }
      case DOUBLE -> ComparisonCode.doubles(relation, doubles(e.left()), doubles(e.right()));
      case EXTENDED -> ComparisonCode.extended(relation, extended(e.left()), extended(e.right()));
      case WIDE -> {
        boolean signed = IntegerRepresentation.of(e.left().type()).signed();
        yield ComparisonCode.wide(relation, wides(e.left()), wides(e.right()), signed);
      }
    };
  }
}
