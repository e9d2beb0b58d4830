package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.code.Statement;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A call in a state, with the values of its arguments, and what it may come to there. */
final class CallState {
  private static final IntegerType ERROR_NUMBER =
      new IntegerType(IntegerType.Kind.INT, Integer.SIZE, true);

  private final InvariantAnalysis analysis;
  private final int frame;
  private final AbstractState state;
  private final Statement.Call call;
  private final List<AbstractValue> arguments;
  private final StatementTransfer steps;

  private CallState(
      InvariantAnalysis analysis,
      int frame,
      AbstractState state,
      Statement.Call call,
      List<AbstractValue> arguments) {
    this.analysis = analysis;
    this.frame = frame;
    this.state = state;
    this.call = call;
    this.arguments = arguments;
    this.steps = new StatementTransfer(analysis, state, frame);
  }

  static CallState of(
      InvariantAnalysis analysis, int frame, AbstractState state, Statement.Call call) {
    StatementTransfer steps = new StatementTransfer(analysis, state, frame);
    List<AbstractValue> arguments = new ArrayList<>();
    call.arguments().forEach(argument -> arguments.add(steps.of(argument.value())));
    return new CallState(analysis, frame, state, call, arguments);
  }

  /** The same call in another state that it has come to. */
  CallState in(AbstractState other) {
    return new CallState(analysis, frame, other, call, arguments);
  }

  InvariantAnalysis analysis() {
    return analysis;
  }

  AbstractState state() {
    return state;
  }

  Statement.Call call() {
    return call;
  }

  List<AbstractValue> arguments() {
    return arguments;
  }

  AbstractValue argument(int index) {
    return arguments.get(index);
  }

  StatementTransfer steps() {
    return steps;
  }

  /** A library function returns a number. */
  List<AbstractState> gives(Interval range) {
    call.result()
        .filter(local -> !(local.type() instanceof VoidType))
        .ifPresent(
            local -> {
              AbstractValue value = steps.evaluation().unknown(local.type());
              state.narrow(value, range);
              steps.set(local, value);
            });
    mayFail();
    return List.of(state);
  }

  List<AbstractState> gives(AbstractValue value) {
    call.result().ifPresent(local -> steps.set(local, value));
    mayFail();
    return List.of(state);
  }

  /** Writes somewhere from an address on, within the object there. */
  void overwrites(AbstractValue address) {
    steps.memory().forget(address, -1);
  }

  /** The address escapes. */
  void keeps(AbstractValue address) {
    state.escape(address);
  }

  /** What the result is set to, if it is a number in a register, is in a range. */
  void bound(Interval range) {
    call.result()
        .map(local -> state.registers.get(new InlinedRegister(frame, local)))
        .filter(value -> !state.terms.isFloating(value.name()))
        .ifPresent(value -> state.narrow(value, range));
  }

  /** Sets the result; to anything if no value is known. */
  void receive(Local local, Optional<AbstractValue> value) {
    if (!local.inMemory()) {
      steps.set(local, value.orElseGet(() -> steps.evaluation().unknown(local.type())));
      return;
    }
    AbstractValue place = state.address(new BaseAddress.Automatic(frame, local));
    long size = analysis.program.model().size(local.type());
    value.ifPresentOrElse(
        from -> steps.memory().copy(place, from, size), () -> steps.memory().forget(place, size));
  }

  /** A function that is only declared, or too deep: all escaped memory may change. */
  List<AbstractState> anything() {
    arguments.forEach(this::keeps);
    analysis.statics.leaving(state);
    state.cells.keySet().removeIf(slot -> !isSafe(slot));
    state.freed = true;
    analysis.statics.entering(state, analysis.program.model());
    call.result()
        .filter(local -> !(local.type() instanceof VoidType))
        .ifPresent(local -> receive(local, Optional.empty()));
    return List.of(state);
  }

  /** Whether only this function can write there. */
  private boolean isSafe(MemorySlot slot) {
    NameDefinition root = state.terms.term(state.terms.root(slot.base()));
    if (!(root instanceof NameDefinition.Address address)) {
      return false;
    }
    BaseAddress place = address.place();
    if (place instanceof BaseAddress.Static global) {
      Global object = analysis.program.globals().get(global.symbol());
      return object != null && object.readOnly();
    }
    return place.isPrivate() && !state.escaped.contains(place);
  }

  /** The error number may change, but not to 0; no member of a record is at its place. */
  void mayFail() {
    Map<MemorySlot, CellContent> positive = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          if (mayBeErrorNumber(slot, content) && state.range(content.value()).low() > 0) {
            positive.put(slot, content);
          }
        });
    state.cells.entrySet().removeIf(cell -> mayBeErrorNumber(cell.getKey(), cell.getValue()));
    positive.forEach(this::staysPositive);
  }

  /** 7.5p3: no function of the library sets it to 0, and POSIX's error numbers are positive. */
  private void staysPositive(MemorySlot slot, CellContent content) {
    AbstractValue value = steps.evaluation().unknown(ERROR_NUMBER);
    state.narrow(value, new Interval(1, Integer.MAX_VALUE));
    if (slot.kind() == MemorySlot.Kind.SIGNED && slot.bytes() == Integer.BYTES) {
      state.cells.put(slot, new CellContent(value, content.owner()));
    }
  }

  private boolean mayBeErrorNumber(MemorySlot slot, CellContent content) {
    NameDefinition root = state.terms.term(state.terms.root(slot.base()));
    if (root instanceof NameDefinition.Address address) {
      return address.place() instanceof BaseAddress.Static place && isHidden(place);
    }
    return content.owner().isEmpty() && slot.kind() == MemorySlot.Kind.SIGNED && slot.bytes() == 4;
  }

  private boolean isHidden(BaseAddress.Static place) {
    Global global = analysis.program.globals().get(place.symbol());
    return global != null && !global.readOnly() && global.span().isOurs();
  }
}
