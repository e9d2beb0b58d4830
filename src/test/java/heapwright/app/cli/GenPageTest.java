package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.report.html.Browser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands in {@code docs/gen.md} print what stands there, but for the seconds, and write the
 * tests that it quotes. {@code -Dgallery=write} puts new texts there, and a new picture of the
 * page.
 */
class GenPageTest {
  private static final Path PAGE = Path.of("docs", "gen.md");
  private static final Path PICTURE = Path.of("docs", "pictures", "gen.png");
  private static final String INDENT = "    ";
  private static final String PROMPT = INDENT + "$ heapwright gen ";
  private static final Pattern TEST = Pattern.compile("    static void (test_\\w+)\\(void\\) \\{");
  private static final Pattern SECONDS = Pattern.compile(" *\\d+\\.\\d\\d$", Pattern.MULTILINE);
  private static final boolean WRITE = "write".equals(System.getProperty("gallery"));

  @TempDir private Path folder;

  @Test
  void theCommandsOfThePagePrintAndWriteWhatItShows() throws Exception {
    List<String> page = Files.readAllLines(PAGE);
    List<String> actual = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      String line = page.get(i);
      actual.add(line);
      boolean command = line.startsWith(PROMPT);
      boolean test = TEST.matcher(line).matches();
      if (command || test) {
        List<String> lines = command ? printed(line) : body(line);
        lines.forEach(text -> actual.add(text.isEmpty() ? "" : INDENT + text));
        while (page.get(i + 1).startsWith(INDENT)
            || page.get(i + 1).isEmpty() && page.get(i + 2).startsWith(INDENT)) {
          i++;
        }
      }
    }
    if (WRITE) {
      Files.write(PAGE, actual);
      photograph();
    }
    assertEquals(withoutSeconds(Files.readAllLines(PAGE)), withoutSeconds(actual));
    assertTrue(Files.size(PICTURE) > 0);
  }

  private static String withoutSeconds(List<String> lines) {
    return SECONDS.matcher(String.join("\n", lines)).replaceAll(" (seconds)");
  }

  /** What a command prints; it writes to a folder of ours. */
  private List<String> printed(String line) {
    List<String> words = new ArrayList<>(List.of(line.strip().split(" ")));
    String named = words.set(words.indexOf("-o") + 1, folder.toString());
    Ran ran = Ran.heapwright(words.subList(2, words.size()).toArray(String[]::new));
    assertEquals(0, ran.status(), ran.out() + ran.err());
    return ran.out().replace(folder.toString(), named).lines().toList();
  }

  /** The rest of a test, from the file that a command above wrote. */
  private List<String> body(String line) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      String all =
          files
              .filter(file -> file.toString().endsWith(".c"))
              .map(GenPageTest::text)
              .collect(Collectors.joining());
      int start = all.indexOf(line.strip());
      assertTrue(start >= 0, line);
      String function = all.substring(start, all.indexOf("\n}\n", start) + 2);
      return function.lines().skip(1).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void photograph() throws Exception {
    Ran.heapwright("gen", "examples/bst.c", "-o", folder.toString());
    try (Browser browser =
        Browser.open(Browser.executable().orElseThrow(), folder.resolve("report.html"))) {
      browser.resize(1440, 820);
      browser.command("Emulation.setScrollbarsHidden", "hidden", true);
      browser.click(".fn[data-name=delete] button[aria-label*=\"(7.2:F)\"]");
      browser.eval("document.querySelector('.fn[data-name=delete]').scrollIntoView()");
      Thread.sleep(300);
      browser.photograph(PICTURE);
    }
  }
}
