package heapwright.method.inka.world;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.method.budget.Budget;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.goal.TranslationTarget;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.PrintingEffects;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.IntegerMode;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The constraint system of one goal as it stands, and all that is needed to make it grow. What is
 * posted after {@link #push} is gone after {@link #pop}.
 */
public final class ConstraintWorld {
  private final Program program;
  private final CallGraph calls;
  private final SymbolId goalFunction;
  private final boolean ownHeap;
  private final PrintingEffects printing;
  private final LookaheadLimits patience;
  private final DomainEngine engine;
  private final WriteEffects effects;
  private final WorldObjects objects;
  private final DomainOperators calculus;
  private final PointerOperators addresses;
  private final MemoryOperators storage;
  private final Joins joins;
  private final OpenDecisions decisions;
  private final InitialValues starts;
  private final HeapBlocks blocks;
  private final StatementOperators statements;
  private final Invocations invocations;
  private final Recursions recursions;
  private final DeductionLog narrative;
  private final OutsideAnswers heard = new OutsideAnswers();
  private final Map<Function, GoalView> structures = new IdentityHashMap<>();
  private final Deque<Integer> marks = new ArrayDeque<>();
  private final Deque<Runnable> undo = new ArrayDeque<>();
  private final Set<String> gaps = new LinkedHashSet<>();
  private final Set<String> approximations = new LinkedHashSet<>();
  private int frames;

  public ConstraintWorld(
      Program program,
      CallGraph calls,
      WriteEffects effects,
      SymbolId goalFunction,
      IntegerMode mode,
      Recursions.Induction induction,
      Budget budget) {
    this.program = program;
    this.calls = calls;
    this.effects = effects;
    this.goalFunction = goalFunction;
    printing = new PrintingEffects(program);
    patience = new LookaheadLimits(this, budget);
    engine = new DomainEngine(mode);
    ownHeap = OwnHeap.isThatOf(program, calls, goalFunction);
    objects = new WorldObjects(this, engine);
    calculus = new DomainOperators(this, engine);
    addresses = new PointerOperators(this, engine);
    storage = new MemoryOperators(this, engine);
    joins = new Joins(this);
    decisions = new OpenDecisions(this);
    starts = new InitialValues(this, engine);
    blocks = new HeapBlocks(this, engine);
    statements = new StatementOperators(this);
    invocations = new Invocations(this);
    recursions = new Recursions(this, induction);
    narrative = new DeductionLog(this, engine);
  }

  PrintingEffects printing() {
    return printing;
  }

  public Program program() {
    return program;
  }

  public DomainEngine engine() {
    return engine;
  }

  public WriteEffects effects() {
    return effects;
  }

  public WorldObjects objects() {
    return objects;
  }

  public DomainOperators calculus() {
    return calculus;
  }

  public PointerOperators addresses() {
    return addresses;
  }

  public MemoryOperators storage() {
    return storage;
  }

  public Joins joins() {
    return joins;
  }

  public OpenDecisions decisions() {
    return decisions;
  }

  public StatementOperators statements() {
    return statements;
  }

  public InitialValues starts() {
    return starts;
  }

  HeapBlocks blocks() {
    return blocks;
  }

  public Invocations invocations() {
    return invocations;
  }

  public DeductionLog narrative() {
    return narrative;
  }

  public OutsideAnswers heard() {
    return heard;
  }

  public Recursions recursions() {
    return recursions;
  }

  public ExpressionOperators expressions(ConstraintState state) {
    return new ExpressionOperators(this, state);
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

  public LookaheadLimits patience() {
    return patience;
  }

  public void push() {
    engine.push();
    marks.push(undo.size());
  }

  public void pop() {
    engine.pop();
    int mark = marks.pop();
    while (undo.size() > mark) {
      undo.pop().run();
    }
  }

  /** What is to be done when this world is left. */
  void onPop(Runnable action) {
    undo.push(action);
  }

  /** Something was left out that may lead to the goal, so that nothing is proved. */
  public void giveUp(String cause) {
    gaps.add(cause);
  }

  public Set<String> gaps() {
    return gaps;
  }

  /** Something was taken to do anything at all, which may be more than it does. */
  void approximate(String what, SourceSpan at) {
    approximations.add(what + " in line " + at.line());
  }

  public Set<String> approximations() {
    return approximations;
  }

  /**
   * Whether the call that meets the goal first may be one that the function has brought about. It
   * begins, like the one from outside, with anything at all in its parameters and in memory: what
   * cannot be reached from there it does not reach either.
   */
  boolean isGoalInRecursion() {
    return calls.isRecursive(goalFunction);
  }

  /** The memory where the paths over some blocks join. */
  AbstractMemory memoryAfter(ConstraintState state, Collection<Integer> blocks) {
    Function function = state.frame().structure().function();
    Writes writes = effects.memory(function, blocks);
    return writes.isNothing() ? state.memory() : storage.joined(state, writes);
  }

  /** The memory of a join is that of the path that came to it. */
  boolean merge(ConstraintState here, ConstraintState exit) {
    storage.merge(here.memory(), exit.memory());
    return calculus.propagate();
  }
}
