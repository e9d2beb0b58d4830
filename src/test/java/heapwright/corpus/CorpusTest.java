package heapwright.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class CorpusTest {
  private static final List<CorpusFile> FILES = new ArrayList<>();

  @BeforeAll
  static void readTheCorpus() throws IOException {
    for (Path path : CorpusFile.paths()) {
      FILES.add(CorpusFile.read(path));
    }
  }

  @Test
  void gccHasNothingToWarnOf() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("gcc", "-std=c17", "-Wall", "-Wextra"));
    command.add("-fsyntax-only");
    FILES.forEach(file -> command.add(file.path().toString()));
    Process gcc = new ProcessBuilder(command).redirectErrorStream(true).start();
    String messages = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, gcc.waitFor());
    assertEquals("", messages);
  }

  @Test
  void theFrontEndReadsEveryFunction() {
    assertEquals(
        List.of(), FILES.stream().flatMap(file -> file.program().unsupported().stream()).toList());
    assertTrue(FILES.stream().mapToInt(file -> file.functions().size()).sum() >= 100);
  }

  @Test
  void everyMarkNamesAnOutcomeOfADecisionOnItsLine() {
    assertEquals(
        List.of(),
        FILES.stream().flatMap(file -> file.marks().stream().flatMap(file::unfounded)).toList());
  }

  @Test
  void theTableInTheReadmeIsTrue() throws IOException {
    Map<String, int[]> groups = new TreeMap<>();
    for (CorpusFile file : FILES) {
      int[] sums = groups.computeIfAbsent(file.group(), group -> new int[3]);
      sums[0] += file.functions().size();
      sums[1] += file.outcomes();
      sums[2] += file.marked();
    }
    List<String> rows = new ArrayList<>();
    groups.forEach(
        (g, n) -> rows.add("| " + g + " | " + n[0] + " | " + n[1] + " | " + n[2] + " |"));
    List<String> readme =
        Files.readAllLines(CorpusFile.CORPUS.resolve("README.md")).stream()
            .filter(line -> line.matches("\\| \\w+ \\| \\d+ \\| \\d+ \\| \\d+ \\|"))
            .toList();
    assertEquals(rows, readme);
  }
}
