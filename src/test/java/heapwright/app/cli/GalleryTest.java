package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands in {@code docs/path.md} print what stands there and draw the pictures that are
 * shown. After a change that is meant to show, {@code -Dgallery=write} puts the new texts and
 * pictures there.
 */
class GalleryTest {
  private static final Path PAGE = Path.of("docs", "path.md");
  private static final String INDENT = "    ";
  private static final String PROMPT = INDENT + "$ heapwright ";
  private static final boolean WRITE = "write".equals(System.getProperty("gallery"));

  @TempDir private Path folder;

  @Test
  void theCommandsOfThePagePrintAndDrawWhatItShows() throws IOException {
    List<String> page = Files.readAllLines(PAGE);
    List<String> actual = new ArrayList<>();
    int commands = 0;
    for (int i = 0; i < page.size(); i++) {
      actual.add(page.get(i));
      if (page.get(i).startsWith(PROMPT)) {
        commands++;
        run(page.get(i).substring(PROMPT.length())).forEach(line -> actual.add(INDENT + line));
        while (page.get(i + 1).startsWith(INDENT)) {
          i++;
        }
      }
    }
    assertTrue(commands > 0, "no command in " + PAGE);
    if (WRITE) {
      Files.write(PAGE, actual);
    }
    assertEquals(String.join("\n", Files.readAllLines(PAGE)), String.join("\n", actual));
  }

  /** Pictures go elsewhere unless the page is to be written, and are compared with those shown. */
  private List<String> run(String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    int at = Math.max(words.indexOf("--svg"), words.indexOf("--svg-steps")) + 1;
    Path shown = Path.of(at > 0 ? words.get(at) : "");
    Path drawn = WRITE ? shown : folder.resolve(shown.getFileName());
    if (at > 0) {
      words.set(at, drawn.toString());
    }
    Ran ran = Ran.heapwright(words.toArray(String[]::new));
    assertEquals("", ran.err());
    assertEquals(0, ran.status(), ran.out());
    if (at > 0) {
      compare(shown, drawn);
    }
    return ran.out().lines().toList();
  }

  private static void compare(Path shown, Path drawn) throws IOException {
    if (!Files.isDirectory(shown)) {
      assertEquals(Files.readString(shown), Files.readString(drawn), shown.toString());
      return;
    }
    assertEquals(names(shown), names(drawn));
    for (String name : names(shown)) {
      compare(shown.resolve(name), drawn.resolve(name));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
