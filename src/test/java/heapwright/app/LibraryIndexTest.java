package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The index tells which file of the library defines a symbol; gcc and nm know it too. */
class LibraryIndexTest {
  private static final Path LIBRARY = Path.of("src/main/resources/heapwright/library");

  @TempDir Path scratch;

  @Test
  void indexListsWhatEachFileDefines() throws Exception {
    try (Stream<Path> files = Files.list(LIBRARY)) {
      List<String> lines =
          files.filter(f -> f.toString().endsWith(".c")).sorted().map(this::definitions).toList();
      assertEquals(
          String.join("\n", lines), Files.readString(LIBRARY.resolve("index")).stripTrailing());
    }
  }

  private String definitions(Path file) {
    String object = scratch.resolve(file.getFileName() + ".o").toString();
    output("gcc", "-w", "-c", "-fno-builtin", "-o", object, file.toString());
    return output("nm", "-g", "--defined-only", object)
        .lines()
        .map(line -> line.substring(line.lastIndexOf(' ') + 1))
        .sorted()
        .collect(Collectors.joining(" ", file.getFileName() + " ", ""));
  }

  private static String output(String... command) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), String.join(" ", command));
      return text;
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
