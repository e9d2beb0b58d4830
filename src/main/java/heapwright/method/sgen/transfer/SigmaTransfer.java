package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Local;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.ObjectContent;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import java.util.List;

/** What each statement does to σ, the versions and ζ. */
final class SigmaTransfer implements Statement.Cases<Void> {
  private static final SsaExpression UNSPELLED = SsaExpression.of("");

  private final PathContext context;
  private final AssignmentTransfer assignments;

  SigmaTransfer(PathContext context) {
    this.context = context;
    assignments = new AssignmentTransfer(context);
  }

  private SsaExpression spelled(Expression e) {
    return context.trace.isOn() ? context.operands().of(e) : UNSPELLED;
  }

  private Value value(Expression e) {
    return context.expressions().of(e);
  }

  /** A register takes a value; what a temporary stands for is recorded where it is used. */
  void let(Local target, SsaExpression text, Value value) {
    if (target.isTemporary()) {
      context.here().let(target, new Activation.Meaning(value, text));
    } else {
      assignments.let(context.here().variable(target), text, value);
    }
  }

  @Override
  public Void step(Statement.Step s) {
    context.here().reach(s.number());
    if (context.depth() == 0) {
      context.begin();
    }
    context.trace.begins(context, s.number());
    return null;
  }

  @Override
  public Void declare(Statement.Declare s) {
    if (s.local().inMemory()) {
      context.objects.local(s.local());
    } else if (!s.local().isTemporary()) {
      context.here().variable(s.local()).forget();
    }
    return null;
  }

  @Override
  public Void leave(Statement.Leave s) {
    context.here().object(s.local()).ifPresent(region -> region.end(Region.Life.OVER));
    context.objects.local(s.local());
    return null;
  }

  @Override
  public Void assign(Statement.Assign s) {
    SsaExpression text = spelled(s.value());
    let(s.target(), text, value(s.value()));
    return null;
  }

  @Override
  public Void load(Statement.Load s) {
    if (VolatileAccess.at(s.address())) {
      context.reserve("a volatile object may change before it is read in line " + s.span().line());
    }
    SsaExpression address = spelled(s.address());
    Value value;
    try {
      Named place =
          context.memory.place(s.address(), s.cell().type(), context.model.size(s.cell()));
      value = context.memory.load(place, s.cell());
      let(s.target(), context.trace.isOn() ? loaded(place, s, value) : UNSPELLED, value);
    } catch (EvaluationStop end) {
      context.trace.says(
          () -> Form.of(s.target().isTemporary() ? "*" + address : s.target() + " = *" + address));
      throw end;
    }
    return null;
  }

  private SsaExpression loaded(Named place, Statement.Load s, Value value) {
    SsaVariable variable = place.region().known(place.offset(), s.cell()).orElseThrow().variable();
    return value instanceof Value.Based based
        ? SsaExpression.of(based.base())
        : SsaExpression.of(variable.name());
  }

  @Override
  public Void store(Statement.Store s) {
    SsaExpression text = spelled(s.value());
    SsaExpression address = spelled(s.address());
    Value value = value(s.value());
    try {
      Named place =
          context.memory.place(s.address(), s.cell().type(), context.model.size(s.cell()));
      assignments.store(place, s.cell(), text, value);
    } catch (EvaluationStop end) {
      context.trace.says(() -> Form.of(address.prefix("*") + " = " + text));
      throw end;
    }
    return null;
  }

  @Override
  public Void copy(Statement.Copy s) {
    long size = context.memory.size(s.type());
    Named from = context.memory.place(s.from(), s.type(), size);
    Named to = context.memory.place(s.to(), s.type(), size);
    boolean isSame = from.region() == to.region() && from.offset() == to.offset();
    if (!isSame) {
      assignments.copy(to, from, s.type(), size);
    }
    return null;
  }

  @Override
  public Void zero(Statement.Zero s) {
    long size = context.memory.size(s.type());
    assignments.fill(context.memory.place(s.address(), s.type(), size), size, Start.ZERO, "0");
    return null;
  }

  @Override
  public Void allocate(Statement.Allocate s) {
    long size = context.expressions().known(s.bytes(), List.of(), "a length");
    if (size <= 0) {
      throw EvaluationStop.bottom("an array without a length");
    }
    Region region =
        new Region(
            Region.Kind.VARIABLE,
            context.here().named(s.target().name()),
            context.history.names.first(s.target().name() + "{}"),
            InvisibleVariables.BYTE,
            context.model,
            ObjectContent.made(Start.INDETERMINATE, size));
    let(s.target(), SsaExpression.of("&" + region), new Value.Place(region, 0));
    return null;
  }

  @Override
  public Void call(Statement.Call s) {
    new CallInlining(context, this).call(s);
    return null;
  }

  @Override
  public Void startArguments(Statement.StartArguments s) {
    throw context.outside("a list of unnamed arguments", s.span());
  }

  @Override
  public Void nextArgument(Statement.NextArgument s) {
    throw context.outside("an unnamed argument", s.span());
  }

  @Override
  public Void havoc(Statement.Havoc s) {
    String function = context.here().function().name();
    throw EvaluationStop.outside("what '" + function + "' does, which the program only declares");
  }

  /** For what refers to a pointer's latest version. */
  SsaExpression latest(SsaVariable variable) {
    if (!variable.holdsPointer()) {
      return SsaExpression.of(variable.name());
    }
    SsaPointer pointer = context.history.latest(variable);
    return SsaExpression.of(pointer);
  }
}
