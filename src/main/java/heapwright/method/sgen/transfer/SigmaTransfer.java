package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.List;
import java.util.Optional;

/** What each statement does to σ and the versions, and how it reads in SSA form. */
public final class SigmaTransfer implements Statement.Cases<List<Form>> {
  private final TraceContext context;
  private final AssignmentTransfer assignments;

  public SigmaTransfer(TraceContext context) {
    this.context = context;
    assignments = new AssignmentTransfer(context);
  }

  private SsaExpression spelled(Expression e) {
    return context.operands().of(e);
  }

  private SymbolicValue value(Expression e) {
    return context.view().value(e).orElse(SymbolicValue.Indeterminate.VALUE);
  }

  /** A register takes a value; what a temporary stands for is recorded where it is used. */
  List<Form> let(Local target, SsaExpression value, SymbolicValue raw) {
    if (target.isTemporary()) {
      context.here().let(target, value);
      return List.of();
    }
    return List.of(assignments.let(context.here().variable(target), value, raw));
  }

  @Override
  public List<Form> step(Statement.Step s) {
    context.here().reach(s.number());
    return List.of();
  }

  @Override
  public List<Form> declare(Statement.Declare s) {
    if (!s.local().inMemory()) {
      context.here().variable(s.local()).forget();
    }
    return List.of();
  }

  @Override
  public List<Form> leave(Statement.Leave s) {
    return List.of();
  }

  @Override
  public List<Form> assign(Statement.Assign s) {
    return let(s.target(), spelled(s.value()), value(s.value()));
  }

  @Override
  public List<Form> load(Statement.Load s) {
    SymbolicValue raw = context.view().register(s.target());
    SsaExpression loaded =
        context
            .cells
            .of(s.address(), s.cell())
            .map(
                cell ->
                    cell.variable().holdsPointer()
                        ? SsaExpression.of(context.cells.pointer(cell, raw))
                        : SsaExpression.of(cell.variable().name()))
            .orElseGet(() -> spelled(s.address()).prefix("*"));
    return let(s.target(), loaded, raw);
  }

  @Override
  public List<Form> store(Statement.Store s) {
    SsaExpression value = spelled(s.value());
    return context
        .cells
        .of(s.address(), s.cell())
        .map(cell -> List.of(assignments.store(cell, value, value(s.value()))))
        .orElseGet(() -> List.of(unplaced(s.address(), value)));
  }

  private Form unplaced(Expression address, SsaExpression value) {
    return Form.of(spelled(address).prefix("*") + " = " + value);
  }

  @Override
  public List<Form> copy(Statement.Copy s) {
    return copied(s.to(), s.from(), s.type(), context.cells.size(s.type()));
  }

  /** A range of memory is copied from one address to another. */
  List<Form> copied(Expression to, Expression from, Type type, long size) {
    Optional<Region> source = context.cells.region(from, type);
    Optional<Region> target = context.cells.region(to, type);
    Optional<MachineView.Pointee> start = context.view().pointee(from);
    return context
        .view()
        .pointee(to)
        .filter(end -> start.isPresent() && source.isPresent() && target.isPresent())
        .map(
            end ->
                assignments.copy(
                    target.get(), end.offset(), source.get(), start.get().offset(), size))
        .map(List::of)
        .orElse(List.of());
  }

  @Override
  public List<Form> zero(Statement.Zero s) {
    return filled(s.address(), s.type(), context.cells.size(s.type()), "0");
  }

  /** A range of memory is set to one value. */
  List<Form> filled(Expression address, Type type, long size, String value) {
    Optional<Region> region = context.cells.region(address, type);
    Optional<MachineView.Pointee> pointee = context.view().pointee(address);
    if (region.isEmpty() || pointee.isEmpty()) {
      return List.of();
    }
    assignments.overwrite(region.get(), pointee.get().offset(), size);
    return List.of(Form.of(region.get().place(pointee.get().offset()) + " = {" + value + "}"));
  }

  @Override
  public List<Form> allocate(Statement.Allocate s) {
    SymbolicValue raw = context.view().register(s.target());
    return let(s.target(), SsaExpression.of("&" + s.target().name()), raw);
  }

  @Override
  public List<Form> call(Statement.Call s) {
    return new CallEffects(context).call(s);
  }

  @Override
  public List<Form> startArguments(Statement.StartArguments s) {
    return List.of();
  }

  @Override
  public List<Form> nextArgument(Statement.NextArgument s) {
    return let(s.target(), SsaExpression.of("va_arg"), context.view().register(s.target()));
  }

  @Override
  public List<Form> havoc(Statement.Havoc s) {
    return List.of();
  }
}
