package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.standard.Standard;
import heapwright.solve.Solvers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By which method one goal is pursued. */
final class ReachMethodChoice {
  /** The methods that pursue any goal. */
  enum Name {
    standard(Standard::new);

    private final Maker maker;

    Name(Maker maker) {
      this.maker = maker;
    }
  }

  /** Makes a method for a program. */
  private interface Maker {
    CoverageMethod of(Program program, Solvers solvers, long seed);
  }

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "standard",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Name chosen;

  @Mixin private SolverChoice solver;

  CoverageMethod of(Program program, long seed) {
    return chosen.maker.of(program, solver.brief(solver.ranges()), seed);
  }
}
