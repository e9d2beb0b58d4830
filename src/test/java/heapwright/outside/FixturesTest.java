package heapwright.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.corpus.CorpusFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fixtures are fit to judge by. */
class FixturesTest {
  @ParameterizedTest
  @ValueSource(strings = {"gcc", "clang"})
  void compilersHaveNothingToWarnOf(String compiler) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(compiler, "-std=gnu17", "-Wall", "-Wextra"));
    command.add("-fsyntax-only");
    Fixtures.paths().forEach(file -> command.add(file.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String messages = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), messages);
    assertEquals("", messages);
  }

  @Test
  void everyMarkNamesAnOutcomeOfADecisionOnItsLine() throws IOException {
    List<String> unfounded = new ArrayList<>();
    int functions = 0;
    for (Path path : Fixtures.paths()) {
      CorpusFile file = CorpusFile.read(path);
      assertEquals(List.of(), file.program().unsupported());
      functions += file.functions().size();
      Truth.of(path).marks().forEach(mark -> file.unfounded(mark).forEach(unfounded::add));
    }
    assertEquals(List.of(), unfounded);
    assertTrue(functions >= 150, functions + " functions");
  }

  @Test
  void anOutcomeWithoutAMarkIsTestable() throws IOException {
    Truth truth = Truth.of(Path.of("src/test/resources/world/registers.c"));
    int first = truth.marks().get(0).line();
    String marked = truth.marks().get(0).outcomes().get(0);
    assertEquals(Truth.Kind.INFEASIBLE, truth.of(marked, first, first + 1));
    assertEquals(Truth.Kind.TESTABLE, truth.of(marked, first + 1, first + 2));
  }

  @Test
  void aFeasibleOutcomeThatIsCalledInfeasibleIsWrong() {
    Judgement judgement = new Judgement();
    judgement.add("f 1:T", Truth.Kind.TESTABLE, "infeasible", "never");
    judgement.add("f 1:F", Truth.Kind.UNTESTABLE, "infeasible", "never");
    judgement.add("f 2:T", Truth.Kind.INFEASIBLE, "infeasible", "never");
    judgement.add("f 2:F", Truth.Kind.INFEASIBLE, "covered", "");
    judgement.add("f 3:T", Truth.Kind.TESTABLE, "unknown", "");
    assertEquals(
        List.of("f 1:T is called infeasible: never", "f 1:F is called infeasible: never"),
        judgement.wrong());
    assertEquals(List.of("f 2:F is covered, but marked infeasible"), judgement.impossible());
    assertEquals(List.of("f 3:T is unknown, and nothing says why"), judgement.silent());
  }
}
