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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands in {@code docs/gen.md} print what stands there, but for the seconds, and write the
 * tests that it quotes, whatever their numbers. {@code -Dgallery=write} puts new texts there, and a
 * new picture of the page.
 */
class GenPageTest {
  private static final Path PAGE = Path.of("docs", "gen.md");
  private static final Path PICTURE = Path.of("docs", "pictures", "gen.png");
  private static final String INDENT = "    ";
  private static final String PROMPT = INDENT + "$ heapwright gen ";

  /** Stands before a quoted test: a part of its name, and a goal that it covers. */
  private static final Pattern QUOTED = Pattern.compile("<!-- (\\w+), (\\S+) -->");

  private static final Pattern SECONDS = Pattern.compile(" *\\d+\\.\\d\\d$", Pattern.MULTILINE);
  private static final Pattern NUMBER = Pattern.compile("(void test_\\w+_)\\d+\\(void\\)");
  private static final boolean WRITE = "write".equals(System.getProperty("gallery"));

  @TempDir private Path folder;

  @Test
  void theCommandsOfThePagePrintAndWriteWhatItShows() throws Exception {
    List<String> page = Files.readAllLines(PAGE);
    List<String> actual = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      String line = page.get(i);
      actual.add(line);
      Matcher quoted = QUOTED.matcher(line);
      if (line.startsWith(PROMPT)) {
        int last = end(page, i);
        abridged(indented(printed(line)), page.subList(i + 1, last + 1)).forEach(actual::add);
        i = last;
      } else if (quoted.matches()) {
        actual.add("");
        indented(quoted(quoted.group(1), quoted.group(2))).forEach(actual::add);
        i = end(page, i + 1);
      }
    }
    if (WRITE) {
      Files.write(PAGE, actual);
      photograph();
    }
    assertEquals(withoutNumbers(Files.readAllLines(PAGE)), withoutNumbers(actual));
    assertTrue(Files.size(PICTURE) > 0);
  }

  private static String withoutNumbers(List<String> lines) {
    String text = SECONDS.matcher(String.join("\n", lines)).replaceAll(" (seconds)");
    return NUMBER.matcher(text).replaceAll("$1N(void)");
  }

  /** What a command prints; it writes to a folder of ours. */
  private List<String> printed(String line) {
    List<String> words = new ArrayList<>(List.of(line.strip().split(" ")));
    String named = words.set(words.indexOf("-o") + 1, folder.toString());
    Ran ran = Ran.heapwright(words.subList(2, words.size()).toArray(String[]::new));
    assertEquals(0, ran.status(), ran.out() + ran.err());
    return ran.out().replace(folder.toString(), named).lines().toList();
  }

  /** As much as the page shows before its dots. */
  private static List<String> abridged(List<String> printed, List<String> shown) {
    return shown.stream()
        .filter(line -> line.strip().equals("..."))
        .findFirst()
        .map(
            dots ->
                Stream.concat(printed.stream().limit(shown.indexOf(dots)), Stream.of(dots))
                    .toList())
        .orElse(printed);
  }

  private static List<String> indented(List<String> lines) {
    return lines.stream().map(line -> line.isEmpty() ? "" : INDENT + line).toList();
  }

  /** The last line of the block that a line begins, or stands before. */
  private static int end(List<String> page, int start) {
    int end = start;
    while (page.get(end + 1).startsWith(INDENT)
        || page.get(end + 1).isEmpty() && page.get(end + 2).startsWith(INDENT)) {
      end++;
    }
    return end;
  }

  /** A test from a file that a command above wrote, with the remark before it. */
  private List<String> quoted(String name, String goal) throws IOException {
    Pattern test =
        Pattern.compile(
            "/\\* Covers [^\\n]*\\b"
                + Pattern.quote(goal)
                + "\\b[^\\n]*\\n"
                + "static void "
                + name
                + "\\w*\\(void\\) \\{\\n.*?\\n\\}\\n",
            Pattern.DOTALL);
    try (Stream<Path> files = Files.list(folder)) {
      String all =
          files
              .filter(file -> file.toString().endsWith(".c"))
              .sorted()
              .map(GenPageTest::text)
              .collect(Collectors.joining());
      Matcher found = test.matcher(all);
      assertTrue(found.find(), name + " " + goal);
      return found.group().lines().toList();
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
