package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.standard.Standard;
import heapwright.method.tao.Tao;
import heapwright.solve.Solvers;
import java.util.function.BiFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By which method goals are pursued. */
final class GenMethodChoice {
  /** The methods that cover functions. */
  enum Name {
    standard(Standard::new),
    tao(Tao::new);

    private final BiFunction<Program, Solvers, CoverageMethod> method;

    Name(BiFunction<Program, Solvers, CoverageMethod> method) {
      this.method = method;
    }
  }

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "standard",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Name chosen;

  @Mixin private SolverChoice solver;

  String name() {
    return chosen.name();
  }

  CoverageMethod of(Program program) {
    return chosen.method.apply(program, solver.brief(solver.ranges()));
  }
}
