package heapwright.solve.domains.engine;

import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.Optional;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.util.ESat;

/**
 * A relation between variables that prunes their domains: posted, then evaluated whenever a
 * variable undergoes a change that it waits for, suspended in between, until it is entailed or
 * fails.
 */
public abstract class DomainOperator extends Propagator<DomainVariable>
    implements Deductions.Reason {
  /**
   * How often an operator on integers may run in one propagation. Bounds that push each other up
   * one by one (x &lt; y and y &lt; x) would else do so four billion times.
   */
  private static final int MOST_RUNS = 200;

  public final ConstraintStore engine;
  private final String origin;
  private long round;
  private int runs;
  private Optional<DomainVariable> waker = Optional.empty();

  public DomainOperator(ConstraintStore engine, DomainVariable... variables) {
    super(variables, PropagatorPriority.LINEAR, false, true);
    this.engine = engine;
    origin = engine.deductions().origin();
  }

  /** Applies the deduction rules to the domains as they are. */
  public abstract void deduce() throws ContradictionException;

  /** The relation in words. */
  @Override
  public abstract String text();

  @Override
  public final DomainVariable[] read() {
    return getVars();
  }

  /** Whether it may be left unevaluated for a while when it runs too often. */
  public boolean mayConvergeSlowly() {
    return false;
  }

  /** Which occasions of a variable it waits for. */
  public int waitsFor(int variable) {
    return Occasion.ANY;
  }

  /** Where the relation comes from: what the engine was set to when it was posted. */
  @Override
  public final String origin() {
    return origin;
  }

  @Override
  public final void propagate(int mask) throws ContradictionException {
    if (mayConvergeSlowly() && isCreeping()) {
      return;
    }
    WorkMeter.count(Work.PROPAGATION, 1);
    waker.ifPresent(by -> engine.listener().woken(this, by));
    waker = Optional.empty();
    engine.deductions().enter(this);
    deduce();
  }

  private boolean isCreeping() {
    if (round != engine.round()) {
      round = engine.round();
      runs = 0;
    }
    runs++;
    return runs > MOST_RUNS && arity() > 1;
  }

  /** A change of a variable is why it will run next, unless it runs now or another was before. */
  final void wake(DomainVariable by, int occasions) {
    boolean isOwn = engine.deductions().isReason(this);
    for (int i = 0; i < getNbVars() && waker.isEmpty() && !isOwn; i++) {
      if (getVar(i) == by && isActive() && (waitsFor(i) & occasions) != 0) {
        waker = Optional.of(by);
      }
    }
  }

  /** The run costs as much as this many others. */
  public final void countAs(int others) {
    runs += others;
  }

  /** Nothing more can come of it: it leaves, until the world is left. */
  public final void entailed() {
    if (isActive()) {
      engine.listener().entailed(this);
      setPassive();
    }
  }

  @Override
  public final int getPropagationConditions(int variable) {
    return waitsFor(variable);
  }

  @Override
  public final ESat isEntailed() {
    return ESat.UNDEFINED;
  }

  @Override
  public final String toString() {
    return text();
  }
}
