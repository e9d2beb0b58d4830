package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code gen --method tao --published --trace}: the publication's worked examples, as printed. */
class TaoTraceTest {
  private static final String WC = "corpus/tao/wc.c";

  @TempDir private Path folder;

  private Ran gen(String file, String... words) {
    List<String> args = new ArrayList<>(List.of("gen", file, "-o", folder.toString()));
    args.addAll(List.of(words));
    return Ran.heapwright(args.toArray(String[]::new));
  }

  private static String section(Ran ran, String from, String to) {
    int start = ran.out().indexOf(from);
    assertTrue(start >= 0, ran.out());
    return ran.out().substring(start, ran.out().indexOf(to, start)).stripIndent();
  }

  /** The tree for the edge that leads out of {@code if (inword == 0)}; its four leaves, k = 1. */
  @Test
  void figure3TreeOfWc() {
    Ran ran = gen(WC, "--method", "tao", "--published", "--trace");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertEquals(
        """
        main 12:F, k = 1
          tree
            1 2 3 4 5
              6 7 8
                stdin[0] == 10: 9 10
                  stdin[0] != ' ':
                    stdin[0] != 10:
                      stdin[0] != 9: 12 13 14 15
                        6 7 8
                          stdin[1] == 10: 9 10
                            stdin[1] != ' ':
                              stdin[1] != 10:
                                stdin[1] != 9: 12 *
                          stdin[1] != 10: 10
                            stdin[1] != ' ':
                              stdin[1] != 10:
                                stdin[1] != 9: 12 *
                stdin[0] != 10: 10
                  stdin[0] != ' ':
                    stdin[0] != 10:
                      stdin[0] != 9: 12 13 14 15
                        6 7 8
                          stdin[1] == 10: 9 10
                            stdin[1] != ' ':
                              stdin[1] != 10:
                                stdin[1] != 9: 12 *
                          stdin[1] != 10: 10
                            stdin[1] != ' ':
                              stdin[1] != 10:
                                stdin[1] != 9: 12 *
        """,
        section(ran, "main 12:F, k = 1\n", "  PBCC\n"));
  }

  /** The alternatives in which a character is a newline and is none cannot hold. */
  @Test
  void figure6ConditionOfWcAndItsTwoLetters() {
    Ran ran = gen(WC, "--method", "tao", "--published", "--trace");
    String letter =
        "(AND (stdin[%d] %s 10) (stdin[%1$d] != ' ') (stdin[%1$d] != 10) (stdin[%1$d] != 9)";
    String second =
        " (OR " + letter.formatted(1, "==") + " ) " + letter.formatted(1, "!=") + " ) ) )";
    assertEquals(
        "(OR "
            + letter.formatted(0, "==")
            + second
            + " "
            + letter.formatted(0, "!=")
            + second
            + " )",
        condition(section(ran, "main 12:F, k = 1\n", "taken")));
    assertTrue(
        section(ran, "main 12:F, k = 1\n", "taken").contains("leaves 4, dropped 0, beyond k"),
        ran.out());
    assertTrue(ran.out().contains("has a solution: {stdin[0] = 'a', stdin[1] = 'b'}"), ran.out());
    assertTrue(ran.out().contains("main            12       12"), ran.out());
  }

  /** A condition in one line. */
  private static String condition(String text) {
    String lines = text.substring(text.indexOf("PBCC\n") + 5, text.indexOf("  linear program\n"));
    return lines.strip().replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"main_8T_k0", "main_10.2T_k0", "main_12F_k1"})
  void anotherSolverReadsTheLinearPrograms(String name) throws Exception {
    gen(WC, "--method", "tao", "--published", "--trace");
    Path program = folder.resolve("trace").resolve(name + ".lp");
    assertTrue(Files.exists(program), name);
    assumeTrue(Stream.of("/usr/bin/glpsol").anyMatch(path -> new File(path).canExecute()));
    Path answer = folder.resolve("answer");
    Process solver =
        new ProcessBuilder("glpsol", "--lp", program.toString(), "-o", answer.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertEquals(0, solver.waitFor());
    String found = Files.readString(answer);
    assertTrue(found.contains("Status:     INTEGER OPTIMAL"), found);
    if (name.startsWith("main_10")) {
      assertTrue(found.matches("(?s).*x0_stdin_0 +\\* +10 .*"), found);
    }
  }

  @Test
  void programsThatHaveNoSolutionHaveNoneForAnotherSolver() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("never.c"),
            "int f(int n) { if (n > 5) { if (n < 3) return 1; } return 0; }");
    Ran ran = gen(file.toString(), "--method", "tao", "--published", "--trace");
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(
        ran.out().contains("2:T  no tree with k up to 2 gave a linear program with a solution"),
        ran.out());
    assertTrue(ran.out().contains("    the linear program has no solution\n"), ran.out());
    assumeTrue(new File("/usr/bin/glpsol").canExecute());
    Process solver =
        new ProcessBuilder("glpsol", "--lp", folder.resolve("trace/f_2T_k0.lp").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(solver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(
        said.contains("NO INTEGER FEASIBLE SOLUTION") || said.contains("NO PRIMAL FEASIBLE"), said);
  }

  /** Today's mode proves what the published one leaves open. */
  @Test
  void theUsualModeIsTracedToo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("never.c"),
            "int g(int x) { return 2 * x; }\n"
                + "int f(int n) { if (g(n) > 5) { if (n < 1) return 1; } return 0; }");
    Ran ran = gen(file.toString(), "-f", "f", "--method", "tao", "--trace");
    assertTrue(
        ran.out().contains("\nf 2:F, k = 0\n  tree\n    1 g/1\n      n * 2 > 5: 2\n"), ran.out());
    assertTrue(ran.out().contains(" dropped "), ran.out());
  }

  @Test
  void whatOtherMethodsDoIsToldElsewhere() {
    Ran trace = gen(WC, "--trace");
    assertEquals(2, trace.status());
    assertTrue(
        trace.err().contains("--trace of 'gen' is for --method tao, not standard"), trace.err());
    Ran published = gen(WC, "--published", "--method", "inka");
    assertEquals(2, published.status());
    assertTrue(
        published.err().contains("--published of 'gen' is for --method tao"), published.err());
    assertFalse(Files.exists(folder.resolve("trace")));
  }
}
