package heapwright.symbolic.step;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.GivenArgument;
import java.util.ArrayList;
import java.util.List;

/**
 * The unconstrained arguments of the function under test; each {@code va_arg} finds one more
 * argument of its type.
 */
public final class ArgumentInputs {
  private final Execution execution;

  public ArgumentInputs(Execution execution) {
    this.execution = execution;
  }

  /** A scalar that the function is given. */
  public SymbolicValue meet(Local parameter) {
    return execution.pointers.meet(parameter.name(), parameter, parameter.type());
  }

  /** The list that {@code va_start} makes. */
  SymbolicValue start() {
    Frame frame = execution.state().frame();
    return frame.caller().isPresent()
        ? new SymbolicValue.Arguments(frame.unnamed(), 0, false)
        : new SymbolicValue.Arguments(List.of(), frame.function().parameters().size(), true);
  }

  SymbolicValue next(SymbolicValue.Arguments list, Type type) {
    if (list.isOpen()) {
      return given(list.next(), type);
    }
    if (list.next() >= list.values().size()) {
      throw Interruption.fault("takes more arguments than were passed");
    }
    return list.values().get(list.next());
  }

  private SymbolicValue given(int index, Type type) {
    if (!type.isScalar()) {
      throw Interruption.unsupported("takes a record from the arguments of ...");
    }
    List<GivenArgument> all = execution.state().arguments();
    if (index < all.size()) {
      GivenArgument before = all.get(index);
      if (!before.parameter().type().equals(type)) {
        throw Interruption.unsupported("takes an argument of ... as two types");
      }
      return before.value();
    }
    Local parameter = parameter(index, type);
    SymbolicValue value = meet(parameter);
    List<GivenArgument> more = new ArrayList<>(execution.state().arguments());
    more.add(new GivenArgument(parameter, value));
    execution.become(execution.state().given(List.copyOf(more)));
    return value;
  }

  private Local parameter(int index, Type type) {
    SourceSpan span = execution.state().frame().function().span();
    int alignment = execution.environment().model().alignment(type);
    return new Local(
        new LocalId(index),
        "argument" + (index + 1),
        type,
        Local.Storage.REGISTER,
        Local.Origin.PARAMETER,
        alignment,
        span);
  }
}
