package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.reduction.Reduction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fixtures of {@link PathFixturesTest}, their numbers found by dynamic domain reduction. */
class ReductionFixturesTest {
  /** Grows with a fixture that needs more than intervals; what is known must not get fewer. */
  private static final int MOST_UNKNOWN = 0;

  @Test
  void everyVerdictIsTheSameOrUnknown() {
    List<String> unknown = new ArrayList<>();
    for (Fixture fixture :
        Fixture.in("src/test/resources/paths").stream().map(Fixture::read).toList()) {
      PathFinder finder = new PathFinder(fixture.program(), Reduction.solvers());
      for (Fixture.Expectation expected : fixture.expectations()) {
        String name =
            fixture.file().getFileName() + " " + expected.function() + " " + expected.path();
        String found = PathFixturesTest.found(fixture, finder, expected);
        if (found.startsWith("unknown: ") && !expected.finding().startsWith("unknown")) {
          unknown.add(name + ": " + found);
        } else {
          assertEquals(expected.finding(), found, name);
        }
      }
    }
    System.out.println("fixtures that domain reduction leaves unknown: " + unknown.size());
    assertTrue(unknown.size() <= MOST_UNKNOWN, unknown::toString);
  }
}
