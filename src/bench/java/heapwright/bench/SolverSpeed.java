package heapwright.bench;

import heapwright.solve.Solvers;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.solve.reduction.Reduction;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Depth-first exploration of small programs, a check a decision: {@code SolverSpeed [RESULTS]}. */
public final class SolverSpeed {
  private static final int CHECKS = 3_000;

  private static final Map<String, Solvers> SOLVERS =
      new TreeMap<>(Map.of("z3", Z3.solvers(Z3Limits.USUAL), "reduction", Reduction.solvers()));

  private SolverSpeed() {}

  public static void main(String[] args) throws IOException {
    Results results = new Results("Speed of the solvers");
    StringBuilder head = new StringBuilder(String.format("%-11s%-17s", "solver", "program"));
    head.append(String.format("%8s%7s%7s%8s%10s", "checks", "sat", "unsat", "unknown", "checks/s"));
    for (SolverStatistics.Layer layer : SolverStatistics.Layer.values()) {
      head.append(String.format("%15s", layer.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    }
    results.say(head.toString());
    for (SymbolicProgram program : SymbolicProgram.values()) {
      for (Map.Entry<String, Solvers> solvers : SOLVERS.entrySet()) {
        Exploration exploration = new Exploration(program);
        String figures = exploration.measure(solvers.getValue());
        results.say(String.format("%-11s%s", solvers.getKey(), figures));
      }
    }
    if (args.length > 0) {
      results.recordIn(Path.of(args[0]));
    }
  }

  /** One program, all its ways up to a number of checks. */
  private static final class Exploration {
    private final SymbolicProgram program;
    private final Terms terms = new Terms();
    private int checks;
    private int satisfiable;
    private int unsatisfiable;
    private int unknown;

    Exploration(SymbolicProgram program) {
      this.program = program;
    }

    String measure(Solvers solvers) {
      try (Solver solver = solvers.open(terms)) {
        long start = System.nanoTime();
        explore(solver, new ArrayList<>());
        double seconds = (System.nanoTime() - start) / 1e9;
        StringBuilder line = new StringBuilder(String.format("%-17s", name()));
        line.append(
            String.format(
                "%8d%7d%7d%8d%10.0f",
                checks, satisfiable, unsatisfiable, unknown, checks / seconds));
        for (SolverStatistics.Layer layer : SolverStatistics.Layer.values()) {
          long answers = solver.statistics().answersOf(layer);
          line.append(String.format("%14.1f%%", 100.0 * answers / checks));
        }
        return line.toString();
      }
    }

    private String name() {
      return program.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void explore(Solver solver, List<Boolean> way) {
      Optional<Term> condition = next(way);
      for (boolean outcome : new boolean[] {true, false}) {
        if (condition.isEmpty() || checks >= CHECKS) {
          return;
        }
        solver.push();
        solver.assume(outcome ? condition.get() : terms.not(condition.get()));
        if (isSatisfiable(solver.check())) {
          way.add(outcome);
          explore(solver, way);
          way.remove(way.size() - 1);
        }
        solver.pop();
      }
    }

    private boolean isSatisfiable(Answer answer) {
      checks++;
      if (answer instanceof Answer.Satisfiable) {
        satisfiable++;
        return true;
      }
      unsatisfiable += answer instanceof Answer.Unsatisfiable ? 1 : 0;
      unknown += answer instanceof Answer.Unknown ? 1 : 0;
      return false;
    }

    /** The decision after those taken; none at the program's end. */
    private Optional<Term> next(List<Boolean> way) {
      List<Term> asked = new ArrayList<>();
      program.run(
          terms,
          condition -> {
            if (asked.isEmpty() || asked.size() <= way.size()) {
              asked.add(condition);
            }
            return asked.size() <= way.size() && way.get(asked.size() - 1);
          });
      return asked.size() > way.size() ? Optional.of(asked.get(way.size())) : Optional.empty();
    }
  }
}
