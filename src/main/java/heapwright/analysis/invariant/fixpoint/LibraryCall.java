package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.EscapedPlaces;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.VoidType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One call of a library function whose contract is known, and what such contracts speak of. */
final class LibraryCall {
  private static final IntegerType CHARACTER = new IntegerType(IntegerType.Kind.CHAR, 8, true);

  private static final IntegerType ERROR_NUMBER =
      new IntegerType(IntegerType.Kind.INT, Integer.SIZE, true);

  private final InvariantAnalysis analysis;
  private final int frame;
  private final AbstractState state;
  private final Statement.Call call;
  private final List<AbstractValue> arguments;
  private final StatementTransfer steps;

  LibraryCall(
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

  AbstractState state() {
    return state;
  }

  /** The same call with another outcome. */
  LibraryCall otherwise() {
    return new LibraryCall(analysis, frame, state.copy(), call, arguments);
  }

  AbstractValue argument(int index) {
    return arguments.get(index);
  }

  List<AbstractState> gives(Interval range) {
    call.result()
        .filter(local -> !(local.type() instanceof VoidType))
        .ifPresent(local -> set(local, range));
    mayFail();
    return List.of(state);
  }

  private void set(Local local, Interval range) {
    AbstractValue value = steps.evaluation().unknown(local.type());
    state.narrow(value, range);
    steps.set(local, value);
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
    new EscapedPlaces(state).escape(address);
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

  /** What a format tells to print; only %n writes to what an argument points to. */
  List<AbstractState> prints(int format) {
    Optional<FormatText> text = FormatText.of(analysis.program, state, argument(format));
    if (text.isEmpty() || text.get().storesCounts()) {
      overwritesAllAfter(format);
    }
    return gives(Interval.ALL);
  }

  /** 7.21.6.2: how many items were assigned, or EOF. */
  List<AbstractState> scans(int format) {
    overwritesAllAfter(format);
    return gives(new Interval(-1, arguments.size() - 1L - format));
  }

  private void overwritesAllAfter(int format) {
    for (int i = format + 1; i < arguments.size(); i++) {
      if (call.arguments().get(i).type() instanceof PointerType pointer) {
        overwrites(arguments.get(i));
        if (!pointer.target().isInteger() && !(pointer.target() instanceof FloatingType)) {
          // What a conversion like %ms or %p leaves there may be an address.
          keeps(arguments.get(i));
        }
      }
    }
  }

  /** What strlen says of a string. */
  AbstractValue length(AbstractValue string) {
    return new StringLengths(state).of(analysis.program, string);
  }

  /** The numbers of a string's first character. */
  Interval character(AbstractValue string) {
    MemorySlot slot = MemorySlot.at(string, Cell.of(CHARACTER), analysis.program.model());
    return steps.memory().known(slot).map(state::range).orElse(AbstractState.range(CHARACTER));
  }
}
