package heapwright.method.inka;

import heapwright.analysis.CallGraph;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.method.Budget;
import heapwright.solve.domains.AbstractMemory;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.IntegerMode;
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
final class ConstraintWorld {
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

  ConstraintWorld(
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

  Program program() {
    return program;
  }

  DomainEngine engine() {
    return engine;
  }

  WriteEffects effects() {
    return effects;
  }

  WorldObjects objects() {
    return objects;
  }

  DomainOperators calculus() {
    return calculus;
  }

  PointerOperators addresses() {
    return addresses;
  }

  MemoryOperators storage() {
    return storage;
  }

  Joins joins() {
    return joins;
  }

  OpenDecisions decisions() {
    return decisions;
  }

  StatementOperators statements() {
    return statements;
  }

  InitialValues starts() {
    return starts;
  }

  HeapBlocks blocks() {
    return blocks;
  }

  Invocations invocations() {
    return invocations;
  }

  DeductionLog narrative() {
    return narrative;
  }

  OutsideAnswers heard() {
    return heard;
  }

  Recursions recursions() {
    return recursions;
  }

  ExpressionOperators expressions(ConstraintState state) {
    return new ExpressionOperators(this, state);
  }

  /** A function as something to come back from. */
  GoalView structure(Function callee) {
    return structures.computeIfAbsent(callee, f -> GoalView.of(f, TranslationTarget.RETURN));
  }

  int nextFrame() {
    return frames++;
  }

  /** Whether the function can get at nothing on the heap but what it makes itself. */
  boolean hasOwnHeap() {
    return ownHeap;
  }

  LookaheadLimits patience() {
    return patience;
  }

  void push() {
    engine.push();
    marks.push(undo.size());
  }

  void pop() {
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
  void giveUp(String cause) {
    gaps.add(cause);
  }

  Set<String> gaps() {
    return gaps;
  }

  /** Something was taken to do anything at all, which may be more than it does. */
  void approximate(String what, SourceSpan at) {
    approximations.add(what + " in line " + at.line());
  }

  Set<String> approximations() {
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
