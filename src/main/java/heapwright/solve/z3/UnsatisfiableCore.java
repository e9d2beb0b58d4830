package heapwright.solve.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks for few facts that still contradict one another: Z3's core, then one by one. */
final class UnsatisfiableCore {
  private static final int MOST_CHECKS = 40;

  private final Context z3;
  private final Solver solver;
  private final TermTranslation translation;
  private final OverdueQuestions watch;
  private final Map<Term, BoolExpr> guards = new LinkedHashMap<>();

  UnsatisfiableCore(
      Context z3, Solver solver, TermTranslation translation, OverdueQuestions watch) {
    this.z3 = z3;
    this.solver = solver;
    this.translation = translation;
    this.watch = watch;
  }

  List<Term> of(List<Term> contradictory) {
    for (Term fact : contradictory) {
      BoolExpr guard = z3.mkBoolConst("fact " + fact.id());
      guards.put(fact, guard);
      solver.add(new BoolExpr[] {z3.mkImplies(guard, translation.truth(fact))});
      solver.add(translation.definitionsOf(fact).toArray(BoolExpr[]::new));
    }
    if (!contradict(contradictory)) {
      return contradictory;
    }
    List<Term> kept = core();
    int checks = 0;
    for (Term fact : List.copyOf(kept)) {
      if (checks++ == MOST_CHECKS) {
        break;
      }
      List<Term> fewer = new ArrayList<>(kept);
      if (fewer.remove(fact) && contradict(fewer)) {
        kept = core();
      }
    }
    return kept;
  }

  private boolean contradict(List<Term> facts) {
    BoolExpr[] assumed = facts.stream().map(guards::get).toArray(BoolExpr[]::new);
    return watch.ask(() -> solver.check(assumed)) == Status.UNSATISFIABLE;
  }

  private List<Term> core() {
    List<BoolExpr> guarded = List.of(solver.getUnsatCore());
    return guards.keySet().stream().filter(fact -> guarded.contains(guards.get(fact))).toList();
  }
}
