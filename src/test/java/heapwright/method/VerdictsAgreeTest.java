package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.app.MethodName;
import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every method on every function of the fixtures: what one proves infeasible, no other covers with
 * an input that the concrete machine has run. Budgets count work, so a run is like another.
 */
class VerdictsAgreeTest {
  private static final Duration WORK = Duration.ofMillis(40);
  private static final Criterion BRANCHES = new Criterion.Branches();
  private static final List<String> FOLDERS =
      List.of("paths", "selfcheck", "inka", "tao", "standard", "infeasible", "shapes", "addresses");

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final ProgramCompletion completion = new ProgramCompletion(frontEnd);

  @TestFactory
  Stream<DynamicTest> noProofContradictsAnInput() {
    return Stream.concat(
            FOLDERS.stream().map(folder -> "src/test/resources/" + folder), Stream.of("examples"))
        .flatMap(folder -> Fixture.in(folder).stream())
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> agree(file)));
  }

  private void agree(Path file) {
    SourceReading reading = frontEnd.read(SourceRequest.of(file));
    Program unit = ((SourceReading.Translated) reading).program();
    Program whole = completion.of(unit);
    List<Function> own =
        unit.functions().values().stream().filter(f -> !f.span().isOurs()).toList();
    assertFalse(own.isEmpty(), "no functions");
    List<String> contradictions = new ArrayList<>();
    for (Function function : own) {
      contradictions.addAll(contradictions(whole, function));
    }
    assertEquals(List.of(), contradictions);
  }

  private static List<String> contradictions(Program whole, Function function) {
    Program program = ProgramCompletion.staged(whole, List.of(function), List.of());
    List<Goal> goals = Goals.of(function, BRANCHES);
    Map<Goal, String> covered = new LinkedHashMap<>();
    Map<Goal, String> proved = new LinkedHashMap<>();
    for (MethodName method : MethodName.values()) {
      CoverageLedger ledger = pursued(method, program, function, goals);
      for (Goal goal : goals) {
        if (ledger.proof(goal).isPresent()) {
          proved.putIfAbsent(goal, method + " proves it infeasible");
        } else if (!ledger.isOpen(goal)) {
          covered.putIfAbsent(goal, method + " covers it");
        }
      }
    }
    proved.keySet().retainAll(covered.keySet());
    return proved.keySet().stream()
        .map(
            goal ->
                function.name() + " " + goal + ": " + proved.get(goal) + ", " + covered.get(goal))
        .toList();
  }

  private static CoverageLedger pursued(
      MethodName method, Program program, Function function, List<Goal> goals) {
    CoverageLedger ledger = new CoverageLedger(BRANCHES, goals, System::nanoTime);
    method
        .forGoals(BRANCHES)
        .orElseThrow()
        .of(program, Z3.solvers(Z3Limits.BRIEF), 1)
        .pursue(function, ledger, Budget.of(WORK));
    return ledger;
  }
}
