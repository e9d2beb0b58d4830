package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;

/** The effect of each statement but calls on a state. */
final class StatementTransfer implements Statement.Cases<Boolean> {
  private final InvariantAnalysis analysis;
  private final AbstractState state;
  private final int frame;
  private final ExpressionTransfer evaluation;
  private final MemoryTransfer memory;

  StatementTransfer(InvariantAnalysis analysis, AbstractState state, int frame) {
    this.analysis = analysis;
    this.state = state;
    this.frame = frame;
    this.evaluation = new ExpressionTransfer(state, frame, analysis.precision.overflow());
    this.memory = new MemoryTransfer(analysis, state, evaluation);
  }

  ExpressionTransfer evaluation() {
    return evaluation;
  }

  MemoryTransfer memory() {
    return memory;
  }

  void set(Local local, AbstractValue value) {
    state.registers.put(new InlinedRegister(frame, local), value);
  }

  @Override
  public Boolean step(Statement.Step s) {
    return true;
  }

  @Override
  public Boolean declare(Statement.Declare s) {
    if (s.local().inMemory()) {
      forgetLocal(s.local());
    } else {
      state.registers.remove(new InlinedRegister(frame, s.local()));
    }
    return true;
  }

  private void forgetLocal(Local local) {
    BaseAddress place = new BaseAddress.Automatic(frame, local);
    new LifetimeTransfer(state).end(place::equals);
  }

  @Override
  public Boolean leave(Statement.Leave s) {
    forgetLocal(s.local());
    return true;
  }

  @Override
  public Boolean assign(Statement.Assign s) {
    set(s.target(), evaluation.of(s.value()));
    return true;
  }

  @Override
  public Boolean load(Statement.Load s) {
    set(s.target(), memory.load(s.address(), s.cell()));
    return true;
  }

  @Override
  public Boolean store(Statement.Store s) {
    memory.store(s.address(), evaluation.of(s.value()), s.cell());
    return true;
  }

  @Override
  public Boolean copy(Statement.Copy s) {
    AbstractValue to = evaluation.of(s.to());
    AbstractValue from = evaluation.of(s.from());
    memory.copy(to, from, size(s.type()));
    return true;
  }

  private long size(Type type) {
    DataModel model = analysis.program.model();
    return type instanceof VariableArrayType ? -1 : model.size(type);
  }

  @Override
  public Boolean zero(Statement.Zero s) {
    memory.forget(evaluation.of(s.address()), size(s.type()));
    return true;
  }

  @Override
  public Boolean allocate(Statement.Allocate s) {
    AbstractValue fresh = evaluation.unknown(s.target().type());
    state.narrow(fresh, new Interval(1, Interval.NO_HIGH));
    set(s.target(), fresh);
    return true;
  }

  @Override
  public Boolean call(Statement.Call s) {
    throw new IllegalArgumentException("a call");
  }

  @Override
  public Boolean startArguments(Statement.StartArguments s) {
    memory.forget(evaluation.of(s.list()), -1);
    return true;
  }

  @Override
  public Boolean nextArgument(Statement.NextArgument s) {
    memory.forget(evaluation.of(s.list()), -1);
    if (s.target().inMemory()) {
      forgetLocal(s.target());
    } else {
      set(s.target(), evaluation.unknown(s.target().type()));
    }
    return true;
  }

  AbstractValue of(Expression e) {
    return evaluation.of(e);
  }

  /** Bodies of stubs are not followed ({@link CallTransfer}); elsewhere only its targets change. */
  @Override
  public Boolean havoc(Statement.Havoc s) {
    s.targets().forEach(target -> memory.forget(evaluation.of(target.address()), -1));
    return true;
  }
}
