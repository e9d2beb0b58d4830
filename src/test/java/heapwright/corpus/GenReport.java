package heapwright.corpus;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A report of {@code gen} on files of the corpus, held against the marks. */
final class GenReport {

  /**
   * One function.
   *
   * @param wrong verdicts that the marks contradict
   * @param open goals without a verdict, with the cause
   */
  record Row(
      Path file,
      String name,
      int goals,
      int covered,
      int infeasible,
      List<String> open,
      List<String> wrong,
      int gcovBranches,
      int gcovTaken,
      int tests,
      double generate,
      double verify) {

    String group() {
      return file.getParent().getFileName().toString();
    }
  }

  private final Map<Path, List<Mark>> marks = new TreeMap<>();
  private final List<Row> rows = new ArrayList<>();

  private GenReport() {}

  static List<Row> read(Path json) throws IOException {
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    GenReport result = new GenReport();
    List<JsonObject> functions = objects(report.getAsJsonArray("functions")).toList();
    for (int i = 0; i < functions.size(); i++) {
      result.add(functions, i);
    }
    return result.rows;
  }

  private static Stream<JsonObject> objects(Iterable<JsonElement> array) {
    List<JsonObject> objects = new ArrayList<>();
    array.forEach(element -> objects.add(element.getAsJsonObject()));
    return objects.stream();
  }

  private void add(List<JsonObject> functions, int index) throws IOException {
    JsonObject function = functions.get(index);
    Path file = Path.of(function.get("file").getAsString());
    if (!marks.containsKey(file)) {
      marks.put(file, Mark.in(file));
    }
    int first = function.get("line").getAsInt();
    int next =
        functions.stream()
            .filter(f -> f.get("file").equals(function.get("file")))
            .mapToInt(f -> f.get("line").getAsInt())
            .filter(line -> line > first)
            .min()
            .orElse(Integer.MAX_VALUE);
    List<String> marked =
        marks.get(file).stream()
            .filter(mark -> first <= mark.line() && mark.line() < next)
            .flatMap(mark -> mark.outcomes().stream())
            .toList();
    List<String> open = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    objects(function.getAsJsonArray("verdicts"))
        .forEach(verdict -> judge(verdict, marked, open, wrong));
    JsonObject goals = function.getAsJsonObject("goals");
    JsonObject gcov = function.getAsJsonObject("gcov");
    JsonObject seconds = function.getAsJsonObject("seconds");
    rows.add(
        new Row(
            file,
            function.get("name").getAsString(),
            goals.get("total").getAsInt(),
            goals.get("covered").getAsInt(),
            goals.get("infeasible").getAsInt(),
            open,
            wrong,
            gcov.get("branches").getAsInt(),
            gcov.get("taken").getAsInt(),
            function.getAsJsonArray("tests").size(),
            seconds.get("generate").getAsDouble(),
            seconds.get("verify").getAsDouble()));
  }

  private static void judge(
      JsonObject verdict, List<String> marked, List<String> open, List<String> wrong) {
    String goal = verdict.get("goal").getAsString();
    boolean isMarked = Stream.of(outcomes(goal)).allMatch(marked::contains);
    String status = verdict.get("status").getAsString();
    if (status.equals("unknown")) {
      String kind = isMarked ? " (marked infeasible): " : ": ";
      open.add(goal + kind + verdict.get("reason").getAsString());
    } else if (status.equals("infeasible") != isMarked) {
      wrong.add(goal + " is called " + status);
    }
  }

  /** Labels that share their code are one goal: {@code 5:case 1, case 2}. */
  private static String[] outcomes(String goal) {
    String decision = goal.substring(0, goal.indexOf(':') + 1);
    String[] ways = goal.substring(decision.length()).split(", ");
    return Stream.of(ways).map(way -> decision + way).toArray(String[]::new);
  }
}
