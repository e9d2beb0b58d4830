package heapwright.method.standard;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.PreciseInvariants;
import heapwright.method.ScenarioStages;
import heapwright.method.Strategy;
import heapwright.method.Strategy.Share;
import heapwright.method.Strategy.Stage;
import heapwright.method.regular.RegularPaths;
import heapwright.solve.Solvers;
import java.util.List;

/**
 * The standard method: a search for all goals, and precise invariants, regular paths and INKA for
 * those that it leaves open. Its two strategies have the same stages. Where a function has many
 * goals the search comes first, since it meets most of them at once; one goal is worth a look by
 * each stage before the search gets the rest of the budget.
 */
public final class Standard {
  private final Stages stages;

  /**
   * @param program linked with the library and completed with stubs
   * @param seed a seed determines the inputs
   */
  public Standard(Program program, Solvers solvers, long seed) {
    stages = new Stages(program, solvers, seed);
  }

  /** What the strategies are made of. */
  private record Stages(
      CoverageMethod search,
      CoverageMethod preciseInvariants,
      CoverageMethod regularPaths,
      CoverageMethod inka) {

    Stages(Program program, Solvers solvers, long seed) {
      this(
          new ScenarioStages(program, new SearchMethod(program, solvers, seed)),
          new PreciseInvariants(program),
          ScenarioStages.longest(program, new RegularPaths(program, solvers)),
          new InkaTurn(program));
    }
  }

  /** For all goals of a function. */
  public Strategy forManyGoals() {
    return new Strategy(
        List.of(
            new Stage("search", stages.search(), Share.all()),
            new Stage("precise invariants", stages.preciseInvariants(), Share.anew(6)),
            new Stage("regular paths", stages.regularPaths(), Share.anew(6)),
            new Stage("INKA", stages.inka(), Share.anew(6))));
  }

  /** For a goal that is the only one. */
  public Strategy forOneGoal() {
    return new Strategy(
        List.of(
            new Stage("short search", stages.search(), Share.slice(15)),
            new Stage("precise invariants", stages.preciseInvariants(), Share.slice(3)),
            new Stage("regular paths", stages.regularPaths(), Share.slice(6)),
            new Stage("INKA", stages.inka(), Share.slice(3)),
            new Stage("search", stages.search(), Share.all())));
  }

  /** The search alone. */
  public static CoverageMethod searching(Program program, Solvers solvers, long seed) {
    return new SearchMethod(program, solvers, seed);
  }
}
