package heapwright.method.inka.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.method.inka.InkaAnswer;
import heapwright.solve.domains.engine.Deduction;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A proof by cases tells each case: what it supposes, and what contradicts it. */
class ProofByCasesTest {
  private static final Deduction LINK = new Deduction("line 3", "x = y", "x", "0..9", "12..15");

  private static List<String> proof(String file, String name, int statement) {
    Fixture fixture = Fixture.read(Path.of("src/test/resources/inka", file));
    Function function = fixture.function(name);
    Goal goal =
        Goals.of(function, new Criterion.Statements()).stream()
            .filter(g -> g.toString().equals(String.valueOf(statement)))
            .findFirst()
            .orElseThrow();
    InkaAnswer answer =
        new Inka(fixture.program()).answer(function, goal, Budget.of(Duration.ofMinutes(2)));
    return ((InkaAnswer.Unreachable) answer).chain();
  }

  @Test
  void eachPlaceThatAPointerMayPointToIsACase() {
    List<String> lines = proof("aliases.c", "same_cell", 6);
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).contains("2 cases"), lines.get(0));
    assertTrue(lines.get(1).startsWith("if p points to an object of its own: line "));
    assertTrue(lines.get(2).startsWith("if p points to level: line "));
  }

  @Test
  void howDecisionsGoIsPartOfACase() {
    List<String> lines = proof("heaps.c", "kept", 8);
    assertTrue(lines.get(1).contains("line 69 goes 5:T: "), lines.get(1));
    assertTrue(lines.get(2).contains("line 69 goes 5:F: "), lines.get(2));
  }

  @Test
  void casesThatFailAlikeAreToldByTheShortest() {
    CaseProof book = new CaseProof();
    book.note(List.of("a", "b"), List.of(LINK), Optional.empty());
    book.note(List.of("c"), List.of(LINK), Optional.empty());
    book.note(List.of("d"), List.of(), Optional.of("no way"));
    List<String> lines = book.lines(3);
    assertEquals("if c (and 1 like it): line 3: x was 0..9, x = y, so 12..15", lines.get(1));
    assertEquals("if d: no way", lines.get(2));
    assertEquals(3, lines.size());
  }

  @Test
  void whatNobodyReadsIsCounted() {
    CaseProof book = new CaseProof();
    for (int i = 0; i < 20; i++) {
      book.note(List.of("a", "b", "c", "d", "e"), List.of(), Optional.of("reason " + i));
    }
    List<String> lines = book.lines(20);
    assertEquals(10, lines.size());
    assertEquals("if ..., b, c, d, e: reason 0", lines.get(1));
    assertEquals("12 more cases for other reasons", lines.get(9));
  }
}
