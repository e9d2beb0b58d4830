package heapwright.method.variation;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.scalar.Leaves;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The scalars of inputs. What an input says nothing about is zero; that is a scalar as well, unless
 * it shares its bytes with others, where only the input tells them apart. Callers that know more,
 * from the code that reads it, find the pointers among them by {@link #unwritten}.
 */
public final class InputScalars {
  /** Of long arrays the first elements stand for all. */
  private static final int MOST = 64;

  private final Program program;
  private final Leaves leaves;
  private final FirstLeaves first;

  public InputScalars(Program program) {
    this.program = program;
    leaves = new Leaves(program.model());
    first = new FirstLeaves(program.model(), MOST);
  }

  /** In the order of the arguments, the objects, the variables, the effects of stubs. */
  public List<InputScalar> of(TestInput input) {
    List<InputScalar> found = new ArrayList<>();
    holders(input).forEach(holder -> found.addAll(in(input, holder)));
    return found;
  }

  /** What the scalars are parts of. */
  public List<InputScalar.Holder> holders(TestInput input) {
    List<InputScalar.Holder> holders = new ArrayList<>();
    for (int i = 0; i < input.arguments().size(); i++) {
      holders.add(new InputScalar.Argument(i));
    }
    input.objects().forEach(object -> holders.add(new InputScalar.Block(object.name())));
    for (InputGlobal global : input.globals()) {
      if (isFree(program.globals().get(global.symbol()))) {
        holders.add(new InputScalar.Variable(global.symbol()));
      }
    }
    for (StubEffect effect : input.outside()) {
      holders.add(new InputScalar.Effect(effect.channel(), effect.call()));
    }
    return holders;
  }

  /** The scalars of one part of an input. */
  public List<InputScalar> in(TestInput input, InputScalar.Holder holder) {
    List<InputCell> cells = cells(input, holder);
    Set<InputScalar> found = new LinkedHashSet<>();
    if (holder instanceof InputScalar.Argument argument) {
      typed(holder, input.arguments().get(argument.index()).parameter().type(), 1, cells, found);
    } else if (holder instanceof InputScalar.Block block) {
      InputObject object = input.object(block.name());
      typed(holder, object.element(), object.length(), cells, found);
    }
    cells.stream()
        .limit(MOST)
        .forEach(cell -> found.add(new InputScalar(holder, cell.offset(), cell.cell())));
    return List.copyOf(found);
  }

  /** Whether a test can give the variable another value. */
  private boolean isFree(Global global) {
    return !global.readOnly() && !global.name().isEmpty() && program.enclosing(global).isEmpty();
  }

  /** Those that the type has, but for those that the input reads otherwise. */
  private void typed(
      InputScalar.Holder holder,
      Type type,
      long count,
      List<InputCell> cells,
      Set<InputScalar> found) {
    if (!type.isScalar() && !type.isAggregate()) {
      return;
    }
    for (Leaves.Leaf leaf : first.of(type, count)) {
      found.add(new InputScalar(holder, leaf.offset(), leaf.cell()));
    }
    // Cells that are scalars of the type share their bytes with no other one.
    List<InputCell> foreign =
        cells.stream()
            .filter(c -> c.cell().bits().isEmpty())
            .filter(c -> !found.contains(new InputScalar(holder, c.offset(), c.cell())))
            .toList();
    if (!foreign.isEmpty()) {
      found.removeIf(scalar -> others(scalar, foreign).findAny().isPresent());
    }
  }

  /**
   * The pointers in unions that are NULL although the input says nothing of them: there is nothing
   * but zeros where they are.
   */
  public List<InputScalar> unwritten(TestInput input) {
    List<InputScalar> found = new ArrayList<>();
    for (int i = 0; i < input.arguments().size(); i++) {
      InputArgument argument = input.arguments().get(i);
      unwritten(new InputScalar.Argument(i), argument.parameter().type(), argument.cells(), found);
    }
    for (InputObject object : input.objects()) {
      unwritten(new InputScalar.Block(object.name()), object.element(), object.cells(), found);
    }
    return found;
  }

  /** The variables that are NULL from the start and of which the input says nothing. */
  public List<InputScalar> unwrittenVariables(TestInput input) {
    Set<SymbolId> written =
        input.globals().stream().map(InputGlobal::symbol).collect(Collectors.toSet());
    return program.globals().values().stream()
        .filter(g -> g.type() instanceof PointerType && isFree(g) && !written.contains(g.symbol()))
        .filter(g -> g.initialiser().filter(i -> i.items().isEmpty()).isPresent())
        .map(g -> new InputScalar(new InputScalar.Variable(g.symbol()), 0, Cell.of(g.type())))
        .toList();
  }

  private void unwritten(
      InputScalar.Holder holder, Type type, List<InputCell> cells, List<InputScalar> found) {
    if (Leaves.isShared(type)) {
      leaves.all(type).stream()
          .filter(Leaves.Leaf::inUnion)
          .map(leaf -> new InputScalar(holder, leaf.offset(), leaf.cell()))
          .filter(
              scalar -> scalar.isPointer() && others(scalar, cells).allMatch(InputScalars::isZero))
          .filter(scalar -> cells.stream().noneMatch(scalar::isIn))
          .limit(MOST)
          .forEach(found::add);
    }
  }

  private static boolean isZero(InputCell cell) {
    return cell.value().equals(zero(cell.cell().type()));
  }

  /** What the input has of other scalars in the same bytes. */
  private Stream<InputCell> others(InputScalar scalar, List<InputCell> cells) {
    long end = scalar.offset() + size(scalar.cell());
    return cells.stream()
        .filter(c -> c.offset() < end && scalar.offset() < c.offset() + size(c.cell()))
        .filter(c -> !c.cell().equals(scalar.cell()) && c.cell().bits().isEmpty());
  }

  private long size(Cell cell) {
    return program.model().size(cell);
  }

  public InputValue value(TestInput input, InputScalar scalar) {
    return cells(input, scalar.holder()).stream()
        .filter(scalar::isIn)
        .map(InputCell::value)
        .findFirst()
        .orElseGet(() -> zero(scalar.cell().type()));
  }

  /** The number in a scalar; empty for pointers and fractions. */
  public Optional<BigInteger> number(TestInput input, InputScalar scalar) {
    return value(input, scalar) instanceof InputValue.Number number
        ? Optional.of(number.value())
        : Optional.empty();
  }

  public static InputValue zero(Type type) {
    if (type instanceof PointerType) {
      return new InputValue.NullPointer();
    }
    return type instanceof FloatingType
        ? new InputValue.Floating(BigInteger.ZERO)
        : InputValue.Number.of(0);
  }

  private static List<InputCell> cells(TestInput input, InputScalar.Holder holder) {
    if (holder instanceof InputScalar.Argument argument) {
      return input.arguments().get(argument.index()).cells();
    }
    if (holder instanceof InputScalar.Block block) {
      return input.object(block.name()).cells();
    }
    if (holder instanceof InputScalar.Effect effect) {
      return input.outside().stream()
          .filter(effect::is)
          .findFirst()
          .map(StubEffect::cells)
          .orElse(List.of());
    }
    return input.globals().stream()
        .filter(g -> g.symbol().equals(((InputScalar.Variable) holder).symbol()))
        .findFirst()
        .map(InputGlobal::cells)
        .orElse(List.of());
  }

  /** The input with another value there. */
  public TestInput with(TestInput input, InputScalar scalar, InputValue value) {
    List<InputCell> cells = new ArrayList<>(cells(input, scalar.holder()));
    cells.removeIf(scalar::isIn);
    cells.removeAll(others(scalar, cells).toList());
    cells.add(new InputCell(scalar.offset(), scalar.cell(), value));
    cells.sort(Comparator.comparingLong(InputCell::offset));
    return with(input, scalar.holder(), cells);
  }

  private static TestInput with(TestInput input, InputScalar.Holder holder, List<InputCell> cells) {
    if (holder instanceof InputScalar.Argument argument) {
      List<InputArgument> arguments = new ArrayList<>(input.arguments());
      Local parameter = arguments.get(argument.index()).parameter();
      arguments.set(argument.index(), new InputArgument(parameter, cells));
      return input.withArguments(arguments);
    }
    if (holder instanceof InputScalar.Block block) {
      return input.withObject(block.name(), o -> o.withCells(cells));
    }
    if (holder instanceof InputScalar.Effect effect) {
      StubEffect changed = new StubEffect(effect.channel(), effect.call(), cells);
      return input.withOutside(
          input.outside().stream().map(e -> effect.is(e) ? changed : e).toList());
    }
    InputGlobal changed = new InputGlobal(((InputScalar.Variable) holder).symbol(), cells);
    List<InputGlobal> globals = new ArrayList<>(input.globals());
    if (globals.stream().noneMatch(g -> g.symbol().equals(changed.symbol()))) {
      globals.add(changed);
    }
    globals.replaceAll(g -> g.symbol().equals(changed.symbol()) ? changed : g);
    return input.withGlobals(globals);
  }
}
