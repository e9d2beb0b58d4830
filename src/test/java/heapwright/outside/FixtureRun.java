package heapwright.outside;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.app.cli.Main;
import heapwright.corpus.CorpusFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code gen} on one file of fixtures, with all that it does, judged function by function. */
final class FixtureRun {
  private final Path file;
  private final Truth truth;
  private final List<Integer> starts;
  private final Map<String, Judgement> judgements = new LinkedHashMap<>();

  private FixtureRun(Path file) throws IOException {
    this.file = file;
    truth = Truth.of(file);
    starts = CorpusFile.read(file).functions().stream().map(f -> f.span().line()).toList();
  }

  /**
   * @param seconds for each function
   * @param output the folder that tests are written to
   */
  static FixtureRun of(Path file, String seconds, Path output) throws IOException {
    return of(file, seconds, output, List.of());
  }

  /**
   * As {@link #of(Path, String, Path)}.
   *
   * @param only the functions that are looked at; all if there are none
   */
  static FixtureRun of(Path file, String seconds, Path output, List<String> only)
      throws IOException {
    Path folder = output.resolve(Fixtures.family(file));
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages, true);
    List<String> command =
        new ArrayList<>(List.of("gen", "--time", seconds, "-o", folder.toString()));
    only.forEach(function -> command.addAll(List.of("-f", function)));
    command.add(file.toString());
    int status = Main.execute(command.toArray(String[]::new), writer, writer);
    Path report = folder.resolve("report.json");
    if (status > 1 || !Files.exists(report)) {
      throw new AssertionError("gen " + file + " ended with " + status + "\n" + messages);
    }
    FixtureRun run = new FixtureRun(file);
    run.judge(JsonParser.parseString(Files.readString(report)).getAsJsonObject());
    return run;
  }

  private void judge(JsonObject report) {
    JsonArray functions = report.getAsJsonArray("functions");
    for (JsonElement element : functions) {
      JsonObject function = element.getAsJsonObject();
      int first = function.get("line").getAsInt();
      int next = next(first);
      Judgement judgement = new Judgement();
      String name = function.get("name").getAsString();
      for (JsonElement each : function.getAsJsonArray("verdicts")) {
        JsonObject verdict = each.getAsJsonObject();
        String goal = verdict.get("goal").getAsString();
        judgement.add(
            Fixtures.family(file) + " " + name + " " + goal,
            truth.of(goal, first, next),
            verdict.get("status").getAsString(),
            verdict.has("reason") ? verdict.get("reason").getAsString() : "");
      }
      judgements.put(name, judgement);
    }
  }

  /** Where the next function begins, whether or not it was looked at. */
  private int next(int first) {
    return starts.stream()
        .mapToInt(line -> line)
        .filter(line -> line > first)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** By name of the function, in the file's order. */
  Map<String, Judgement> judgements() {
    return judgements;
  }

  Judgement whole() {
    Judgement whole = new Judgement();
    judgements.values().forEach(whole::add);
    return whole;
  }
}
