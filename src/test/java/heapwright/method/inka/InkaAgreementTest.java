package heapwright.method.inka;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a run of the standard method's meets is never called unreachable. */
class InkaAgreementTest {
  private static final Duration SEARCH = Duration.ofSeconds(1);
  private static final Duration PROOF = Duration.ofMillis(250);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/test/resources/infeasible/correlated.c",
        "src/test/resources/infeasible/written.c",
        "src/test/resources/infeasible/doubtful_aliases.c",
        "src/test/resources/infeasible/doubtful_memory.c",
      })
  void nothingThatWasMetIsProvedUnreachable(String file) {
    Fixture fixture = Fixture.read(Path.of(file));
    Inka inka = new Inka(fixture.program());
    int asked = 0;
    for (Function function : fixture.own()) {
      for (Goal goal : met(fixture, function)) {
        InkaAnswer answer = inka.answer(function, goal, Budget.of(PROOF));
        assertFalse(
            answer instanceof InkaAnswer.Unreachable,
            () -> function.name() + " " + goal + " was met: " + answer);
        asked++;
      }
    }
    assertTrue(asked > 0);
  }

  private static List<Goal> met(Fixture fixture, Function function) {
    Criterion branches = new Criterion.Branches();
    List<Goal> goals = Goals.of(function, branches);
    CoverageLedger ledger = new CoverageLedger(branches, goals, System::nanoTime);
    FoundInputs foundInputs =
        Standard.searching(fixture.program(), Z3.solvers(Z3Limits.USUAL), 1)
            .pursue(function, ledger, Budget.of(SEARCH));
    return goals.stream()
        .filter(g -> foundInputs.tests().stream().anyMatch(t -> g.isMetBy(t.visits())))
        .toList();
  }
}
