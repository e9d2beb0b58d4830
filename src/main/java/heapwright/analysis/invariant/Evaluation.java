package heapwright.analysis.invariant;

import heapwright.ir.BinaryOperator;
import heapwright.ir.EnumType;
import heapwright.ir.Expression;
import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Type;
import heapwright.ir.UnaryOperator;
import java.util.List;
import java.util.Set;

/** The value of an expression in a state. */
final class Evaluation implements Expression.Cases<Value> {
  private final State state;
  private final int frame;
  private final Arithmetic arithmetic;

  Evaluation(State state, int frame, Overflow overflow) {
    this.state = state;
    this.frame = frame;
    this.arithmetic = new Arithmetic(state, overflow);
  }

  Value of(Expression e) {
    return e.match(this);
  }

  @Override
  public Value integerConstant(Expression.IntegerConstant e) {
    boolean natural = e.type() instanceof PointerType || !integer(e.type()).signed();
    if (natural && e.value() < 0) {
      return wide(e.type()) ? unknown(e.type()) : state.value(new Term.Huge(e.value()));
    }
    return Value.of(0).canAdd(e.value())
        ? Value.of(e.value())
        : arithmetic.unknown(Interval.of(e.value()));
  }

  private static boolean wide(Type type) {
    return type.isInteger() && integer(type).bits() > 64;
  }

  static IntegerType integer(Type type) {
    return type instanceof EnumType e ? e.underlying() : (IntegerType) type;
  }

  /** Anything of a type; a pointer may lead to whatever has escaped. */
  Value unknown(Type type) {
    Set<Place> reach = type.isInteger() && integer(type).bits() < 64 ? Set.of() : state.escaped;
    return state.fresh(type, reach);
  }

  @Override
  public Value floatingConstant(Expression.FloatingConstant e) {
    if (e.type() == FloatingType.LONG_DOUBLE || e.literal().equals("nan")) {
      return unknown(e.type());
    }
    if (e.literal().equals("inf")) {
      return state.value(new Term.FloatConstant(Double.POSITIVE_INFINITY));
    }
    double number =
        e.type() == FloatingType.FLOAT
            ? Float.parseFloat(e.literal())
            : Double.parseDouble(e.literal());
    return state.value(new Term.FloatConstant(number));
  }

  @Override
  public Value read(Expression.Read e) {
    return state.registers.computeIfAbsent(
        new Register(frame, e.local()), r -> unknown(e.local().type()));
  }

  @Override
  public Value localAddress(Expression.LocalAddress e) {
    return state.value(new Term.Address(new Place.Automatic(frame, e.local())));
  }

  @Override
  public Value globalAddress(Expression.GlobalAddress e) {
    return state.value(new Term.Address(new Place.Static(e.symbol())));
  }

  @Override
  public Value functionAddress(Expression.FunctionAddress e) {
    return state.value(new Term.Address(new Place.Code(e.symbol())));
  }

  @Override
  public Value fieldAddress(Expression.FieldAddress e) {
    Value base = of(e.base());
    if (!base.isConstant() && !isPart(e.base())) {
      state.terms.pointsTo(base.name(), e.record());
    }
    return arithmetic.sum(base, Value.of(e.field().offset()));
  }

  /** Whether an address is that of a member or of an element of one. */
  private static boolean isPart(Expression address) {
    return address instanceof Expression.FieldAddress
        || address instanceof Expression.ElementAddress element && isPart(element.base());
  }

  @Override
  public Value elementAddress(Expression.ElementAddress e) {
    Value base = of(e.base());
    return arithmetic.sum(base, arithmetic.product(of(e.index()), of(e.stride())));
  }

  @Override
  public Value pointerDifference(Expression.PointerDifference e) {
    Value bytes = arithmetic.difference(of(e.left()), of(e.right()));
    Value stride = of(e.stride());
    return stride.equals(Value.of(1))
        ? bytes
        : arithmetic.operation(Term.Operation.DIVIDE, bytes, stride);
  }

  @Override
  public Value unary(Expression.Unary e) {
    Value operand = of(e.operand());
    if (e.type() instanceof FloatingType type) {
      return e.operator() == UnaryOperator.NEGATE
          ? floating(Term.FloatOperation.NEGATE, type, List.of(operand))
          : unknown(type);
    }
    IntegerType type = integer(e.type());
    if (type.bits() > 64) {
      return unknown(type);
    }
    if (e.operator() == UnaryOperator.NEGATE) {
      Value negated = arithmetic.difference(Value.of(0), operand);
      return arithmetic.inType(negated, type, !type.signed());
    }
    Value complement = arithmetic.difference(Value.of(-1), operand);
    return arithmetic.inType(complement, type, true);
  }

  @Override
  public Value binary(Expression.Binary e) {
    Value left = of(e.left());
    Value right = of(e.right());
    if (e.type() instanceof FloatingType type) {
      return floating(operation(e.operator()), type, List.of(left, right));
    }
    IntegerType type = integer(e.type());
    if (type.bits() > 64) {
      return unknown(type);
    }
    return switch (e.operator()) {
      case ADD -> arithmetic.inType(arithmetic.sum(left, right), type, !type.signed());
      case SUBTRACT -> arithmetic.inType(arithmetic.difference(left, right), type, !type.signed());
      case MULTIPLY -> arithmetic.inType(arithmetic.product(left, right), type, !type.signed());
      case DIVIDE -> divided(Term.Operation.DIVIDE, left, right, type);
      case REMAINDER -> divided(Term.Operation.REMAINDER, left, right, type);
      case AND -> bits(Term.Operation.AND, left, right, type);
      case OR -> bits(Term.Operation.OR, left, right, type);
      case XOR -> bits(Term.Operation.XOR, left, right, type);
      case SHIFT_LEFT, SHIFT_RIGHT -> shifted(e.operator(), left, right, type);
    };
  }

  private Value divided(Term.Operation operation, Value left, Value right, IntegerType type) {
    return arithmetic.inType(arithmetic.operation(operation, left, right), type, true);
  }

  private Value bits(Term.Operation operation, Value left, Value right, IntegerType type) {
    Value result = arithmetic.symmetric(operation, left, right);
    state.narrow(result, State.range(type));
    return result;
  }

  /** Only shifts by a constant that is less than the width; others are left open. */
  private Value shifted(BinaryOperator operator, Value left, Value right, IntegerType type) {
    long count = state.constant(right).orElse(-1L);
    if (count < 0 || count >= type.bits()) {
      return unknown(type);
    }
    if (operator == BinaryOperator.SHIFT_LEFT) {
      return count > 60
          ? unknown(type)
          : arithmetic.inType(arithmetic.product(left, Value.of(1L << count)), type, true);
    }
    if (count == 0) {
      return left;
    }
    Value result = arithmetic.operation(Term.Operation.SHIFT_RIGHT, left, Value.of(count));
    if (!type.signed()) {
      state.narrow(result, new Interval(0, -1L >>> 64 - type.bits() + count));
    }
    return result;
  }

  private static Term.FloatOperation operation(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> Term.FloatOperation.ADD;
      case SUBTRACT -> Term.FloatOperation.SUBTRACT;
      case MULTIPLY -> Term.FloatOperation.MULTIPLY;
      case DIVIDE -> Term.FloatOperation.DIVIDE;
      default -> throw new IllegalArgumentException(operator + " on floating-point numbers");
    };
  }

  private Value floating(Term.FloatOperation operation, FloatingType type, List<Value> operands) {
    return type == FloatingType.LONG_DOUBLE
        ? unknown(type)
        : state.value(new Term.Floating(operation, type, operands));
  }

  @Override
  public Value comparison(Expression.Comparison e) {
    Value left = of(e.left());
    Value right = of(e.right());
    if (e.left().type() instanceof FloatingType type) {
      return type == FloatingType.LONG_DOUBLE
          ? truth()
          : known(state.value(new Term.FloatCompared(e.relation(), left, right)));
    }
    if (wide(e.left().type())) {
      return truth();
    }
    return known(state.value(new Term.Compared(e.relation(), left, right)));
  }

  private Value truth() {
    return arithmetic.unknown(Interval.TRUTH);
  }

  private Value known(Value value) {
    return state.constant(value).map(Value::of).orElse(value);
  }

  @Override
  public Value conversion(Expression.Conversion e) {
    return new Conversions(state, this, arithmetic).convert(of(e.operand()), e);
  }
}
