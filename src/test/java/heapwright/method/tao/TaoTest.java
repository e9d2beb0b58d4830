package heapwright.method.tao;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole functions: every goal is met by a run, or proved infeasible where the source says so. */
class TaoTest {
  private static CoverageLedger pursued(String file, String name, TaoMode mode) {
    return pursued(file, name, mode, new Criterion.Branches());
  }

  private static CoverageLedger pursued(
      String file, String name, TaoMode mode, Criterion criterion) {
    Fixture fixture = Fixture.read(Path.of(file));
    Function function = fixture.function(name);
    CoverageLedger ledger =
        new CoverageLedger(criterion, Goals.of(function, criterion), System::nanoTime);
    new Tao(fixture.program(), Z3.solvers(Z3Limits.USUAL), mode, TaoListener.NONE)
        .pursue(function, ledger, Budget.of(Duration.ofMinutes(2)));
    return ledger;
  }

  private static void assertSettled(CoverageLedger ledger, String infeasible) {
    assertEquals(List.of(), ledger.open(), () -> ledger.cause(ledger.open().get(0)));
    Set<String> proved = new TreeSet<>();
    for (Goal goal : ledger.goals()) {
      ledger.proof(goal).ifPresent(proof -> proved.add(goal.toString()));
    }
    assertEquals(infeasible.isEmpty() ? Set.of() : Set.of(infeasible.split(" ")), proved);
  }

  @ParameterizedTest
  @CsvSource({
    "wc.c, main, ''",
    "trityp.c, trityp, 24:T",
    "taotest.c, calls, 5:T",
    "taotest.c, by_table, ''",
    "taotest.c, pointers, ''",
    "taotest.c, memory, 10:T",
    "taotest.c, factorial, ''",
    "minpath.c, connect, ''",
    "minpath.c, steps, ''",
    "exptree.c, derive, ''",
    "quicksort.c, in_order, ''",
    "prog6.c, main, ''",
    "what.c, main, ''",
    "trityp.c, main, ''",
    "nombre.c, main, 10:T",
  })
  void everyFeasibleBranchIsCoveredAndTheOthersAreProvedInfeasible(
      String file, String name, String infeasible) {
    assertSettled(pursued("corpus/tao/" + file, name, TaoMode.USUAL), infeasible);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void unconstrainedEdgesCoverWhatAllEdgesCover(boolean unconstrained) {
    CoverageLedger ledger = pursued("corpus/tao/wc.c", "main", TaoMode.published(unconstrained, 2));
    assertEquals(List.of(), ledger.open());
  }

  /** Five numbers are read in a loop of fixed length; each of them is a symbol. */
  @Test
  void readingSeveralNumbersIsNoRecurrence() {
    CoverageLedger ledger = pursued("corpus/tao/what.c", "main", TaoMode.published(true, 0));
    assertEquals(List.of(), ledger.open());
  }

  @Test
  void statementsAreReachedByTheEdgesThatLeadToThem() {
    CoverageLedger ledger =
        pursued("corpus/tao/trityp.c", "trityp", TaoMode.USUAL, new Criterion.Statements());
    assertSettled(ledger, "25");
  }

  @Test
  void aFunctionWithoutGoalsGetsOneTest() {
    Fixture fixture = Fixture.read(Path.of("corpus/tao/what.c"));
    Function function = fixture.function("move");
    CoverageLedger ledger =
        new CoverageLedger(new Criterion.Branches(), List.of(), System::nanoTime);
    FoundInputs foundInputs =
        new Tao(fixture.program(), Z3.solvers(Z3Limits.USUAL))
            .pursue(function, ledger, Budget.of(Duration.ofMinutes(2)));
    assertEquals(1, foundInputs.tests().size());
  }
}
