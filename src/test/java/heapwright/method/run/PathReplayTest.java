package heapwright.method.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.ConcreteMachine;
import heapwright.method.Fixture;
import heapwright.method.run.PathReplay.Observed;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.TestInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathReplayTest {
  private static final String SOURCE =
      """
      int once(int n) { int sum = 1; if (n == 0) sum = 2; return sum; }
      int often(int n) { int sum = 0; for (int i = n; i < 50; i++) sum += i; return sum; }
      """;

  @TempDir static Path folder;

  /** Functions that are pursued side by side may share a method, and it its replay. */
  @Test
  void threadsThatShareAReplaySeeTheirOwnPaths() throws IOException {
    Fixture fixture = Fixture.read(Files.writeString(folder.resolve("shared.c"), SOURCE));
    PathReplay shared = replay(fixture);
    Map<TestInput, Observed> alone =
        List.of(input(fixture, "once"), input(fixture, "often")).stream()
            .collect(Collectors.toMap(one -> one, one -> replay(fixture).observe(one, 200)));
    List<TestInput> inputs = List.copyOf(alone.keySet());
    long wrong =
        IntStream.range(0, 400)
            .parallel()
            .mapToObj(i -> inputs.get(i % 2))
            .filter(one -> !shared.observe(one, 200).path().equals(alone.get(one).path()))
            .count();
    assertEquals(0, wrong);
  }

  private static PathReplay replay(Fixture fixture) {
    return new PathReplay(fixture.program().model(), new ConcreteMachine(fixture.program()));
  }

  private static TestInput input(Fixture fixture, String function) {
    return new PlainInput(fixture.program(), new InputScalars(fixture.program()))
        .of(fixture.function(function), 0);
  }
}
