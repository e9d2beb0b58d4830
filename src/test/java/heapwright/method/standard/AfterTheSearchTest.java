package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Goals that the search leaves open are pursued by constraints. */
class AfterTheSearchTest {
  private static final int STEPS = 5_000;
  private static final int FEW = 500;

  private static final Fixture FILE =
      Fixture.read(Path.of("src/test/resources/standard/left_open.c"));

  /** The same on every machine; how often it was given anew. */
  private static final class Steps implements Budget {
    private final AtomicInteger left;
    private int renewals;

    Steps(int most) {
      left = new AtomicInteger(most);
    }

    @Override
    public boolean isUsedUp() {
      return left.decrementAndGet() < 0;
    }

    @Override
    public Budget anew(int part) {
      renewals++;
      return new Steps(STEPS);
    }

    @Override
    public Budget slice(int part) {
      return this;
    }
  }

  private static CoverageLedger ledger(Function function, List<String> goals) {
    Criterion criterion = new Criterion.Branches();
    List<Goal> wanted =
        Goals.of(function, criterion).stream()
            .filter(goal -> goals.isEmpty() || goals.contains(goal.toString()))
            .toList();
    return new CoverageLedger(criterion, wanted, () -> 0);
  }

  private static CoverageLedger alone(String function, String goal) {
    CoverageLedger ledger = ledger(FILE.function(function), List.of(goal));
    search(FILE.program()).pursue(FILE.function(function), ledger, new Steps(FEW));
    return ledger;
  }

  private static CoverageMethod search(Program program) {
    return Standard.searching(program, Z3.solvers(Z3Limits.USUAL), 1);
  }

  private static Scenario where(String function, String precondition) {
    return Scenario.of(
        FILE.program(),
        FILE.function(function),
        1,
        List.of(new Precondition(FILE.function(precondition))));
  }

  @Test
  void whatContradictsItselfBehindALoopIsProved() {
    CoverageLedger ledger = alone("three", "9.2:T");
    Goal goal = ledger.open().get(0);
    FoundInputs found =
        standard(FILE.program()).pursue(FILE.function("three"), ledger, new Steps(FEW));
    assertEquals(List.of(), found.tests());
    Verdict.Infeasible proof = ledger.proof(goal).orElseThrow();
    assertEquals(Verdict.Proof.UNSATISFIABLE, proof.proof());
    assertTrue(proof.assumptions().contains("no undefined behaviour before"));
    assertFalse(proof.reason().isEmpty());
  }

  @Test
  void whatWantsAsManyRoundsIsReachedByARun() {
    CoverageLedger ledger = alone("circle", "25:T");
    Goal goal = ledger.open().get(0);
    FoundInputs found =
        new InkaTurn(FILE.program(), true).pursue(FILE.function("circle"), ledger, anew());
    assertTrue(goal.isMetBy(found.tests().get(0).visits()));
    assertTrue(ledger.isSettled());
  }

  @Test
  void aProofHoldsWithAPreconditionToo() {
    Scenario scenario = where("three", "apart");
    CoverageLedger ledger = ledger(scenario.subject(), List.of("9.2:T"));
    new InkaTurn(scenario.program(), true).pursue(scenario.function(), ledger, anew());
    assertTrue(ledger.isSettled());
    assertEquals(0, ledger.covered());
  }

  @Test
  void anInputThatSatisfiesThePreconditionIsOne() {
    Scenario scenario = where("circle", "some");
    CoverageLedger ledger = ledger(scenario.subject(), List.of("25:T"));
    FoundInputs found =
        new InkaTurn(scenario.program(), true).pursue(scenario.function(), ledger, anew());
    assertEquals(1, ledger.covered());
    assertEquals(scenario.function().symbol(), found.tests().get(0).input().function());
  }

  @Test
  void anInputThatDoesNotIsNone() {
    Scenario scenario = where("circle", "few");
    CoverageLedger ledger = ledger(scenario.subject(), List.of("25:T"));
    FoundInputs found =
        new InkaTurn(scenario.program(), true).pursue(scenario.function(), ledger, anew());
    assertEquals(List.of(), found.tests());
    assertEquals(List.of("25:T"), ledger.open().stream().map(Goal::toString).toList());
  }

  @Test
  void whereEverythingIsMetNobodyElseIsAsked() {
    CoverageLedger ledger = ledger(FILE.function("plain"), List.of());
    Steps budget = new Steps(STEPS);
    standard(FILE.program()).pursue(FILE.function("plain"), ledger, budget);
    assertTrue(ledger.isSettled());
    assertEquals(0, budget.renewals);
  }

  private static CoverageMethod standard(Program program) {
    return new Standard(program, Z3.solvers(Z3Limits.USUAL), 1).forManyGoals();
  }

  private static Budget anew() {
    return new Steps(STEPS);
  }
}
