package heapwright.machine.code;

import heapwright.ir.code.Argument;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.processor.Routine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Matches the arguments of a call with the parameters of what is called, as the registers of the
 * x86-64 calling convention do: each parameter takes the next argument of its own class. So a call
 * through a wrong type gets what compiled code would get.
 */
final class ArgumentPassing {
  /** Which registers, or which part of the stack, carry a value. */
  private enum Class {
    GENERAL,
    VECTOR,
    X87,
    PAIR,
    AGGREGATE;

    static Class of(Type type) {
      if (type.isAggregate()) {
        return AGGREGATE;
      }
      return switch (ScalarKind.of(type)) {
        case LONG -> GENERAL;
        case FLOAT, DOUBLE -> VECTOR;
        case EXTENDED -> X87;
        case WIDE -> PAIR;
      };
    }
  }

  private final ExpressionCompiler expressions;
  private final DataModel model;
  private final List<Argument> left;

  ArgumentPassing(ExpressionCompiler expressions, DataModel model, List<Argument> arguments) {
    this.expressions = expressions;
    this.model = model;
    left = new ArrayList<>(arguments);
  }

  /** The movers for the named parameters; what they do not take stays for the unnamed. */
  List<LinkedCall.Mover> named(Routine routine) {
    List<LinkedCall.Mover> movers = new ArrayList<>();
    List<Type> parameters = routine.parameterTypes();
    for (int i = 0; i < parameters.size(); i++) {
      int slot = routine.incoming(i);
      Type parameter = parameters.get(i);
      boolean promoted = routine.type().kind() == FunctionType.Parameters.UNSPECIFIED;
      take(parameter).ifPresent(a -> movers.add(mover(a, parameter, slot, promoted)));
    }
    return movers;
  }

  private Optional<Argument> take(Type parameter) {
    Class wanted = Class.of(parameter);
    for (int i = 0; i < left.size(); i++) {
      if (Class.of(left.get(i).type()) == wanted) {
        return Optional.of(left.remove(i));
      }
    }
    return Optional.empty();
  }

  private LinkedCall.Mover mover(Argument argument, Type parameter, int slot, boolean promoted) {
    if (argument.type().isAggregate()) {
      LongCode address = expressions.place(argument.value());
      return (from, to) -> to[slot] = address.eval(from);
    }
    if (ScalarKind.of(argument.type()) == ScalarKind.DOUBLE
        && ScalarKind.of(parameter) == ScalarKind.FLOAT
        && promoted) {
      DoubleCode code = expressions.doubles(argument.value());
      return (from, to) -> to[slot] = Float.floatToRawIntBits((float) code.eval(from));
    }
    return scalar(argument, parameter, slot);
  }

  private LinkedCall.Mover scalar(Argument argument, Type parameter, int slot) {
    return switch (ScalarKind.of(argument.type())) {
      case LONG -> integer(expressions.longs(argument.value()), argument.type(), parameter, slot);
      case FLOAT -> {
        FloatCode code = expressions.floats(argument.value());
        yield (from, to) -> to[slot] = Float.floatToRawIntBits(code.eval(from));
      }
      case DOUBLE -> {
        DoubleCode code = expressions.doubles(argument.value());
        yield (from, to) -> to[slot] = Double.doubleToRawLongBits(code.eval(from));
      }
      case EXTENDED -> {
        ExtendedCode code = expressions.extended(argument.value());
        yield (from, to) -> TwoSlots.put(to, slot, code.eval(from));
      }
      case WIDE -> {
        WideCode code = expressions.wides(argument.value());
        yield (from, to) -> TwoSlots.put(to, slot, code.eval(from));
      }
    };
  }

  private static LinkedCall.Mover integer(LongCode value, Type type, Type parameter, int slot) {
    LongCode passed =
        IntegerRepresentation.keeps(type, parameter)
            ? value
            : IntegerRepresentation.wrap(value, IntegerRepresentation.of(parameter));
    if (passed instanceof RegisterRead r) {
      int source = r.slot();
      return (from, to) -> to[slot] = from[source];
    }
    return (from, to) -> to[slot] = passed.eval(from);
  }

  /** What no named parameter took. */
  VariadicArea unnamed() {
    return new VariadicArea(left, expressions, model);
  }
}
