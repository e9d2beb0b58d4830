package heapwright.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.MethodName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The tables of {@code docs/methods.md} are those of a run, cell by cell: budgets count work, so
 * that any run with as much gives the same. {@code -Dgallery=write} writes them anew.
 */
class MethodsPageTest {
  private static final Path PAGE = Path.of("docs", "methods.md");
  private static final boolean WRITE = "write".equals(System.getProperty("gallery"));

  private final Comparison comparison = new Comparison(Duration.ofSeconds(3));

  @Test
  void theTableOfBranchesIsThatOfARun() throws IOException {
    List<String> table = new ArrayList<>();
    List<String> methods = List.copyOf(Comparison.METHODS.keySet());
    table.add("| function | branches | " + String.join(" | ", methods) + " |");
    table.add("|---|---:|" + "---|".repeat(methods.size()));
    for (Comparison.Subject subject : Comparison.SUBJECTS) {
      List<Comparison.Cell> cells =
          methods.stream().map(method -> comparison.cell(subject, method)).toList();
      table.add(
          "| %s | %d | ".formatted(name(subject), cells.get(0).goals())
              + cells.stream().map(Comparison.Cell::toString).collect(Collectors.joining(" | "))
              + " |");
    }
    compare("branches", table);
  }

  @Test
  void theTableOfGoalsIsThatOfARun() throws IOException {
    List<String> table = new ArrayList<>(List.of("| function | goal | standard | INKA |"));
    table.add("|---|---|---|---|");
    for (Comparison.Wish wish : Comparison.WISHES) {
      table.add(
          "| %s | `%s` | %s | %s |"
              .formatted(
                  name(wish.subject()),
                  wish.goal(),
                  comparison.answer(wish, MethodName.standard).getKey(),
                  comparison.answer(wish, MethodName.inka).getKey()));
    }
    compare("goals", table);
  }

  private static String name(Comparison.Subject subject) {
    return "`" + subject.function() + "` in `" + Path.of(subject.file()).getFileName() + "`";
  }

  private static void compare(String title, List<String> table) throws IOException {
    List<String> page = new ArrayList<>(Files.readAllLines(PAGE));
    int start = page.indexOf("<!-- " + title + " -->") + 1;
    List<String> shown =
        page.subList(start, start + page.subList(start, page.size()).indexOf("<!-- end -->"));
    if (WRITE) {
      shown.clear();
      shown.addAll(table);
      Files.write(PAGE, page);
    }
    assertEquals(String.join("\n", table), String.join("\n", shown));
  }
}
