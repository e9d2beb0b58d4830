package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearingTest {
  private static final Criterion BRANCHES = new Criterion.Branches();

  private final Fixture minpath = Fixture.read(Path.of("corpus/tao/minpath.c"));
  private final Function main = minpath.function("main");
  private final CoverageLedger ledger =
      new CoverageLedger(BRANCHES, Goals.of(main, BRANCHES), System::nanoTime);

  private Goal.Branch goal(String text) {
    return (Goal.Branch)
        ledger.goals().stream().filter(g -> g.toString().equals(text)).findFirst().orElseThrow();
  }

  private TestInput reading(String text) {
    return new TestInput(main.symbol(), List.of(), List.of(), List.of(), bytes(text), List.of());
  }

  private static List<Byte> bytes(String text) {
    List<Byte> bytes = new ArrayList<>();
    for (byte octet : text.getBytes(StandardCharsets.ISO_8859_1)) {
      bytes.add(octet);
    }
    return bytes;
  }

  /** Four edges have to lead from each vertex to the next, and no shorter way past them. */
  @Test
  void aChainOfEdgesGrowsOutOfOneEdge() {
    Trials trials = new Trials(minpath.program(), ledger);
    trials.play(reading("5 0 4 5"));
    assertTrue(ledger.isOpen(goal("23:T")));
    Nearing nearing = new Nearing(minpath.program(), main, ledger, trials);
    Budget budget = Budget.of(Duration.ofSeconds(30));
    for (int i = 0; i < 10 && ledger.isOpen(goal("23:T")); i++) {
      nearing.pursue(budget);
    }
    assertFalse(ledger.isOpen(goal("23:T")));
  }

  /** The vertices from the last one back to the first are to be 4. */
  @ParameterizedTest
  @CsvSource({"2 0 1 5, 3", "3 0 1 5 1 2 5, 2", "5 0 1 5 1 2 5 2 3 5 3 4 5, 0", "1, 4", "2, 5"})
  void aRunIsAsFarOffAsWhatIsComparedIsApart(String text, int distance) {
    BranchDistance observer = new BranchDistance(minpath.program(), goal("23:T"));
    new Rehearsal(minpath.program(), new ConcreteMachine(minpath.program()))
        .watched(reading(text), observer);
    assertEquals(BigInteger.valueOf(distance), observer.nearest());
  }

  @Test
  void whoDoesNotComeByIsFartherOffThanAnybodyWhoDoes() {
    BranchDistance observer = new BranchDistance(minpath.program(), goal("23:T"));
    new Rehearsal(minpath.program(), new ConcreteMachine(minpath.program()))
        .watched(reading("9"), observer);
    assertEquals(BranchDistance.FAR, observer.nearest());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5 -1 20", "a 1\n", " 12 3x4\n\n", "1-2"})
  void textInPiecesIsTheSameText(String text) {
    assertEquals(bytes(text), InputText.of(bytes(text)).bytes());
  }

  @Test
  void spacesBetweenNumbersAreNoPieces() {
    assertEquals(List.of("5", "-1", "20", "\n"), InputText.of(bytes("5 -1 20\n")).pieces());
  }
}
