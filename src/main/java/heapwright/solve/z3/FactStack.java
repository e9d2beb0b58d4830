package heapwright.solve.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Solver;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Z3's stack of assertions, one level a fact. From question to question only what differs is popped
 * and pushed. (Assertions guarded by assumptions, which would need no order, were measured twice as
 * slow as soon as facts of other paths pile up.)
 */
final class FactStack {
  private final Solver solver;
  private final TermTranslation translation;
  private final List<Term> asserted = new ArrayList<>();

  FactStack(Solver solver, TermTranslation translation) {
    this.solver = solver;
    this.translation = translation;
  }

  Solver solver() {
    return solver;
  }

  void become(List<Term> facts) {
    int common = 0;
    int limit = Math.min(asserted.size(), facts.size());
    while (common < limit && asserted.get(common) == facts.get(common)) {
      common++;
    }
    solver.pop(asserted.size() - common);
    asserted.subList(common, asserted.size()).clear();
    for (Term fact : facts.subList(common, facts.size())) {
      solver.push();
      asserted.add(fact);
      solver.add(new BoolExpr[] {translation.truth(fact)});
      solver.add(translation.definitionsOf(fact).toArray(BoolExpr[]::new));
    }
  }
}
