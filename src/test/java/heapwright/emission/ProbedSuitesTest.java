package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.verify.TestVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files on which probes and the machine, or the machine and the sanitizers, once disagreed. */
final class ProbedSuitesTest {
  private static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/probes"))) {
      return files.map(Path::toString).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void probesCountWhatTheMachinePredicts(String file) throws InterruptedException {
    verify(file, "gcc", List.of("-O0"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void anotherCompilerThatOptimisesCountsTheSame(String file) throws InterruptedException {
    assumeTrue(Command.exists("clang"), "clang is not installed");
    verify(file, "clang", List.of("-O2"));
  }

  private static void verify(String file, String compiler, List<String> options)
      throws InterruptedException {
    Map<String, TestVerdict> verdicts =
        new TreeMap<>(ProbedSuites.verdicts(file, compiler, options));
    assertFalse(verdicts.isEmpty());
    verdicts.values().removeIf(TestVerdict.Verified.class::isInstance);
    assertEquals(Map.of(), verdicts);
  }
}
