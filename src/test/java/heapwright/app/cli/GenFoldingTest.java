package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a compiler folds conditions costs no test; where its counters differ is told. */
class GenFoldingTest {
  @TempDir private Path folder;

  @Test
  void aDecisionWithoutCountersIsCoveredAndItsLineListed() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("masked.c"),
            """
            int masked(int x) {
              if ((x & 12) == 13)
                return 1;
              if ((x & 12) == 8)
                return 2;
              return 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("masked           4        3           1"), ran.out());
    assertTrue(ran.out().contains("gcov: 2 of 2 branches taken"), ran.out());
    assertEquals(Set.of(2), unmatched("masked"));
  }

  @Test
  void aChoiceThatGccComputesWithoutABranchHasTwoOutcomes() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("larger.c"), "int larger(int a, int b) {\n  return a > b ? a : b;\n}\n");
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("larger           2        2           -"), ran.out());
    assertEquals(Set.of(2), unmatched("larger"));
  }

  /** The lines that the report lists for the only function. */
  private Set<Integer> unmatched(String name) throws IOException {
    JsonObject report =
        JsonParser.parseString(Files.readString(folder.resolve("out/report.json")))
            .getAsJsonObject();
    JsonObject function = report.getAsJsonArray("functions").get(0).getAsJsonObject();
    assertEquals(name, function.get("name").getAsString());
    Set<Integer> lines = new TreeSet<>();
    function
        .getAsJsonObject("gcov")
        .getAsJsonArray("unmatched")
        .forEach(line -> lines.add(line.getAsInt()));
    return lines;
  }
}
