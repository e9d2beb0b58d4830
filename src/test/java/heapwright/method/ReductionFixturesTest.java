package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.report.shape.InputText;
import heapwright.solve.question.Range;
import heapwright.solve.question.Ranges;
import heapwright.solve.reduction.Reduction;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** The paper reduces the domains of its first example from -10 to 10. */
  @Test
  void theFirstExampleOfAddressMapperHasItsNumbersWithinTheRange() {
    Fixture fixture = Fixture.read(Path.of("src/test/resources/paths/address_ex01.c"));
    List<String> inputs = new ArrayList<>();
    Ranges ranges =
        input -> {
          inputs.add(input.name());
          return Optional.of(new Range(BigDecimal.TEN.negate(), BigDecimal.TEN));
        };
    StatementPath.Parsed parsed =
        StatementPath.parse(fixture.function("ex01"), "1,2,3,4,5,6,7,8,9,10");
    SearchOutcome finding =
        new PathFinder(fixture.program(), Reduction.solvers().within(ranges))
            .find(((StatementPath.Parsed.Right) parsed).path());
    SearchOutcome.Feasible found = assertInstanceOf(SearchOutcome.Feasible.class, finding);
    assertTrue(
        inputs.containsAll(List.of("v", "p->lt->key", "p->lt->rt->lt->key")), inputs::toString);
    String shown = new InputText(fixture.program()).of(found.input()).toString();
    Matcher numbers = Pattern.compile("(?:key|v) = (-?[0-9]+)").matcher(shown);
    int seen = 0;
    for (; numbers.find(); seen++) {
      assertTrue(Math.abs(Integer.parseInt(numbers.group(1))) <= 10, shown);
    }
    assertTrue(seen >= 3, shown);
  }
}
