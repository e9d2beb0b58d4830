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
final class World {
  private final Program program;
  private final CallGraph calls;
  private final SymbolId goalFunction;
  private final boolean ownHeap;
  private final Patience patience;
  private final DomainEngine engine;
  private final Effects effects;
  private final Objects objects;
  private final Calculus calculus;
  private final Addresses addresses;
  private final Storage storage;
  private final Joins joins;
  private final Decisions decisions;
  private final Starts starts;
  private final Blocks blocks;
  private final Statements statements;
  private final Invocations invocations;
  private final Recursions recursions;
  private final Narrative narrative;
  private final Heard heard = new Heard();
  private final Map<Function, Structure> structures = new IdentityHashMap<>();
  private final Deque<Integer> marks = new ArrayDeque<>();
  private final Deque<Runnable> undo = new ArrayDeque<>();
  private final Set<String> gaps = new LinkedHashSet<>();
  private final Set<String> approximations = new LinkedHashSet<>();
  private int frames;

  World(
      Program program,
      CallGraph calls,
      Effects effects,
      SymbolId goalFunction,
      IntegerMode mode,
      Budget budget) {
    this.program = program;
    this.calls = calls;
    this.effects = effects;
    this.goalFunction = goalFunction;
    patience = new Patience(this, budget);
    engine = new DomainEngine(mode);
    ownHeap = OwnHeap.isThatOf(program, calls, goalFunction);
    objects = new Objects(this, engine);
    calculus = new Calculus(this, engine);
    addresses = new Addresses(this, engine);
    storage = new Storage(this, engine);
    joins = new Joins(this);
    decisions = new Decisions(this);
    starts = new Starts(this, engine);
    blocks = new Blocks(this, engine);
    statements = new Statements(this);
    invocations = new Invocations(this);
    recursions = new Recursions(this);
    narrative = new Narrative(this, engine);
  }

  Program program() {
    return program;
  }

  DomainEngine engine() {
    return engine;
  }

  Effects effects() {
    return effects;
  }

  Objects objects() {
    return objects;
  }

  Calculus calculus() {
    return calculus;
  }

  Addresses addresses() {
    return addresses;
  }

  Storage storage() {
    return storage;
  }

  Joins joins() {
    return joins;
  }

  Decisions decisions() {
    return decisions;
  }

  Statements statements() {
    return statements;
  }

  Starts starts() {
    return starts;
  }

  Blocks blocks() {
    return blocks;
  }

  Invocations invocations() {
    return invocations;
  }

  Narrative narrative() {
    return narrative;
  }

  Heard heard() {
    return heard;
  }

  Recursions recursions() {
    return recursions;
  }

  Expressions expressions(State state) {
    return new Expressions(this, state);
  }

  /** A function as something to come back from. */
  Structure structure(Function callee) {
    return structures.computeIfAbsent(callee, f -> Structure.of(f, Target.RETURN));
  }

  int nextFrame() {
    return frames++;
  }

  /** Whether the function can get at nothing on the heap but what it makes itself. */
  boolean hasOwnHeap() {
    return ownHeap;
  }

  Patience patience() {
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

  /** The memory where the ways over some blocks join. */
  AbstractMemory memoryAfter(State state, Collection<Integer> blocks) {
    Function function = state.frame().structure().function();
    Writes writes = effects.memory(function, blocks);
    return writes.isNothing() ? state.memory() : storage.joined(state, writes);
  }

  /** The memory of a join is that of the way that came to it. */
  boolean merge(State here, State exit) {
    storage.merge(here.memory(), exit.memory());
    return calculus.propagate();
  }
}
