package heapwright.solve.domains.engine;

import org.chocosolver.solver.Cause;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.delta.IDelta;
import org.chocosolver.solver.variables.delta.NoDelta;
import org.chocosolver.solver.variables.impl.AbstractVariable;
import org.chocosolver.util.iterators.EvtScheduler;

/** A variable of ours in Choco's engine, whose state goes back when its world is left. */
public abstract sealed class DomainVariable extends AbstractVariable
    permits CellVariable, StructureSet {
  /** A bit that none of Choco's kinds has. */
  private static final int OURS = 1 << 8;

  private static final int LONGEST = 48;

  public final ConstraintStore engine;
  private int saved = -1;

  private final boolean constant;

  DomainVariable(String name, ConstraintStore engine, boolean constant) {
    super(brief(name), engine.model());
    this.engine = engine;
    this.constant = constant;
  }

  /** Names are made of names; what is made of much says little. */
  private static String brief(String name) {
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 3) + "...";
  }

  /** To be called before each change: keeps the state for the world's end, once a world. */
  final void remember() {
    int now = engine.timeStamp();
    if (saved != now) {
      int before = saved;
      Runnable restore = snapshot();
      engine.onPop(
          () -> {
            restore.run();
            saved = before;
          });
      saved = now;
    }
  }

  /** What brings the present state back. */
  abstract Runnable snapshot();

  /** The domain as it is now: immutable, with a readable text. */
  abstract Object domain();

  /**
   * Wakes the operators that wait. An operator hears of its own changes too, and so comes to rest
   * by itself.
   */
  final void announce(Object before, int occasions) throws ContradictionException {
    engine.deductions().note(this, before, domain());
    if (engine.isHeard()) {
      forEachPropagator((variable, operator) -> ((DomainOperator) operator).wake(this, occasions));
    }
    notifyPropagators(Occasion.of(occasions), Cause.Null);
  }

  final ContradictionException emptied(Object before, Object allowed)
      throws ContradictionException {
    engine.deductions().note(this, before, allowed);
    contradiction(Cause.Null, "no value left");
    throw new AssertionError("a contradiction is an exception");
  }

  @Override
  protected final EvtScheduler<?> createScheduler() {
    return new Occasion.Scheduler();
  }

  /** No operator waits for a constant, so Choco does not link operators to it. */
  @Override
  public final int getTypeAndKind() {
    return (constant ? CSTE : VAR) | OURS;
  }

  @Override
  public final IDelta getDelta() {
    return NoDelta.singleton;
  }

  @Override
  public final void createDelta() {
    // Operators look at domains as they are.
  }

  @Override
  public final String toString() {
    return getName() + " = " + domain();
  }
}
