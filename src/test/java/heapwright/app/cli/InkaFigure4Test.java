package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The publication's figure 4: the abstract memory of the Josephus program where the circle is
 * closed, after two rounds of the first loop. (The figure has it with n and i one less than two
 * rounds leave them.)
 */
class InkaFigure4Test {
  private static final String GOAL = "10 && 5 == 2";

  @TempDir private Path folder;

  private static Ran traced(String... more) {
    String[] words = {
      "reach", "src/test/resources/inka/josephus.c", "-f", "josephus", GOAL, "--method", "inka"
    };
    String[] all = new String[words.length + more.length + 1];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "--no-verify";
    System.arraycopy(more, 0, all, words.length + 1, more.length);
    return Ran.heapwright(all);
  }

  @Test
  void theMemoryHasThreeNodesAndIsClosed() {
    String out = traced("--trace").out();
    int start = out.indexOf(", at the goal: struct ");
    int end = out.indexOf("\n           deduced", start);
    assertEquals(
        """
        , at the goal: struct {n(1), n(6.1), n(6.2)}, closed true
            tab_i  n              3
            tab_i  m              0
            tab_i  i              4
            tab_i  n(1).key       1
            tab_i  n(6.1).key     2
            tab_i  n(6.2).key     3
            tab_p  t              {n(6.2)}
            tab_p  x              {n(1)}
            tab_p  n(1).next      {n(6.1)}
            tab_p  n(6.1).next    {n(6.2)}
            tab_p  n(6.2).next    all\
        """,
        out.substring(start, end));
  }

  @Test
  void whatIsNotPrintedIsInTheFile() throws IOException {
    Path file = folder.resolve("trace.txt");
    String out = traced("--trace", "--trace-file", file.toString()).out();
    String last = out.lines().reduce((a, b) -> b).orElseThrow();
    assertTrue(last.matches("  \\.\\.\\. \\d+ more lines; --trace-file has all of them"), last);
    int left = Integer.parseInt(last.replaceAll("\\D+(\\d+) more.*", "$1"));
    assertEquals(left + 200 + 1, Files.readAllLines(file).size());
  }
}
