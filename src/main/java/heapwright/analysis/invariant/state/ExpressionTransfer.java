package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Comparing;
import heapwright.analysis.invariant.state.NameDefinition.FloatComparing;
import heapwright.analysis.invariant.state.NameDefinition.FloatOperation;
import heapwright.analysis.invariant.state.NameDefinition.Floating;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.Set;

/** The value of an expression in a state. */
public final class ExpressionTransfer implements Expression.Cases<AbstractValue> {
  private final AbstractState state;
  private final int frame;
  private final AbstractArithmetic arithmetic;

  public ExpressionTransfer(AbstractState state, int frame, OverflowSemantics overflow) {
    this.state = state;
    this.frame = frame;
    this.arithmetic = new AbstractArithmetic(state, overflow);
  }

  public AbstractValue of(Expression e) {
    return e.match(this);
  }

  @Override
  public AbstractValue integerConstant(Expression.IntegerConstant e) {
    boolean natural = e.type() instanceof PointerType || !integer(e.type()).signed();
    if (natural && e.value() < 0) {
      return wide(e.type()) ? unknown(e.type()) : state.value(new NameDefinition.Huge(e.value()));
    }
    return AbstractValue.of(0).canAdd(e.value())
        ? AbstractValue.of(e.value())
        : arithmetic.unknown(Interval.of(e.value()));
  }

  private static boolean wide(Type type) {
    return type.isInteger() && integer(type).bits() > 64;
  }

  public static IntegerType integer(Type type) {
    return (IntegerType) type.underlying();
  }

  /** Anything of a type; a pointer may lead to whatever has escaped. */
  public AbstractValue unknown(Type type) {
    Set<BaseAddress> reach =
        type.isInteger() && integer(type).bits() < 64 ? Set.of() : state.escaped;
    return state.fresh(type, reach);
  }

  @Override
  public AbstractValue floatingConstant(Expression.FloatingConstant e) {
    if (e.type() == FloatingType.LONG_DOUBLE || e.literal().equals("nan")) {
      return unknown(e.type());
    }
    if (e.literal().equals("inf")) {
      return state.value(new NameDefinition.FloatConstant(Double.POSITIVE_INFINITY));
    }
    double number =
        e.type() == FloatingType.FLOAT
            ? Float.parseFloat(e.literal())
            : Double.parseDouble(e.literal());
    return state.value(new NameDefinition.FloatConstant(number));
  }

  @Override
  public AbstractValue read(Expression.Read e) {
    return state.registers.computeIfAbsent(
        new InlinedRegister(frame, e.local()), r -> unknown(e.local().type()));
  }

  @Override
  public AbstractValue localAddress(Expression.LocalAddress e) {
    return state.address(new BaseAddress.Automatic(frame, e.local()));
  }

  @Override
  public AbstractValue globalAddress(Expression.GlobalAddress e) {
    return state.address(new BaseAddress.Static(e.symbol()));
  }

  @Override
  public AbstractValue functionAddress(Expression.FunctionAddress e) {
    return state.address(new BaseAddress.Code(e.symbol()));
  }

  @Override
  public AbstractValue fieldAddress(Expression.FieldAddress e) {
    AbstractValue base = of(e.base());
    if (!base.isConstant() && !isPart(e.base())) {
      state.terms.pointsTo(base.name(), e.record());
    }
    return arithmetic.sum(base, AbstractValue.of(e.field().offset()));
  }

  /** Whether an address is that of a member or of an element of one. */
  private static boolean isPart(Expression address) {
    return address instanceof Expression.FieldAddress
        || address instanceof Expression.ElementAddress element && isPart(element.base());
  }

  @Override
  public AbstractValue elementAddress(Expression.ElementAddress e) {
    AbstractValue base = of(e.base());
    return arithmetic.sum(base, arithmetic.product(of(e.index()), of(e.stride())));
  }

  @Override
  public AbstractValue pointerDifference(Expression.PointerDifference e) {
    AbstractValue bytes = arithmetic.difference(of(e.left()), of(e.right()));
    AbstractValue stride = of(e.stride());
    return stride.equals(AbstractValue.of(1))
        ? bytes
        : arithmetic.operation(Arithmetic.DIVIDE, bytes, stride);
  }

  @Override
  public AbstractValue unary(Expression.Unary e) {
    AbstractValue operand = of(e.operand());
    if (e.type() instanceof FloatingType type) {
      return e.operator() == UnaryOperator.NEGATE
          ? floating(FloatOperation.NEGATE, type, operand)
          : unknown(type);
    }
    IntegerType type = integer(e.type());
    if (type.bits() > 64) {
      return unknown(type);
    }
    if (e.operator() == UnaryOperator.NEGATE) {
      AbstractValue negated = arithmetic.difference(AbstractValue.of(0), operand);
      return arithmetic.inType(negated, type, !type.signed());
    }
    AbstractValue complement = arithmetic.difference(AbstractValue.of(-1), operand);
    return arithmetic.inType(complement, type, true);
  }

  @Override
  public AbstractValue binary(Expression.Binary e) {
    AbstractValue left = of(e.left());
    AbstractValue right = of(e.right());
    if (e.type() instanceof FloatingType type) {
      return floating(FloatOperation.valueOf(e.operator().name()), type, left, right);
    }
    IntegerType type = integer(e.type());
    if (type.bits() > 64) {
      return unknown(type);
    }
    return switch (e.operator()) {
      case ADD -> arithmetic.inType(arithmetic.sum(left, right), type, !type.signed());
      case SUBTRACT -> arithmetic.inType(arithmetic.difference(left, right), type, !type.signed());
      case MULTIPLY -> arithmetic.inType(arithmetic.product(left, right), type, !type.signed());
      case DIVIDE, REMAINDER ->
          arithmetic.inType(arithmetic.operation(whole(e.operator()), left, right), type, true);
      case AND, OR, XOR -> {
        AbstractValue result = arithmetic.symmetric(whole(e.operator()), left, right);
        state.narrow(result, Interval.of(type));
        yield result;
      }
      case SHIFT_LEFT, SHIFT_RIGHT -> shifted(e.operator(), left, right, type);
    };
  }

  /** The operator of the same name. */
  private static Arithmetic whole(BinaryOperator operator) {
    return Arithmetic.valueOf(operator.name());
  }

  /** Only shifts by a constant that is less than the width; others are left open. */
  private AbstractValue shifted(
      BinaryOperator operator, AbstractValue left, AbstractValue right, IntegerType type) {
    long count = state.constant(right).orElse(-1L);
    if (count < 0 || count >= type.bits()) {
      return unknown(type);
    }
    if (operator == BinaryOperator.SHIFT_LEFT) {
      return count > 60
          ? unknown(type)
          : arithmetic.inType(arithmetic.product(left, AbstractValue.of(1L << count)), type, true);
    }
    if (count == 0) {
      return left;
    }
    AbstractValue result =
        arithmetic.operation(Arithmetic.SHIFT_RIGHT, left, AbstractValue.of(count));
    if (!type.signed()) {
      state.narrow(result, new Interval(0, -1L >>> 64 - type.bits() + count));
    }
    return result;
  }

  private AbstractValue floating(
      FloatOperation operation, FloatingType type, AbstractValue... operands) {
    return type == FloatingType.LONG_DOUBLE
        ? unknown(type)
        : state.value(Operation.of(new Floating(operation, type), operands));
  }

  @Override
  public AbstractValue comparison(Expression.Comparison e) {
    AbstractValue left = of(e.left());
    AbstractValue right = of(e.right());
    if (e.left().type() instanceof FloatingType type) {
      return type == FloatingType.LONG_DOUBLE
          ? truth()
          : state.folded(Operation.of(new FloatComparing(e.relation()), left, right));
    }
    if (wide(e.left().type())) {
      return truth();
    }
    return state.folded(Operation.of(new Comparing(e.relation()), left, right));
  }

  private AbstractValue truth() {
    return arithmetic.unknown(Interval.TRUTH);
  }

  @Override
  public AbstractValue conversion(Expression.Conversion e) {
    return new ConversionTransfer(state, this, arithmetic).convert(of(e.operand()), e);
  }
}
