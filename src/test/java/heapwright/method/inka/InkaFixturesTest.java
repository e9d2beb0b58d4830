package heapwright.method.inka;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Goals that cannot be reached for reasons in loops, heaps, aliases, calls and arithmetic, each
 * beside a twin that can: statements whose lines say which they are.
 */
class InkaFixturesTest {
  private static final Duration TIME = Duration.ofMinutes(2);

  private record Marked(Inka inka, Function function, Goal goal, String where) {
    InkaAnswer answer() {
      return inka.answer(function, goal, Budget.of(TIME));
    }

    @Override
    public String toString() {
      return where;
    }
  }

  private static Stream<Marked> unreachable() {
    return marked("// unreachable");
  }

  private static Stream<Marked> reachable() {
    return marked("// reachable");
  }

  private static Stream<Marked> marked(String mark) {
    List<Marked> found = new ArrayList<>();
    for (Path file : Fixture.in("src/test/resources/inka")) {
      List<String> lines = lines(file);
      if (lines.stream().anyMatch(line -> line.endsWith(mark))) {
        Fixture fixture = Fixture.read(file);
        Inka inka = new Inka(fixture.program());
        for (Function function : fixture.own()) {
          for (Goal goal : Goals.of(function, new Criterion.Statements())) {
            if (lines.get(goal.line().line() - 1).endsWith(mark)) {
              String where = file.getFileName() + " " + function.name() + " " + goal;
              found.add(new Marked(inka, function, goal, where));
            }
          }
        }
      }
    }
    return found.stream();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("unreachable")
  void whatCannotBeReachedIsProved(Marked marked) {
    InkaAnswer answer = marked.answer();
    assertTrue(answer instanceof InkaAnswer.Unreachable, answer::toString);
  }

  @ParameterizedTest
  @MethodSource("reachable")
  void itsTwinIsReachedByARun(Marked marked) {
    InkaAnswer answer = marked.answer();
    assertTrue(answer instanceof InkaAnswer.Reached, answer::toString);
  }
}
