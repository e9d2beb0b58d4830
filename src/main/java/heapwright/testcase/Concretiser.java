package heapwright.testcase;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.Rewrites;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns a solved path into the input that takes it. What the path never looked at is zero. */
public final class Concretiser {
  private final Function function;
  private final PathState state;
  private final TermEvaluation numbers;
  private final List<Global> globals;
  private final PointerTargets targets;
  private final Leaves leaves;

  private Concretiser(Program program, Function function, PathState state, Model model) {
    this.function = function;
    this.state = state;
    numbers = new TermEvaluation(model);
    leaves = new Leaves(program.model());
    globals = List.copyOf(program.globals().values());
    targets = new PointerTargets(program, globals, state, numbers);
  }

  /**
   * The input that makes a function take a path.
   *
   * @param model numbers that fulfil the path's facts
   */
  public static TestInput concretise(
      Program program, Function function, PathState state, Model model) {
    return new Concretiser(program, function, state, model).input();
  }

  private TestInput input() {
    List<InputArgument> arguments =
        state.arguments().stream().map(a -> argument(a.parameter(), a.value())).toList();
    List<InputGlobal> before = new ArrayList<>();
    for (HeapObject object : state.heap().objects()) {
      if (object.origin() == Origin.GLOBAL && object.isInput()) {
        before.add(new InputGlobal(globals.get(object.id().index()).symbol(), cells(object, 0)));
      }
    }
    return new TestInput(
        function.symbol(),
        arguments,
        targets.objects(this::cells),
        before,
        stdin(),
        state.allocations().failed().toList(),
        outside());
  }

  /** What the path read of what code outside of the program wrote. */
  private List<StubEffect> outside() {
    Map<Channel, SortedMap<Long, List<InputCell>>> effects = new LinkedHashMap<>();
    for (HeapObject object : state.heap().objects()) {
      for (Rewrites.Met met : object.rewrites().met().toList()) {
        Initial cell = met.cell();
        Channel by = met.by().channel();
        boolean isInput = by.kind() == Channel.Kind.MEMORY;
        effects
            .computeIfAbsent(
                isInput ? by.at(targets.name(object.id()).text(), object.element()) : by,
                channel -> new TreeMap<>())
            .computeIfAbsent(met.by().call(), call -> new ArrayList<>())
            .add(
                new InputCell(
                    cell.offset() - (isInput ? targets.start(object.id()) : met.by().from()),
                    cell.cell(),
                    value(cell.value(), cell.cell().type())));
      }
    }
    List<StubEffect> all = new ArrayList<>();
    effects.forEach(
        (channel, calls) ->
            calls.forEach(
                (call, cells) -> {
                  cells.sort(Comparator.comparingLong(InputCell::offset));
                  all.add(new StubEffect(channel, call, cells));
                }));
    return all;
  }

  private InputArgument argument(Local parameter, SymbolicValue value) {
    if (parameter.inMemory()) {
      HeapObject object = state.heap().object(((SymbolicValue.Address) value).object());
      return new InputArgument(parameter, cells(object, 0));
    }
    Cell cell = Cell.of(parameter.type());
    return new InputArgument(
        parameter, List.of(new InputCell(0, cell, value(value, parameter.type()))));
  }

  /** The cells of an object whose first byte has the given offset. */
  private List<InputCell> cells(HeapObject object, long start) {
    List<InputCell> cells = new ArrayList<>();
    ScatteredPointers pointers = new ScatteredPointers(object, numbers, targets::address);
    for (InputCell pointer : pointers.found()) {
      cells.add(new InputCell(pointer.offset() - start, pointer.cell(), pointer.value()));
    }
    for (Initial initial : pointers.rest()) {
      InputValue value = value(initial.value(), initial.cell().type());
      if (!isBlankPadding(object, initial, value)) {
        cells.add(new InputCell(initial.offset() - start, initial.cell(), value));
      }
    }
    cells.sort(Comparator.comparingLong(InputCell::offset));
    return cells;
  }

  /** Whether a byte that is no scalar of its own holds what it holds anyway. */
  private boolean isBlankPadding(HeapObject object, Initial initial, InputValue value) {
    boolean isZero = value instanceof InputValue.Number number && number.value().signum() == 0;
    boolean isByte = initial.cell().type() instanceof IntegerType type && type.bits() == Byte.SIZE;
    return isZero && isByte && !leaves.isScalarAt(object.element(), initial.offset());
  }

  private InputValue value(SymbolicValue value, Type type) {
    if (!(value instanceof SymbolicValue.Number n) || type instanceof PointerType) {
      return targets.of(value);
    }
    BitVector bits = numbers.value(n.term());
    if (type instanceof FloatingType) {
      return new InputValue.Floating(bits.unsigned());
    }
    Optional<InputValue> address =
        bits.width() == Long.SIZE ? targets.address(bits.signedLong()) : Optional.empty();
    if (address.isPresent()) {
      return address.get();
    }
    IntegerType integer = (IntegerType) type.underlying();
    return new InputValue.Number(integer.signed() ? bits.signed() : bits.unsigned());
  }

  private List<Byte> stdin() {
    StandardInputText text = new StandardInputText(numbers);
    state.input().pieces().toList().forEach(text::add);
    return text.bytes();
  }
}
