package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ways that divide by an index into very many leave room for those that get on. */
class CrowdedSearchTest {
  private static final int STEPS = 60_000;
  private static final int FEW_STEPS = 2_000;

  private static CoverageLedger searched(Path path, String name, int steps) {
    Fixture file = Fixture.read(path);
    Function function = file.function(name);
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
    AtomicInteger left = new AtomicInteger(steps);
    Budget budget = Budget.endless().until(() -> left.decrementAndGet() < 0);
    Standard.searching(file.program(), Z3.solvers(Z3Limits.USUAL), 1)
        .pursue(function, ledger, budget);
    return ledger;
  }

  /** A function with a line for each number below a count. */
  private static Path generated(
      Path folder, String head, String line, int count, String tail, int factor)
      throws IOException {
    String lines =
        IntStream.range(0, count)
            .mapToObj(i -> String.format(line, i, factor * i + 1))
            .collect(Collectors.joining());
    return Files.writeString(folder.resolve("generated.c"), head + lines + tail);
  }

  @Test
  void goalsBehindTwoIndicesOfTheInputAreMet() {
    Path file = Path.of("src/test/resources/standard/crowded.c");
    assertEquals(List.of(), searched(file, "compare", STEPS).open());
  }

  @Test
  void everyLabelOfALargeSwitchIsMet(@TempDir Path folder) throws IOException {
    String head = "int label(int c) { switch (c) {";
    Path file = generated(folder, head, "case %2$d: return %1$d;\n", 1_000, "} return -1; }\n", 3);
    assertEquals(List.of(), searched(file, "label", FEW_STEPS).open());
  }

  @Test
  void aCallThatReadsFarBeyondWhatItsPathHasLookedAtEnds(@TempDir Path folder) throws IOException {
    String head = "int row(const int *a) { int n = 0;";
    Path file = generated(folder, head, "if (a[%d] == %d) n++;\n", 300, "return n; }\n", 7);
    assertTrue(searched(file, "row", FEW_STEPS).covered() >= 300);
  }
}
