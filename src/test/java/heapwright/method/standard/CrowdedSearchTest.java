package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Ways that divide by an index into very many leave room for those that get on. */
class CrowdedSearchTest {
  private static final int STEPS = 60_000;

  @Test
  void goalsBehindTwoIndicesOfTheInputAreMet() {
    Fixture file = Fixture.read(Path.of("src/test/resources/standard/crowded.c"));
    Function function = file.function("compare");
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
    AtomicInteger left = new AtomicInteger(STEPS);
    Budget budget = Budget.endless().until(() -> left.decrementAndGet() < 0);
    Standard.searching(file.program(), Z3.solvers(Z3Limits.USUAL), 1)
        .pursue(function, ledger, budget);
    assertEquals(List.of(), ledger.open());
  }
}
