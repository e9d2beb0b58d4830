package heapwright.app.cli;

import heapwright.goal.Criterion;
import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.PathMethod;
import heapwright.method.addressmapper.AddressMapper;
import heapwright.method.inka.Inka;
import heapwright.method.paths.PathByPath;
import heapwright.method.sgen.Sgen;
import heapwright.method.standard.Standard;
import heapwright.method.tao.Tao;
import heapwright.solve.Solvers;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The method by which goals are pursued. */
final class GenMethodChoice {
  /** The methods that cover functions. */
  enum Name {
    standard(Standard::new, Optional.of(byPath(PathMethod::byEvidence))),
    sgen(byPath(Sgen::new)),
    address(byPath(AddressMapper::new)),
    tao((program, solvers, seed) -> new Tao(program, solvers), Optional.empty()),
    inka((program, solvers, seed) -> new Inka(program), Optional.empty());

    private final Maker maker;
    private final Optional<Maker> byPath;

    Name(Maker maker, Optional<Maker> byPath) {
      this.maker = maker;
      this.byPath = byPath;
    }

    /** A method that always goes path by path. */
    Name(Maker byPath) {
      this(byPath, Optional.of(byPath));
    }

    private static Maker byPath(Function<Program, PathMethod> methods) {
      return (program, solvers, seed) -> new PathByPath(program, solvers, methods);
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

  String name() {
    return chosen.name();
  }

  /** Whether the method can pursue a criterion. */
  boolean knows(Criterion criterion) {
    return maker(criterion).isPresent();
  }

  CoverageMethod of(Program program, Criterion criterion, long seed) {
    return maker(criterion).orElseThrow().of(program, solver.brief(solver.ranges()), seed);
  }

  private Optional<Maker> maker(Criterion criterion) {
    return criterion instanceof Criterion.Paths ? chosen.byPath : Optional.of(chosen.maker);
  }
}
