package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.InTurn;
import heapwright.method.inka.Inka;
import heapwright.method.regular.Regular;
import heapwright.method.standard.Standard;
import heapwright.solve.Solvers;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By which method one goal is pursued. */
final class ReachMethodChoice {
  /** What looks for a proof and for short ways first has so much of the time. */
  private static final int FIRST = 30;

  private static final int REGULAR = 6;

  private static final int INKA = 3;

  /** The methods that pursue any goal. */
  enum Name {
    both {
      @Override
      CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
        Standard search = new Standard(program, solvers, seed);
        return new InTurn(
            List.of(
                new InTurn.Turn(search, time.dividedBy(FIRST)),
                new InTurn.Turn(new Regular(program, solvers), time.dividedBy(REGULAR)),
                new InTurn.Turn(new Inka(program), time.dividedBy(INKA)),
                new InTurn.Turn(search, time)));
      }
    },
    standard {
      @Override
      CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
        Standard search = new Standard(program, solvers, seed);
        return new InTurn(
            List.of(
                new InTurn.Turn(search, time.dividedBy(FIRST)),
                new InTurn.Turn(new Regular(program, solvers), time.dividedBy(REGULAR)),
                new InTurn.Turn(search, time)));
      }
    },
    inka {
      @Override
      CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
        return new Inka(program);
      }
    };

    abstract CoverageMethod of(Program program, Solvers solvers, Duration time, long seed);
  }

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "both",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Name chosen;

  @Mixin private SolverChoice solver;

  CoverageMethod of(Program program, Duration time, long seed) {
    return chosen.of(program, solver.brief(solver.ranges()), time, seed);
  }
}
