package heapwright.exhaustive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.Function;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Infeasible is infeasible: no small heap takes a path that was said to be impossible. */
class ExhaustiveCheckTest {
  /** What bounds the work are numbers; a clock would make the figures depend on the machine. */
  private static final ExhaustiveCheck.Effort EFFORT =
      new ExhaustiveCheck.Effort(5_000, 10, 12, Duration.ofMinutes(10));

  @Test
  void noSmallHeapTakesAnInfeasiblePath() throws IOException {
    Report report = new Report();
    for (Path file : files()) {
      ExhaustiveCheck check = new ExhaustiveCheck(file, EFFORT);
      for (Function function : check.functions()) {
        check.check(function, report);
      }
    }
    assertEquals(List.of(), report.contradictions());
    assertEquals(List.of(), report.imprecise());
    assertTrue(report.infeasible() >= 150, "only " + report.infeasible() + " infeasible");
    assertTrue(report.unknown() <= report.asked() / 20, report.causes().toString());
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/infeasible"))) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
  }
}
