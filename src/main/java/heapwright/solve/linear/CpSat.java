package heapwright.solve.linear;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.sat.LinearExprBuilder;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.List;

/**
 * OR-tools' solver for integer programs. Of those that OR-tools has it is the one that computes
 * with integers: M is as large as a C type here, and the tolerances of the floating-point ones
 * (1e-6 of M) then exceed the numbers that are asked for.
 */
final class CpSat {
  /** Of the solver's own time, which is the same on every machine. */
  private static final double DETERMINISTIC_SECONDS = 2;

  /** A net below that, for effort that takes unusually long. */
  private static final double SECONDS = 60;

  /** What the solver said. */
  sealed interface Reply {
    /** The values of the columns. */
    record Found(long[] values) implements Reply {}

    record None() implements Reply {}

    record GaveUp(String cause) implements Reply {}
  }

  private CpSat() {}

  /** Tries first without wrap-around: that is what people mean, and signed sums may not. */
  static Reply solve(MixedProgram program) {
    try {
      Loader.loadNativeLibraries();
    } catch (UnsatisfiedLinkError | RuntimeException e) {
      return new Reply.GaveUp("OR-tools has no library for this system");
    }
    if (!program.wraps().isEmpty()) {
      Reply plain = solve(program, program.wraps());
      if (plain instanceof Reply.Found) {
        return plain;
      }
    }
    return solve(program, List.of());
  }

  private static Reply solve(MixedProgram program, List<Column> zeroes) {
    CpModel model = new CpModel();
    IntVar[] columns =
        program.columns().stream()
            .map(c -> model.newIntVar(c.least(), c.greatest(), "x" + c.index()))
            .toArray(IntVar[]::new);
    program.rows().forEach(row -> add(row, columns, model));
    zeroes.forEach(column -> model.addEquality(columns[column.index()], 0));
    CpSolver solver = new CpSolver();
    solver.getParameters().setNumWorkers(1).setRandomSeed(1);
    // Ctrl-C is for the whole process.
    solver.getParameters().setCatchSigintSignal(false);
    solver
        .getParameters()
        .setMaxDeterministicTime(DETERMINISTIC_SECONDS)
        .setMaxTimeInSeconds(SECONDS);
    CpSolverStatus status = solver.solve(model);
    WorkMeter.count(Work.QUESTION, 1);
    WorkMeter.count(
        Work.LINEAR_MICROSECOND, (long) (solver.response().getDeterministicTime() * 1e6));
    return switch (status) {
      case OPTIMAL, FEASIBLE -> new Reply.Found(values(columns, solver));
      case INFEASIBLE -> new Reply.None();
      case MODEL_INVALID -> new Reply.GaveUp("the numbers are too large for the linear solver");
      default -> new Reply.GaveUp("the linear solver gave up");
    };
  }

  private static void add(MixedProgram.Row row, IntVar[] columns, CpModel model) {
    LinearExprBuilder sum = LinearExpr.newBuilder();
    row.sum().factors().forEach((column, factor) -> sum.addTerm(columns[column.index()], factor));
    sum.add(row.sum().constant());
    model.addLinearConstraint(sum.build(), row.least(), row.greatest());
  }

  private static long[] values(IntVar[] columns, CpSolver solver) {
    long[] values = new long[columns.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = solver.value(columns[i]);
    }
    return values;
  }
}
