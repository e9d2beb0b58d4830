package heapwright.app.cli;

import heapwright.app.ReachMethod;
import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The method by which one goal is pursued. */
final class ReachMethodChoice {
  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "both",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReachMethod chosen;

  @Mixin private SolverChoice solver;

  CoverageMethod of(Program program, Duration time, long seed) {
    return chosen.of(program, solver.brief(solver.ranges()), time, seed);
  }
}
