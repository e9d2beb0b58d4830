package heapwright.method.standard;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.ScenarioStages;
import heapwright.method.Strategy;
import heapwright.method.Strategy.Share;
import heapwright.method.Strategy.Stage;
import heapwright.method.proof.InvariantProofs;
import heapwright.method.regular.RegularPaths;
import heapwright.method.run.FoundInputs;
import heapwright.solve.Solvers;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The standard method: a search for all goals, and precise invariants, regular paths and INKA for
 * those that it leaves open. Its two strategies have the same stages. Where a function has many
 * goals the search comes first, since it meets most of them at once; one goal is worth a look by
 * each stage before the search gets the rest of the budget.
 */
public final class Standard {
  private final Set<StandardPart> parts;
  private final CoverageMethod search;
  private final CoverageMethod preciseInvariants;
  private final CoverageMethod regularPaths;
  private final CoverageMethod inka;

  /**
   * @param program linked with the library and completed with stubs
   * @param seed a seed determines the inputs
   */
  public Standard(Program program, Solvers solvers, long seed) {
    this(program, solvers, StandardPart.all(), seed);
  }

  /**
   * @param parts what takes part; the search always does
   */
  public Standard(Program program, Solvers solvers, Set<StandardPart> parts, long seed) {
    this.parts = Set.copyOf(parts);
    search = new ScenarioStages(program, new SearchMethod(program, solvers, parts, seed));
    preciseInvariants = preciseInvariants(new InvariantProofs(program));
    regularPaths = ScenarioStages.longest(program, new RegularPaths(program, solvers));
    inka = new InkaTurn(program, parts.contains(StandardPart.INKA_DOMAINS));
  }

  /**
   * Spends more time on invariants of functions with open goals than is worthwhile before a search:
   * finds no input, but may prove goals for which no search ends.
   */
  private static CoverageMethod preciseInvariants(InvariantProofs invariants) {
    return (function, ledger, budget) -> {
      invariants.enterInto(ledger, budget);
      return FoundInputs.NONE;
    };
  }

  /** For all goals of a function. */
  public Strategy forManyGoals() {
    return strategy(
        List.of(
            Stream.of(new Stage(search, Share.all())),
            stage(StandardPart.PRECISE_INVARIANTS, preciseInvariants, Share.anew(6)),
            stage(StandardPart.REGULAR_PATHS, regularPaths, Share.anew(6)),
            stage(StandardPart.INKA, inka, Share.anew(6))));
  }

  /** For a goal that is the only one. */
  public Strategy forOneGoal() {
    return strategy(
        List.of(
            Stream.of(new Stage(search, Share.slice(15))),
            stage(StandardPart.PRECISE_INVARIANTS, preciseInvariants, Share.slice(3)),
            stage(StandardPart.REGULAR_PATHS, regularPaths, Share.slice(6)),
            stage(StandardPart.INKA, inka, Share.slice(3)),
            Stream.of(new Stage(search, Share.all()))));
  }

  /** A stage, unless its part is left out. */
  private Stream<Stage> stage(StandardPart part, CoverageMethod method, Share share) {
    return Stream.of(new Stage(method, share)).filter(s -> parts.contains(part));
  }

  private static Strategy strategy(List<Stream<Stage>> stages) {
    return new Strategy(stages.stream().flatMap(stage -> stage).toList());
  }

  /** The search alone. */
  public static CoverageMethod searching(Program program, Solvers solvers, long seed) {
    return new SearchMethod(program, solvers, StandardPart.all(), seed);
  }
}
