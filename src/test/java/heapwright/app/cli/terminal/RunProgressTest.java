package heapwright.app.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.Verdict;
import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RunProgressTest {
  private static String shown(boolean isTerminal, int secondsAgo) {
    StringWriter text = new StringWriter();
    long start = System.nanoTime() - TimeUnit.SECONDS.toNanos(secondsAgo);
    RunProgress progress = new RunProgress(new PrintWriter(text), isTerminal, start);
    progress.expect(3);
    Function find = find();
    progress.accept(find, begun(find));
    progress.end();
    return text.toString();
  }

  /** Of its first three statements, a run met one, and one is taken for proved infeasible. */
  private static CoverageLedger begun(Function function) {
    Criterion statements = new Criterion.Statements();
    List<Goal> goals = Goals.of(function, statements).subList(0, 3);
    CoverageLedger ledger = new CoverageLedger(statements, goals, () -> 0);
    Visits.Place first = new Visits.Place(function.symbol(), new StatementNumber(1));
    ledger.met(new Visits(Map.of(), Set.of(first), List.of()));
    ledger.prove(
        goals.get(1),
        new Verdict.Infeasible(Verdict.Proof.ALL_PATHS_EXHAUSTED, "for a test", List.of()));
    return ledger;
  }

  private static Function find() {
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(Path.of("examples", "bst.c")));
    Program program = ((SourceReading.Translated) reading).program();
    return program.functionsNamed("find").get(0);
  }

  @Test
  void aLongRunTellsHowFarItIsAndTakesTheLineAway() {
    assertEquals("\r\033[K1 of 3 functions, 1 of 3 goals covered: find\r\033[K", shown(true, 5));
  }

  @Test
  void pipesAndShortRunsGetNone() {
    assertEquals("", shown(false, 5));
    assertEquals("", shown(true, -60));
  }
}
