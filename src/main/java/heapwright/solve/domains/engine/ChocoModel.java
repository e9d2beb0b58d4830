package heapwright.solve.domains.engine;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.variables.Variable;

/**
 * Choco's model, which does not keep a list of its variables: ours come and go with worlds, and
 * whoever needs one has it.
 */
final class ChocoModel extends Model {
  ChocoModel() {
    super("domains", Settings.init().setSwapOnPassivate(true).setWarnUser(false));
  }

  @Override
  public void associates(Variable variable) {
    // Kept by operators alone.
  }

  @Override
  public void unassociates(Variable variable) {
    // Never associated.
  }
}
