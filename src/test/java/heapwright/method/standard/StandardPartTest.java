package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.solve.Solvers;
import heapwright.solve.question.SolverStatistics.Layer;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is left out of the standard method costs verdicts at most, and makes none wrong. */
class StandardPartTest {
  private static final Fixture FILE = Fixture.read(Path.of("src/test/resources/standard/parts.c"));
  private static final int LOOKS = 3_000;

  @ParameterizedTest
  @EnumSource
  void withoutAPartNothingFeasibleIsProved(StandardPart part) {
    Set<StandardPart> others = StandardPart.all();
    others.remove(part);
    assertEquals(List.of(), proved("shared", others, EnumSet.allOf(Layer.class)));
  }

  @ParameterizedTest
  @EnumSource(
      names = {"CONSTANTS", "BACK_END"},
      mode = EnumSource.Mode.EXCLUDE)
  void theLayersOfTheSolverOnlySaveTime(Layer layer) {
    Set<Layer> others = EnumSet.complementOf(EnumSet.of(layer));
    assertEquals(List.of(), proved("shared", StandardPart.all(), others));
    assertEquals(1, proved("bounded", StandardPart.all(), others).size());
  }

  private static List<Goal> proved(String name, Set<StandardPart> parts, Set<Layer> layers) {
    Function function = FILE.function(name);
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
    AtomicInteger left = new AtomicInteger(LOOKS);
    Solvers solvers = Z3.solvers(Z3Limits.USUAL).with(layers);
    new Standard(FILE.program(), solvers, parts, 1)
        .forManyGoals()
        .pursue(function, ledger, Budget.endless().until(() -> left.decrementAndGet() < 0));
    return ledger.goals().stream().filter(goal -> ledger.proof(goal).isPresent()).toList();
  }
}
