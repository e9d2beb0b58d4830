package heapwright.method.inka.world;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.method.budget.Budget;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.goal.TranslationTarget;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.trace.ConstraintTrace;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.symbolic.persistent.IntMap;
import heapwright.testcase.scenario.Scenario;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The constraint system of one goal as it stands, and all that is needed to make it grow. What is
 * posted after {@link #push} is gone after {@link #pop}.
 */
public final class ConstraintWorld {
  /** The number of the call in which the goal is to be met. */
  private static final int GOAL_FRAME = 0;

  private final GoalView goal;
  private final boolean ownHeap;
  private final DomainEngine engine;
  private final WriteEffects effects;
  private final LookaheadLimits limits;
  private final WorldObjects objects;
  private final DomainOperators operators;
  private final PointerOperators pointers;
  private final MemoryOperators memory;
  private final HeapBlocks blocks;
  private final Aggregates aggregates;
  private final CallOperators invocations;
  private final Joins joins;
  private final InitialValues starts;
  private final Recursions recursions;
  private final DeductionLog log;
  private final ConstraintTrace trace;
  private final OutsideAnswers outside = new OutsideAnswers();
  private final Map<Function, GoalView> structures = new IdentityHashMap<>();
  private final Set<String> gaps = new LinkedHashSet<>();
  private final Set<String> approximations = new LinkedHashSet<>();
  private int frames = GOAL_FRAME + 1;

  /**
   * @param start what a test calls: the function with the goal, or a scenario around it
   * @param goal the function towards the goal
   * @param trace hears of everything
   */
  public ConstraintWorld(
      WriteEffects effects,
      Function start,
      GoalView goal,
      IntegerMode mode,
      Recursions.Induction induction,
      Budget budget,
      ConstraintTrace trace) {
    this.trace = trace;
    this.effects = effects;
    this.goal = goal;
    ownHeap = OwnHeap.isThatOf(effects.program(), effects.calls(), start.symbol());
    engine = new DomainEngine(mode);
    limits = new LookaheadLimits(this, budget);
    objects = new WorldObjects(this, engine);
    operators = new DomainOperators(this, engine);
    pointers = new PointerOperators(this, engine);
    memory = new MemoryOperators(this, engine);
    blocks = new HeapBlocks(this, engine);
    aggregates = new Aggregates(this);
    invocations = new CallOperators(this);
    joins = new Joins(this);
    starts = new InitialValues(this, engine);
    recursions = new Recursions(this, induction);
    log = new DeductionLog(this, engine);
    log.explain(false);
    trace.hear(engine);
  }

  public Program program() {
    return effects.program();
  }

  public DomainEngine engine() {
    return engine;
  }

  public WriteEffects effects() {
    return effects;
  }

  public LookaheadLimits limits() {
    return limits;
  }

  public WorldObjects objects() {
    return objects;
  }

  public DomainOperators operators() {
    return operators;
  }

  PointerOperators pointers() {
    return pointers;
  }

  public MemoryOperators memory() {
    return memory;
  }

  HeapBlocks blocks() {
    return blocks;
  }

  Aggregates aggregates() {
    return aggregates;
  }

  public CallOperators calls() {
    return invocations;
  }

  public Joins joins() {
    return joins;
  }

  public InitialValues starts() {
    return starts;
  }

  public Recursions recursions() {
    return recursions;
  }

  public DeductionLog log() {
    return log;
  }

  public ConstraintTrace trace() {
    return trace;
  }

  public OutsideAnswers outside() {
    return outside;
  }

  public ExpressionOperators expressions(ConstraintState state) {
    return new ExpressionOperators(this, state);
  }

  public GoalView goal() {
    return goal;
  }

  /** Where paths end: the goal is met, and nothing is looked at behind it. */
  public UnfoldingStop atGoal() {
    return new UnfoldingStop(GOAL_FRAME, goal.end(), Optional.empty(), Optional.empty());
  }

  /** The call of a function with which tests start. */
  public CallFrame started(Function start) {
    boolean isGoals = start.equals(goal.function());
    return CallFrame.begun(
        isGoals ? GOAL_FRAME : nextFrame(),
        isGoals ? goal : structure(start),
        operators.parameters(start),
        Optional.empty(),
        Optional.empty());
  }

  /** A call that the function with which tests start makes, if it is that of the goal. */
  Optional<CallFrame> towardsGoal(CallFrame caller, Function callee, Optional<Local> result) {
    boolean isGoals =
        caller.depth() == 0
            && Scenario.isScenario(caller.function())
            && callee.equals(goal.function());
    return isGoals
        ? Optional.of(
            CallFrame.begun(GOAL_FRAME, goal, IntMap.empty(), Optional.of(caller), result))
        : Optional.empty();
  }

  /** A function as something to come back from. */
  GoalView structure(Function callee) {
    return structures.computeIfAbsent(callee, f -> GoalView.of(f, TranslationTarget.RETURN));
  }

  public int nextFrame() {
    return frames++;
  }

  /** Whether the function can get at nothing on the heap but what it makes itself. */
  boolean hasOwnHeap() {
    return ownHeap;
  }

  // Worlds

  public void push() {
    engine.push();
  }

  public void pop() {
    engine.pop();
  }

  /** Does something in a world of its own. */
  public <T> T inWorld(Supplier<T> work) {
    push();
    T result = work.get();
    pop();
    return result;
  }

  /** What is to be done when this world is left. */
  void onPop(Runnable action) {
    engine.onPop(action);
  }

  /** Adds to a list until this world is left. */
  <T> void add(List<T> list, T added) {
    list.add(added);
    engine.onPop(() -> list.remove(list.size() - 1));
  }

  // What is left out, and what is taken for more than it is

  /** Something was left out that may lead to the goal, so that nothing is proved. */
  public void giveUp(String cause) {
    gaps.add(cause);
  }

  public Set<String> gaps() {
    return gaps;
  }

  /** Something was taken to do anything at all to memory, which may be more than it does. */
  ConstraintState approximated(ConstraintState state, String what, SourceSpan at) {
    approximations.add(what + " in line " + at.line());
    return state.with(memory.without(state.memory()));
  }

  public Set<String> approximations() {
    return approximations;
  }

  /** With anything at all as a result, if it is wanted in a register. */
  ConstraintState withAnything(ConstraintState state, Optional<Local> result) {
    return result
        .filter(local -> !local.inMemory())
        .map(local -> state.with(local, operators.fresh(local.type(), local.name())))
        .orElse(state);
  }

  /**
   * Whether the call that meets the goal first may be one that the function has brought about. It
   * begins, like the one from outside, with anything at all in its parameters and in memory: what
   * cannot be reached from there it does not reach either.
   */
  boolean isGoalInRecursion() {
    return effects.calls().isRecursive(goal.function().symbol());
  }
}
