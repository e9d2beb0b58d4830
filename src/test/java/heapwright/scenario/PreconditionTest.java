package heapwright.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.check.WellFormed;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.scenario.Scenario;
import heapwright.verify.TestVerdict;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Where a precondition is named, no input goes against it. */
class PreconditionTest {
  private static final int STEPS = 60_000;

  private record Pursued(CoverageLedger ledger, FoundInputs foundInputs) {
    List<String> goals(Predicate<Goal> wanted) {
      return ledger.goals().stream().filter(wanted).map(Goal::toString).toList();
    }

    List<String> infeasible() {
      return goals(goal -> ledger.proof(goal).isPresent());
    }

    List<String> open() {
      return goals(ledger::isOpen);
    }
  }

  /** The same on every machine. */
  private static Budget steps() {
    AtomicInteger left = new AtomicInteger(STEPS);
    return Budget.endless().until(() -> left.decrementAndGet() < 0);
  }

  /** Pursues all branches, and compiles and runs the tests, which ask the precondition. */
  private static Pursued pursued(Subject file, Scenario scenario) {
    assertEquals(List.of(), WellFormed.violations(scenario.function()));
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger =
        new CoverageLedger(criterion, Goals.of(scenario.subject(), criterion), () -> 0);
    FoundInputs foundInputs =
        new Standard(scenario.program(), Z3.solvers(Z3Limits.USUAL), 1)
            .forManyGoals()
            .pursue(scenario.function(), ledger, steps());
    file.verified(scenario, foundInputs.tests())
        .forEach((test, verdict) -> assertEquals(new TestVerdict.Verified(), verdict, test));
    return new Pursued(ledger, foundInputs);
  }

  private final Subject numbers = Subject.read("numbers.c");

  @Test
  void aNumberIsMeantByItsName() {
    Pursued mark = pursued(numbers, numbers.scenario("mark", 1, "percent"));
    assertEquals(List.of("1:T"), mark.infeasible());
    assertEquals(List.of(), mark.open());
  }

  @Test
  void withoutTheNameAllNumbersAreMeant() {
    Pursued scaled = pursued(numbers, numbers.scenario("scaled", 1, "percent"));
    assertEquals(List.of("1.1:T", "1.2:T"), scaled.infeasible());
    assertEquals(List.of(), scaled.open());
  }

  @Test
  void structuresByValueAreAskedAboutByAddress() {
    Pursued quarter = pursued(numbers, numbers.scenario("quarter", 1, "month_fits"));
    assertEquals(List.of("1:case 0"), quarter.infeasible());
    assertEquals(List.of(), quarter.open());
  }

  @Test
  void severalParametersAreAskedAboutTogether() {
    Pursued width = pursued(numbers, numbers.scenario("width", 1, "ends_apart"));
    assertEquals(List.of("1:T"), width.infeasible());
    assertEquals(List.of(), width.open());
  }

  @Test
  void whatThePreconditionItselfTakesOfTheFunctionMeetsNoGoal() {
    Pursued half = pursued(numbers, numbers.scenario("half", 1, "half_fits"));
    assertEquals(List.of("1:T", "3:T"), half.infeasible());
    assertEquals(List.of(), half.open());
  }

  @Test
  void aPreconditionHoldsForItselfToo() {
    Pursued percent = pursued(numbers, numbers.scenario("percent", 1, "percent"));
    assertEquals(List.of("1.1:F", "1.2:F"), percent.infeasible());
  }

  @Test
  void everyCallInARowIsAskedAbout() {
    Pursued budget = pursued(numbers, numbers.scenario("budget", 2, "percent"));
    assertEquals(List.of(), budget.open());
  }

  @Test
  void whatNothingSatisfiesLeavesNothing() {
    Pursued mark = pursued(numbers, numbers.scenario("mark", 1, "never"));
    assertEquals(List.of(), mark.foundInputs().tests());
    assertEquals(List.of(), mark.open());
    Goal goal = mark.ledger().goals().get(0);
    assertEquals("no input satisfies never", mark.ledger().proof(goal).orElseThrow().reason());
  }

  @Test
  void listsAreInOrder() {
    Subject file = Subject.read("list.c");
    assertEquals(List.of(), pursued(file, file.scenario("position", 1, "sorted")).open());
    assertEquals(List.of(), pursued(file, file.scenario("merge", 1, "sorted")).open());
    Pursued disorder = pursued(file, file.scenario("disorder", 1, "sorted"));
    assertEquals(List.of("3:T"), disorder.infeasible());
    assertEquals(List.of(), disorder.open());
  }

  @Test
  void treesAreInOrder() {
    Subject file = Subject.read("tree.c");
    // Unknown: the function and its precondition have endlessly many ways.
    assertEquals(List.of("4:T"), pursued(file, file.scenario("least", 1, "bst")).open());
    Pursued both = pursued(file, file.scenario("least", 1, "bst", "balanced"));
    assertEquals(List.of("4:T"), both.open());
  }

  @Test
  void textsAreSome() {
    Subject file = Subject.read("text.c");
    Pursued first = pursued(file, file.scenario("first", 1, "some"));
    assertEquals(List.of("1:T", "3:T"), first.infeasible());
    assertEquals(List.of(), first.open());
  }

  @Test
  void textsAreWellFormed() {
    Subject file = Subject.read("text.c");
    Pursued starts = pursued(file, file.scenario("second_starts", 1, "utf8"));
    assertEquals(List.of("2.2:T", "6:F"), starts.infeasible());
    assertEquals(List.of(), starts.open());
  }

  @Test
  void whatIsProvedTakesThePreconditionForGranted() {
    Pursued mark = pursued(numbers, numbers.scenario("mark", 1, "percent"));
    Goal negative = mark.ledger().goals().get(0);
    assertEquals("percent holds", mark.ledger().proof(negative).orElseThrow().assumptions().get(0));
  }
}
