package heapwright.analysis.invariant;

import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.Statement;
import heapwright.ir.Type;
import heapwright.ir.VariableArrayType;

/** The effect of each statement but calls on a state. */
final class Steps implements Statement.Cases<Boolean> {
  private final Analysis analysis;
  private final State state;
  private final int frame;
  private final Evaluation evaluation;
  private final Memory memory;

  Steps(Analysis analysis, State state, int frame) {
    this.analysis = analysis;
    this.state = state;
    this.frame = frame;
    this.evaluation = new Evaluation(state, frame, analysis.precision.overflow());
    this.memory = new Memory(analysis, state, evaluation);
  }

  State state() {
    return state;
  }

  Evaluation evaluation() {
    return evaluation;
  }

  Memory memory() {
    return memory;
  }

  void set(Local local, Value value) {
    state.registers.put(new Register(frame, local), value);
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
      state.registers.remove(new Register(frame, s.local()));
    }
    return true;
  }

  private void forgetLocal(Local local) {
    Place place = new Place.Automatic(frame, local);
    new Lifetimes(state).end(place::equals);
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
    Value to = evaluation.of(s.to());
    Value from = evaluation.of(s.from());
    new BlockCopy(state, memory).copy(to, from, size(s.type()));
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
    Value fresh = evaluation.unknown(s.target().type());
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

  Value of(Expression e) {
    return evaluation.of(e);
  }

  /** Bodies of stubs are not followed ({@link Calls}); elsewhere only its targets change. */
  @Override
  public Boolean havoc(Statement.Havoc s) {
    s.targets().forEach(target -> memory.forget(evaluation.of(target.address()), -1));
    return true;
  }
}
