package heapwright.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.app.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * MC/DC on the corpus' scalars and all-uses on its linked part. Claims about conditions are held
 * against clang's own counter on the tests as they were written, claims about pairs against what
 * another method finds.
 */
final class Criteria {
  /** What contradicts a proof about a pair, if it finds an input. */
  private static final String OTHER = "tao";

  private final Path scratch = Files.createTempDirectory("criteria");
  private final String seconds;
  private final String method;

  private Criteria(String seconds, String method) throws IOException {
    this.seconds = seconds;
    this.method = method;
  }

  /** Takes the seconds for each function, the method, and the criterion or {@code both}. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Criteria criteria = new Criteria(args[0], args[1]);
    System.out.printf(
        "%-8s %-26s %6s %8s %11s %7s %8s %6s  %s%n",
        "",
        "file",
        "goals",
        "covered",
        "infeasible",
        "faulty",
        "unknown",
        "wrong",
        "agreed by the other");
    if (!args[2].equals("def-use")) {
      criteria.all("mcdc", "scalars");
    }
    if (!args[2].equals("mcdc")) {
      criteria.all("def-use", "linked");
    }
  }

  private void all(String criterion, String group) throws IOException, InterruptedException {
    Row total = new Row();
    for (Path file : files(group)) {
      Row row = row(criterion, file);
      print(criterion, file.toString(), row);
      total.add(row);
    }
    print(criterion, "total", total);
    total.lines.forEach(line -> System.out.println("  " + line));
  }

  private static void print(String criterion, String name, Row row) {
    System.out.printf(
        "%-8s %-26s %6d %8d %11d %7d %8d %6d  %d of %d%n",
        criterion,
        name,
        row.count.values().stream().mapToInt(n -> n).sum(),
        row.of("covered"),
        row.of("infeasible"),
        row.of("faulty"),
        row.of("unknown"),
        row.wrong,
        row.agreed,
        row.compared);
  }

  private static List<Path> files(String group) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("corpus", group))) {
      return files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
  }

  /** What became of the goals of a file. */
  private static final class Row {
    private final Map<String, Integer> count = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private int wrong;
    private int compared;
    private int agreed;

    int of(String status) {
      return count.getOrDefault(status, 0);
    }

    void add(Row other) {
      other.count.forEach((status, n) -> count.merge(status, n, Integer::sum));
      lines.addAll(other.lines);
      wrong += other.wrong;
      compared += other.compared;
      agreed += other.agreed;
    }

    void compare(boolean agrees, String claim) {
      compared++;
      agreed += agrees ? 1 : 0;
      wrong += agrees ? 0 : 1;
      if (!agrees) {
        lines.add("WRONG " + claim);
      }
    }
  }

  private Row row(String criterion, Path file) throws IOException, InterruptedException {
    JsonObject report = generated(criterion, method, file);
    Row row = new Row();
    row.wrong = report.getAsJsonObject("totals").get("withdrawn").getAsInt();
    for (JsonObject function : objects(report, "functions")) {
      for (JsonObject verdict : objects(function, "verdicts")) {
        String status = text(verdict, "status");
        row.count.merge(status, 1, Integer::sum);
        if (status.equals("unknown")) {
          row.lines.add(
              file
                  + " "
                  + text(function, "name")
                  + " "
                  + text(verdict, "goal")
                  + ": "
                  + text(verdict, "reason"));
        }
      }
    }
    if (criterion.equals("mcdc")) {
      countedByClang(report, file, row);
    } else {
      soughtOtherwise(report, file, row);
    }
    return row;
  }

  private JsonObject generated(String criterion, String name, Path file) throws IOException {
    Path output = output(criterion, name, file);
    int status =
        Main.execute(
            new String[] {
              "gen",
              file.toString(),
              "--criterion",
              criterion,
              "--method",
              name,
              "--time",
              seconds,
              "-j",
              "1",
              "-o",
              output.toString()
            },
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    if (status > 1) {
      throw new IllegalStateException(file + ": status " + status);
    }
    String text = Files.readString(output.resolve("report.json"));
    return JsonParser.parseString(text).getAsJsonObject();
  }

  private Path output(String criterion, String name, Path file) {
    return scratch.resolve(criterion + "-" + name + "-" + file.getFileName());
  }

  private void countedByClang(JsonObject report, Path file, Row row)
      throws IOException, InterruptedException {
    Map<String, List<Boolean>> counted = ClangConditions.of(output("mcdc", method, file), file);
    for (JsonObject function : objects(report, "functions")) {
      String name = text(function, "name");
      List<JsonObject> conditions =
          objects(function, "verdicts").stream()
              .filter(verdict -> text(verdict, "goal").endsWith(":mcdc"))
              .toList();
      List<Boolean> seen = counted.getOrDefault(name, List.of());
      if (seen.size() != conditions.size()) {
        row.compare(false, file + " " + name + ": clang has " + seen.size() + " conditions");
        continue;
      }
      for (int i = 0; i < seen.size(); i++) {
        String status = text(conditions.get(i), "status");
        String claim = file + " " + name + " " + text(conditions.get(i), "goal") + " " + status;
        row.compare(seen.get(i) == status.equals("covered"), claim);
      }
    }
  }

  /** A proof is contradicted by a test that another method finds. */
  private void soughtOtherwise(JsonObject report, Path file, Row row) throws IOException {
    JsonObject other = generated("def-use", OTHER, file);
    for (int i = 0; i < objects(report, "functions").size(); i++) {
      JsonObject function = objects(report, "functions").get(i);
      List<JsonObject> own = objects(function, "verdicts");
      List<JsonObject> there = objects(objects(other, "functions").get(i), "verdicts");
      for (int k = 0; k < own.size(); k++) {
        String here = text(own.get(k), "status");
        String found = text(there.get(k), "status");
        boolean isSettled = !here.equals("unknown") && !found.equals("unknown");
        if (isSettled) {
          row.compare(
              here.equals("infeasible") == found.equals("infeasible"),
              file
                  + " "
                  + text(function, "name")
                  + " "
                  + text(own.get(k), "goal")
                  + ": "
                  + here
                  + ", but "
                  + found
                  + " by "
                  + OTHER);
        }
      }
    }
  }

  static List<JsonObject> objects(JsonObject parent, String name) {
    List<JsonObject> objects = new ArrayList<>();
    for (JsonElement element : parent.getAsJsonArray(name)) {
      objects.add(element.getAsJsonObject());
    }
    return objects;
  }

  static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }
}
