package heapwright.app.cli;

import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import picocli.CommandLine.Option;

/** Who finds the numbers. */
final class SolverChoice {
  /** The solvers. */
  enum Name {
    z3 {
      @Override
      Solvers solvers() {
        return Z3.solvers(Z3Limits.USUAL);
      }
    };

    abstract Solvers solvers();
  }

  @Option(
      names = "--solver",
      paramLabel = "SOLVER",
      defaultValue = "z3",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Name name;

  Solvers solvers() {
    return name.solvers();
  }
}
