package heapwright.method.inka.labelling;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.DomainOperators;
import heapwright.method.inka.world.InitialValues;
import heapwright.method.inka.world.WorldObjects;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The input that a world stands for in which everything is labelled. */
public final class Concretisation {
  /** Bytes of an object. */
  private static final long LARGEST = 1 << 20;

  private final ConstraintWorld world;
  private final Program program;
  private final DataModel model;
  private final Map<AbstractObject, List<InitialValues.Start>> cells = new LinkedHashMap<>();
  private final Map<AbstractObject, Long> reach = new LinkedHashMap<>();
  private final Map<AbstractObject, Long> lowest = new LinkedHashMap<>();

  private Concretisation(ConstraintWorld world) {
    this.world = world;
    program = world.program();
    model = program.model();
    for (InitialValues.Start start : world.starts().all()) {
      // A cell behind the end was thought of while it was open which element is meant.
      if (!world.objects().isInside(start.place(), start.type().bytes())) {
        continue;
      }
      cells.computeIfAbsent(start.place().object(), key -> new ArrayList<>()).add(start);
      reach(start.place().object(), start.place().offset());
      reach(start.place().object(), start.place().offset() + start.type().bytes());
      if (start.cell() instanceof PointerVariable pointer
          && pointer.isFixed()
          && !pointer.isNowhere()) {
        reach(pointer.place().object(), pointer.place().offset());
      }
    }
  }

  private void reach(AbstractObject object, long end) {
    reach.merge(object, end, Math::max);
    lowest.merge(object, Math.min(0, end), Math::min);
  }

  /** Where an object of the input begins: whole elements before what the pointers say. */
  private long begin(AbstractObject object) {
    long size = world.objects().elementSize(object);
    return Math.floorDiv(lowest.getOrDefault(object, 0L), size) * size;
  }

  /** Nothing if a pointer points to what is not there before the call, or too far. */
  public static Optional<TestInput> of(ConstraintWorld world, ConstraintState start) {
    Concretisation input = new Concretisation(world);
    return input.isPossible(start) ? Optional.of(input.input(start)) : Optional.empty();
  }

  private boolean isPossible(ConstraintState start) {
    List<CellVariable> cells = new ArrayList<>();
    start.frame().forEachCell((register, cell) -> cells.add(cell));
    world.starts().all().forEach(each -> cells.add(each.cell()));
    boolean possible =
        cells.stream().allMatch(c -> !(c instanceof PointerVariable pointer) || isThere(pointer));
    for (AbstractObject object : world.objects().inputHeap()) {
      if (reach.getOrDefault(object, 0L) - begin(object) > LARGEST) {
        world.giveUp("objects of the input that are too large");
        possible = false;
      }
    }
    return possible;
  }

  private boolean isThere(PointerVariable pointer) {
    if (!pointer.isFixed() || pointer.isNowhere()) {
      return true;
    }
    return switch (world.objects().facts(pointer.place().object()).origin()) {
      case INPUT, GLOBAL, FIXED, FUNCTION -> true;
      case LOCAL, PARAMETER, BLOCK, CLEARED -> false;
    };
  }

  private TestInput input(ConstraintState start) {
    Function function = start.frame().function();
    List<InputArgument> arguments =
        function.parameters().stream().map(p -> argument(start, p)).toList();
    List<InputObject> objects = new ArrayList<>();
    List<InputGlobal> globals = new ArrayList<>();
    world.objects().inputHeap().forEach(object -> objects.add(object(object)));
    for (AbstractObject object : cells.keySet()) {
      WorldObjects.Facts facts = world.objects().facts(object);
      if (facts.origin() == WorldObjects.Origin.GLOBAL && isSettable(facts)) {
        globals.add(new InputGlobal(facts.symbol().orElseThrow(), cells(object)));
      }
    }
    return new TestInput(
        function.symbol(),
        arguments,
        objects,
        globals,
        List.of(),
        failing(),
        world.outside().effects());
  }

  /** No test can set a function's static variable. */
  private boolean isSettable(WorldObjects.Facts facts) {
    return program.enclosing(program.globals().get(facts.symbol().orElseThrow())).isEmpty();
  }

  private List<Integer> failing() {
    List<Integer> failing = new ArrayList<>();
    List<PointerVariable> blocks = world.objects().allocations();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i).isFixed() && blocks.get(i).place().isNull()) {
        failing.add(i);
      }
    }
    return failing;
  }

  private InputArgument argument(ConstraintState start, Local parameter) {
    if (parameter.inMemory()) {
      return new InputArgument(parameter, cells(world.objects().local(start.frame(), parameter)));
    }
    DomainValue value = start.register(parameter);
    Cell cell = Cell.of(parameter.type());
    return new InputArgument(parameter, List.of(new InputCell(0, cell, value(value))));
  }

  private InputValue value(DomainValue value) {
    if (value instanceof DomainValue.Anything) {
      return new InputValue.Floating(BigInteger.ZERO);
    }
    if (value instanceof Word word) {
      return new InputValue.Number(word.least().big());
    }
    PointerVariable pointer = (PointerVariable) value;
    if (!pointer.isFixed() || pointer.isNowhere()) {
      return new InputValue.NullPointer();
    }
    AbstractAddress place = pointer.place();
    WorldObjects.Facts facts = world.objects().facts(place.object());
    return switch (facts.origin()) {
      case FUNCTION -> new InputValue.PointsToFunction(facts.symbol().orElseThrow());
      case GLOBAL, FIXED ->
          new InputValue.PointsToGlobal(facts.symbol().orElseThrow(), place.offset());
      default ->
          new InputValue.PointsTo(name(place.object()), place.offset() - begin(place.object()));
    };
  }

  private static ObjectName name(AbstractObject object) {
    return new ObjectName(object.name());
  }

  private InputObject object(AbstractObject object) {
    Type element = world.objects().facts(object).type();
    long size = world.objects().elementSize(object);
    long bytes = reach.getOrDefault(object, 0L) - begin(object);
    long length = Math.max(1, (bytes + size - 1) / size);
    return new InputObject(name(object), element, length, InputObject.Storage.HEAP, cells(object));
  }

  private List<InputCell> cells(AbstractObject object) {
    List<InputCell> found = new ArrayList<>();
    for (InitialValues.Start start : cells.getOrDefault(object, List.of())) {
      found.add(
          new InputCell(start.place().offset() - begin(object), cell(start), value(start.cell())));
    }
    return found;
  }

  /** How a cell is read: as its object's type has it, or as it was asked for. */
  private Cell cell(InitialValues.Start start) {
    return world
        .objects()
        .cellsAt(start.place())
        .filter(cell -> DomainOperators.cellType(cell.type()).isPresent())
        .filter(cell -> isLike(cell, start.type()))
        .findFirst()
        .orElseGet(() -> asked(start));
  }

  private boolean isLike(Cell cell, CellType type) {
    return type instanceof CellType.BitField field
        ? cell.bits().equals(Optional.of(bits(field)))
        : cell.bits().isEmpty() && model.size(cell.type()) == type.bytes();
  }

  private static BitRange bits(CellType.BitField field) {
    return new BitRange(field.shift(), field.value().bits());
  }

  private Cell asked(InitialValues.Start start) {
    if (start.type() instanceof CellType.BitField field) {
      IntegerType.Kind kind =
          field.value().bits() > Integer.SIZE ? IntegerType.Kind.LONG : IntegerType.Kind.INT;
      return new Cell(model.integer(kind, field.value().signed()), Optional.of(bits(field)));
    }
    return Cell.of(whole(start));
  }

  private Type whole(InitialValues.Start start) {
    if (!(start.cell().type() instanceof WordType word)) {
      return new VoidType().pointer();
    }
    IntegerType.Kind kind =
        switch (word.bytes()) {
          case 1 -> IntegerType.Kind.BYTE;
          case 2 -> IntegerType.Kind.SHORT;
          case 4 -> IntegerType.Kind.INT;
          default -> IntegerType.Kind.LONG;
        };
    return model.integer(kind, word.signed());
  }
}
