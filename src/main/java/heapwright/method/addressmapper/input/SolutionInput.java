package heapwright.method.addressmapper.input;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.MemoryCell.Nullness;
import heapwright.method.addressmapper.map.Numbers;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The test structure: γ0 and the cells of χ that it leads to, node for node. Addresses that were
 * reserved and never created become NULL, and what the path never looked at is zero.
 */
public final class SolutionInput {
  private final Program program;
  private final ProgramVariables variables;
  private final EvaluationState state;
  private final AddressMap map;
  private final TermEvaluation numbers;
  private final CellStructures structures;
  private final TestObjects objects;

  private SolutionInput(Program program, EvaluationState state, Model model) {
    this.program = program;
    this.state = state;
    map = state.map();
    variables = new ProgramVariables(program);
    numbers = new TermEvaluation(model);
    structures = new CellStructures(program.model());
    objects = new TestObjects(program.model(), state);
  }

  /**
   * The input of a function, or what keeps a test from building it.
   *
   * @param input empty if there is an obstacle
   */
  public record Built(Optional<TestInput> input, String obstacle) {}

  public static Built of(Program program, Function function, EvaluationState state, Model model) {
    try {
      TestInput input = new SolutionInput(program, state, model).input(function);
      return new Built(Optional.of(input), "");
    } catch (Unbuildable e) {
      return new Built(Optional.empty(), e.getMessage());
    }
  }

  /** The solution has something that no test makes. */
  private static final class Unbuildable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unbuildable(String what) {
      super(what, null, false, false);
    }
  }

  private TestInput input(Function function) {
    List<InputArgument> arguments = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      arguments.add(new InputArgument(parameter, cells(slot(variables.local(parameter, 0)), 0)));
    }
    List<InputGlobal> globals = new ArrayList<>();
    for (Global global : program.globals().values()) {
      List<InputCell> cells = cells(slot(variables.global(global.symbol())), 0);
      if (!cells.isEmpty()) {
        globals.add(new InputGlobal(global.symbol(), cells));
      }
    }
    List<InputObject> heap = new ArrayList<>();
    for (TestObjects.TestObject object : objects.all()) {
      heap.add(object.with(cells(object.slot(), object.start())));
    }
    return new TestInput(
        function.symbol(), arguments, heap, globals, List.of(), failing(), List.of());
  }

  private static PointerSlot slot(ProgramVariable variable) {
    return new PointerSlot.OfVariable(variable, 0);
  }

  /** The requests for memory that give NULL. */
  private List<Integer> failing() {
    List<CellAddress> allocations = state.allocations().toList();
    List<Integer> failing = new ArrayList<>();
    for (int i = 0; i < allocations.size(); i++) {
      if (map.cell(allocations.get(i)).nullness() == Nullness.NULL) {
        failing.add(i);
      }
    }
    return failing;
  }

  /** What the input holds there, from an offset on. */
  private List<InputCell> cells(PointerSlot slot, long start) {
    List<InputCell> cells = new ArrayList<>();
    pointers(slot)
        .forEach(
            (offset, pointer) ->
                pointer(pointer)
                    .ifPresent(
                        value ->
                            cells.add(new InputCell(offset - start, cell(slot, offset), value))));
    for (Numbers.Number number : state.numbers().first(slot).all()) {
      cells.add(
          new InputCell(
              number.offset() - start,
              number.cell(),
              number(numbers.value(number.term()), number.cell().type())));
    }
    cells.sort(Comparator.comparingLong(InputCell::offset));
    return cells;
  }

  /** How the pointer is declared, where that can be told. */
  private Cell cell(PointerSlot slot, long offset) {
    Type whole =
        slot instanceof PointerSlot.OfCell of
            ? map.cell(of.cell()).structure().type()
            : ((PointerSlot.OfVariable) slot).variable().type();
    long within = Math.floorMod(offset, structures.size(whole));
    return structures.scalars(whole).orElse(List.of()).stream()
        .filter(s -> s.offset() == within && s.cell().type() instanceof PointerType)
        .map(Leaves.Leaf::cell)
        .findFirst()
        .orElse(Cell.of(VoidType.VOID.pointer()));
  }

  private Fields pointers(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? map.solution().getOrDefault(of.cell().number(), Fields.EMPTY)
        : map.inputs()
            .get(((PointerSlot.OfVariable) slot).variable().key())
            .map(AddressMap.Binding::fields)
            .orElse(Fields.EMPTY);
  }

  /** A pointer of the input; nothing where an address was only reserved. */
  private Optional<InputValue> pointer(PointerValue pointer) {
    PointerValue now = map.resolved(pointer);
    if (now instanceof PointerValue.To to) {
      return map.find(to.cell()).map(cell -> to(cell, to.offset()));
    }
    if (now instanceof PointerValue.Into into) {
      Global global = variables.global(into.variable()).orElseThrow();
      return Optional.of(new InputValue.PointsToGlobal(global.symbol(), into.offset()));
    }
    // A number is there instead, in a union.
    if (now instanceof PointerValue.Opaque) {
      return Optional.empty();
    }
    throw new Unbuildable("an input that points to " + now);
  }

  private InputValue to(MemoryCell cell, long offset) {
    if (cell.nullness() == Nullness.NULL) {
      return new InputValue.NullPointer();
    }
    Type type = cell.structure().type();
    if (type instanceof FunctionType || StandardStreams.isStream(type)) {
      return cell.nullness() == Nullness.NOT_NULL ? readyMade(type) : new InputValue.NullPointer();
    }
    TestObjects.TestObject object = objects.of(cell.address());
    return new InputValue.PointsTo(object.name(), offset - object.start());
  }

  /** What no test makes: it takes what is there. */
  private InputValue readyMade(Type type) {
    if (type instanceof FunctionType) {
      return program.functions().values().stream()
          .filter(f -> !f.span().isOurs() && f.type().equals(type))
          .<InputValue>map(f -> new InputValue.PointsToFunction(f.symbol()))
          .findFirst()
          .orElseThrow(() -> new Unbuildable("an input that points to a function"));
    }
    Optional<SymbolId> stream = new StandardStreams(program).objects().stream().findFirst();
    return stream
        .<InputValue>map(symbol -> new InputValue.PointsToGlobal(symbol, 0))
        .orElseThrow(() -> new Unbuildable("an input that is a stream"));
  }

  private static InputValue number(BitVector bits, Type type) {
    if (type instanceof FloatingType) {
      return new InputValue.Floating(bits.unsigned());
    }
    IntegerType integer = (IntegerType) type.underlying();
    return new InputValue.Number(integer.signed() ? bits.signed() : bits.unsigned());
  }
}
