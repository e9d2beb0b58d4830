package heapwright.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.MethodName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The tables of {@code docs/methods.md} are those of a run. {@code -Dgallery=write} writes them
 * anew. What a method did not end within its time may differ, and INKA may settle more than the
 * page says: it learns.
 */
class MethodsPageTest {
  private static final Path PAGE = Path.of("docs", "methods.md");
  private static final boolean WRITE = "write".equals(System.getProperty("gallery"));
  private static final Pattern NUMBERS = Pattern.compile("(\\d+) by \\d+(?:, (\\d+) proved)?");

  private final Comparison comparison = new Comparison(Duration.ofSeconds(WRITE ? 20 : 2));

  @Test
  void theTableOfBranchesIsThatOfARun() throws IOException {
    List<String> table = new ArrayList<>();
    List<String> methods = List.copyOf(Comparison.METHODS.keySet());
    table.add("| function | branches | " + String.join(" | ", methods) + " |");
    table.add("|---|---:|" + "---|".repeat(methods.size()));
    List<String> shown = WRITE ? List.of() : section("branches");
    for (Comparison.Subject subject : Comparison.SUBJECTS) {
      List<String> row = new ArrayList<>(List.of(name(subject), "0"));
      for (String method : methods) {
        Comparison.Cell cell = comparison.cell(subject, method);
        row.set(1, Integer.toString(cell.goals()));
        boolean isFirm = cell.ended() && !method.equals("INKA");
        String said = WRITE ? "" : cell(shown, table.size(), row.size());
        row.add(WRITE || isFirm ? cell.toString() : atLeast(said, cell, name(subject)));
      }
      table.add("| " + String.join(" | ", row) + " |");
    }
    compare("branches", table);
  }

  /** What the page says, if a run has settled as much or could not end. */
  private static String atLeast(String said, Comparison.Cell cell, String name) {
    Matcher numbers = NUMBERS.matcher(said);
    assertTrue(numbers.lookingAt(), said);
    int proved = numbers.group(2) == null ? 0 : Integer.parseInt(numbers.group(2));
    int settled = Integer.parseInt(numbers.group(1)) + proved;
    assertTrue(
        !cell.ended() || cell.covered() + cell.proved() >= settled,
        () -> name + ": the page says " + said + ", the run " + cell);
    return said;
  }

  @Test
  void theTableOfGoalsIsThatOfARun() throws IOException {
    List<String> table = new ArrayList<>(List.of("| function | goal | standard | INKA |"));
    table.add("|---|---|---|---|");
    List<String> shown = WRITE ? List.of() : section("goals");
    for (Comparison.Wish wish : Comparison.WISHES) {
      List<String> row = new ArrayList<>(List.of(name(wish.subject()), "`" + wish.goal() + "`"));
      for (MethodName method : List.of(MethodName.standard, MethodName.inka)) {
        boolean isAsked = WRITE || !Comparison.SLOW.contains(wish.goal());
        String said = WRITE ? "-" : cell(shown, table.size(), row.size());
        String answer = isAsked ? comparison.answer(wish, method).getKey() : said;
        boolean isMore = !WRITE && method == MethodName.inka && said.equals("-");
        // Not to find an answer in less time contradicts nothing.
        row.add(answer.equals("-") || isMore ? said : answer);
      }
      table.add("| " + String.join(" | ", row) + " |");
    }
    compare("goals", table);
  }

  private static String name(Comparison.Subject subject) {
    return "`" + subject.function() + "` in `" + Path.of(subject.file()).getFileName() + "`";
  }

  private static String cell(List<String> table, int row, int column) {
    assertTrue(row < table.size(), "docs/methods.md has no row " + row);
    return Arrays.asList(table.get(row).split("\\|")).get(column + 1).strip();
  }

  private static List<String> section(String title) throws IOException {
    List<String> page = Files.readAllLines(PAGE);
    int start = page.indexOf("<!-- " + title + " -->") + 1;
    return page.subList(start, start + page.subList(start, page.size()).indexOf("<!-- end -->"));
  }

  private static void compare(String title, List<String> table) throws IOException {
    if (WRITE) {
      List<String> page = new ArrayList<>(Files.readAllLines(PAGE));
      int start = page.indexOf("<!-- " + title + " -->") + 1;
      int end = start + page.subList(start, page.size()).indexOf("<!-- end -->");
      page.subList(start, end).clear();
      page.addAll(start, table);
      Files.write(PAGE, page);
    }
    assertEquals(String.join("\n", table), String.join("\n", section(title)));
  }
}
