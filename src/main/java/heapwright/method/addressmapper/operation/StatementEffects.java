package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.term.Constant;
import java.util.Optional;

/** What each statement does to the map. */
final class StatementEffects implements Statement.Cases<AddressMap> {
  private final Program program;
  private final PathEvaluation run;
  private final ExpressionContext expressions;

  StatementEffects(Program program, PathEvaluation run, ExpressionContext expressions) {
    this.program = program;
    this.run = run;
    this.expressions = expressions;
  }

  private ProgramVariable variable(Local local) {
    return run.variables.local(local, expressions.depth());
  }

  @Override
  public AddressMap step(Statement.Step s) {
    return run.map;
  }

  @Override
  public AddressMap declare(Statement.Declare s) {
    run.map = run.map.without(variable(s.local()));
    return run.map;
  }

  @Override
  public AddressMap leave(Statement.Leave s) {
    run.map = run.map.without(variable(s.local()));
    return run.map;
  }

  @Override
  public AddressMap assign(Statement.Assign s) {
    if (s.target().type() instanceof PointerType) {
      PointerValue pointer = expressions.operand(s.value()).pointer();
      expressions.name(variable(s.target()), expressions.vector(s.value()));
      typed(pointer, s.target().type());
      expressions.set(variable(s.target()), expressions.confirmed(s.target(), pointer));
    } else {
      decidedBy(s.value());
    }
    return run.map;
  }

  /** What was allocated gets its type from the first pointer that has one. */
  private void typed(PointerValue pointer, Type type) {
    if (pointer instanceof PointerValue.To to && to.offset() == 0) {
      MemoryCell cell = run.map.cell(to.cell());
      CellStructures.CellStructure structure = run.structures.of(((PointerType) type).target());
      if (cell.stable() && structure.size() > cell.structure().size()) {
        run.map = CreateOperation.widened(run.map, cell, structure);
      }
    }
  }

  /** A comparison whose outcome is kept: the machine knows which it was. */
  void decidedBy(Expression e) {
    if (expressions.seen().isPresent() && e instanceof Expression.Comparison comparison) {
      expressions
          .seen()
          .get()
          .value(comparison)
          .filter(v -> v instanceof SymbolicValue.Number n && n.term() instanceof Constant)
          .map(v -> !((Constant) ((SymbolicValue.Number) v).term()).value().isZero())
          .ifPresent(
              truth -> new PointerConstraints(run, expressions::operand).hold(comparison, truth));
    }
    e.operands().forEach(this::decidedBy);
  }

  @Override
  public AddressMap load(Statement.Load s) {
    Optional<ExpressionContext.Place> place = expressions.place(s.address(), s.cell().type());
    if (s.cell().type() instanceof PointerType type) {
      PointerValue pointer = place.map(at -> loaded(at, type)).orElse(PointerValue.Opaque.VALUE);
      place.ifPresent(at -> expressions.name(variable(s.target()), at.vector()));
      expressions.set(variable(s.target()), expressions.confirmed(s.target(), pointer));
    } else {
      place.ifPresent(at -> expressions.name(variable(s.target()), at.vector()));
      place.ifPresent(this::touched);
    }
    return run.map;
  }

  /** USE of a cell for a number in it. */
  private void touched(ExpressionContext.Place place) {
    if (place.slot() instanceof PointerSlot.OfCell) {
      run.log.operation(Kind.USE, place.base().toString());
    }
  }

  private PointerValue loaded(ExpressionContext.Place place, Type type) {
    run.log.operation(Kind.USE, place.vector().toString());
    run.log.read(place.vector(), place.slot());
    return new UseOperation(run).use(place.vector(), place.slot(), type);
  }

  @Override
  public AddressMap store(Statement.Store s) {
    boolean isPointer = s.cell().type() instanceof PointerType;
    PointerValue pointer =
        isPointer ? expressions.operand(s.value()).pointer() : PointerValue.Opaque.VALUE;
    Optional<ExpressionContext.Place> place = expressions.place(s.address(), s.cell().type());
    if (place.isPresent() && isPointer) {
      run.log.set(place.get().vector(), place.get().slot());
      typed(pointer, s.cell().type());
      run.modify(place.get().vector(), place.get().slot(), pointer);
    } else if (place.isPresent()) {
      touched(place.get());
      new BlockMapping(run, expressions)
          .overwrite(place.get().slot(), run.structures.size(s.cell().type()));
    }
    return run.map;
  }

  @Override
  public AddressMap copy(Statement.Copy s) {
    Optional<ExpressionContext.Place> from = expressions.place(s.from(), s.type());
    Optional<ExpressionContext.Place> to = expressions.place(s.to(), s.type());
    if (from.isPresent() && to.isPresent()) {
      new BlockMapping(run, expressions).copy(to.get(), from.get(), s.type());
    }
    return run.map;
  }

  @Override
  public AddressMap zero(Statement.Zero s) {
    expressions
        .place(s.address(), s.type())
        .ifPresent(
            at ->
                new BlockMapping(run, expressions).clear(at.slot(), run.structures.size(s.type())));
    return run.map;
  }

  @Override
  public AddressMap allocate(Statement.Allocate s) {
    expressions.adopt(s.target());
    return run.map;
  }

  @Override
  public AddressMap startArguments(Statement.StartArguments s) {
    return run.map;
  }

  @Override
  public AddressMap nextArgument(Statement.NextArgument s) {
    expressions.adopt(s.target());
    return run.map;
  }

  @Override
  public AddressMap call(Statement.Call s) {
    s.arguments().forEach(a -> decidedBy(a.value()));
    return new CallOperations(program, run, expressions).call(s);
  }

  /** What code outside of the program writes is met when it is read. */
  @Override
  public AddressMap havoc(Statement.Havoc s) {
    return run.map;
  }
}
