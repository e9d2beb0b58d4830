package heapwright.solve.domains.engine;

import java.util.Optional;
import org.chocosolver.memory.IEnvironment;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.propagation.PropagationEngine;

/**
 * Worlds that are entered and left, on Choco's trail, and propagation in them. A world in which a
 * domain has become empty has failed, and stays so until it is left.
 */
public final class Worlds {
  /** A change of domains that may find one empty. */
  public interface Pruning {
    void run() throws ContradictionException;
  }

  private final Model model = new ChocoModel();
  private final IEnvironment environment = model.getEnvironment();
  private final PropagationEngine propagation;
  private final Deductions deductions;
  private Optional<PropagationResult> ended = Optional.empty();
  private long round;
  private long operators;

  public Worlds(Deductions deductions) {
    this.deductions = deductions;
    // Trails are undone in the order of their first use. Choco's own counters have to be back
    // before operators are unlinked, so theirs comes first.
    environment.makeInt(0);
    propagation = model.getSolver().getEngine();
    propagation.initialize();
  }

  public Model model() {
    return model;
  }

  public void push() {
    propagate();
    environment.worldPush();
    int logged = deductions.size();
    onPop(() -> deductions.truncate(logged));
  }

  public void pop() {
    propagation.flush();
    environment.worldPop();
  }

  public int depth() {
    return environment.getWorldIndex();
  }

  public int timeStamp() {
    return environment.getTimeStamp();
  }

  /** How often operators were let run. */
  public long round() {
    return round;
  }

  /** How many operators were posted. */
  public long operators() {
    return operators;
  }

  public void onPop(Runnable undo) {
    if (environment.getWorldIndex() > 0) {
      environment.save(undo::run);
    }
  }

  public PropagationResult propagate() {
    if (ended.isEmpty()) {
      round++;
      attempt(propagation::propagate);
    }
    return ended.orElseGet(PropagationResult.Consistent::new);
  }

  public void impose(String why, Pruning pruning) {
    if (ended.isEmpty()) {
      deductions.impose(why);
      attempt(pruning);
    }
  }

  private void attempt(Pruning pruning) {
    try {
      pruning.run();
    } catch (ContradictionException contradiction) {
      propagation.flush();
      ended = Optional.of(new PropagationResult.Failed(deductions.chain()));
      onPop(() -> ended = Optional.empty());
    }
  }

  /** Takes an operator in; it runs with the next propagation. */
  public void post(DomainOperator operator) {
    operators++;
    operator.linkVariables();
    onPop(operator::unlinkVariables);
    operator.setActive();
    propagation.schedule(operator, 0, Occasion.ANY);
  }
}
