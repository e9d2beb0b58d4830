package heapwright.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The counters of one source file after a run, as {@code gcov --json-format} prints them.
 *
 * @param lines those with code; of the same program always the same ones
 */
record Counters(List<Line> lines) {

  /**
   * A line with code.
   *
   * @param branches how often each outcome of the line's decisions was taken
   */
  record Line(String function, int number, long count, List<Long> branches) {
    Line {
      branches = List.copyOf(branches);
    }

    Line plus(Line other) {
      List<Long> sum = new ArrayList<>();
      for (int i = 0; i < branches.size(); i++) {
        sum.add(branches.get(i) + other.branches.get(i));
      }
      return new Line(function, number, count + other.count, sum);
    }

    GcovCoverage coverage() {
      int taken = (int) branches.stream().filter(times -> times > 0).count();
      return new GcovCoverage(branches.size(), taken, 1, count > 0 ? 1 : 0);
    }
  }

  Counters {
    lines = List.copyOf(lines);
  }

  /** One for each data file that gcov was asked about, in that order. */
  static List<Counters> parse(String report, Path source) throws IOException {
    List<Counters> all = new ArrayList<>();
    // Output is read byte by byte, and the names of files in it are UTF-8.
    String decoded =
        new String(report.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    for (String text : decoded.lines().filter(line -> line.startsWith("{")).toList()) {
      JsonObject run = JsonParser.parseString(text).getAsJsonObject();
      Path compiledIn = Path.of(run.get("current_working_directory").getAsString());
      List<Line> lines = new ArrayList<>();
      for (JsonElement file : run.getAsJsonArray("files")) {
        JsonObject counted = file.getAsJsonObject();
        Path named = Path.of(counted.get("file").getAsString());
        // A #line calls the file as the user does, wherever it is compiled.
        if (isSame(compiledIn.resolve(named), source) || isSame(named, source)) {
          counted.getAsJsonArray("lines").forEach(line -> lines.add(line(line.getAsJsonObject())));
        }
      }
      all.add(new Counters(lines));
    }
    return all;
  }

  private static boolean isSame(Path path, Path source) throws IOException {
    return Files.exists(path) && Files.isSameFile(path, source);
  }

  private static Line line(JsonObject line) {
    JsonArray branches = line.getAsJsonArray("branches");
    List<Long> taken = new ArrayList<>();
    for (JsonElement branch : branches) {
      // In C++ any call may throw, which is no decision of the source.
      if (!branch.getAsJsonObject().get("throw").getAsBoolean()) {
        taken.add(branch.getAsJsonObject().get("count").getAsLong());
      }
    }
    String function = line.has("function_name") ? line.get("function_name").getAsString() : "";
    int number = line.get("line_number").getAsInt();
    return new Line(function, number, line.get("count").getAsLong(), taken);
  }

  /** How often each outcome of a line's decisions was taken, by line. */
  SortedMap<Integer, List<Long>> branches() {
    SortedMap<Integer, List<Long>> counts = new TreeMap<>();
    lines.forEach(
        line ->
            counts.computeIfAbsent(line.number(), n -> new ArrayList<>()).addAll(line.branches()));
    return counts;
  }

  /** Both runs together. */
  Counters plus(Counters other) {
    List<Line> sum = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      sum.add(lines.get(i).plus(other.lines.get(i)));
    }
    return new Counters(sum);
  }

  /** By function. */
  SortedMap<String, GcovCoverage> coverage(UnaryOperator<String> nameInSource) {
    SortedMap<String, GcovCoverage> sums = new TreeMap<>();
    for (Line line : lines) {
      if (!line.function().isEmpty()) {
        sums.merge(nameInSource.apply(line.function()), line.coverage(), GcovCoverage::plus);
      }
    }
    return sums;
  }
}
