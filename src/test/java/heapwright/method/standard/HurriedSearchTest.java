package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a search had no time for is no proof, wherever it was cut off. */
class HurriedSearchTest {
  private static final Fixture FILE =
      Fixture.read(Path.of("src/test/resources/standard/hurried.c"));

  private static Budget questions(int most) {
    AtomicInteger left = new AtomicInteger(most);
    return Budget.endless().until(() -> left.decrementAndGet() < 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30, 40, 60, 90, 150, 300})
  void aTurnThatNobodyLookedAtIsNotInfeasible(int budget) {
    for (String name : List.of("weekday", "nested", "sign")) {
      Function function = FILE.function(name);
      Criterion criterion = new Criterion.Branches();
      CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
      Standard.searching(FILE.program(), Z3.solvers(Z3Limits.USUAL), 1)
          .pursue(function, ledger, questions(budget));
      List<Goal> proved =
          ledger.goals().stream().filter(goal -> ledger.proof(goal).isPresent()).toList();
      assertEquals(List.of(), proved, name);
    }
  }
}
