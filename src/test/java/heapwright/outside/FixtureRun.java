package heapwright.outside;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.app.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code gen} on one file of fixtures, with all that it does, judged function by function. */
final class FixtureRun {
  private final Path file;
  private final Truth truth;
  private final Map<String, Judgement> judgements = new LinkedHashMap<>();

  private FixtureRun(Path file, Truth truth) {
    this.file = file;
    this.truth = truth;
  }

  /**
   * @param seconds for each function
   * @param output the folder that tests are written to
   */
  static FixtureRun of(Path file, String seconds, Path output) throws IOException {
    Path folder = output.resolve(Fixtures.family(file));
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages, true);
    String[] command = {"gen", "--time", seconds, "-o", folder.toString(), file.toString()};
    int status = Main.execute(command, writer, writer);
    Path report = folder.resolve("report.json");
    if (status > 1 || !Files.exists(report)) {
      throw new AssertionError("gen " + file + " ended with " + status + "\n" + messages);
    }
    FixtureRun run = new FixtureRun(file, Truth.of(file));
    run.judge(JsonParser.parseString(Files.readString(report)).getAsJsonObject());
    return run;
  }

  private void judge(JsonObject report) {
    JsonArray functions = report.getAsJsonArray("functions");
    for (JsonElement element : functions) {
      JsonObject function = element.getAsJsonObject();
      int first = function.get("line").getAsInt();
      int next = next(functions, first);
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

  private static int next(JsonArray functions, int first) {
    int next = Integer.MAX_VALUE;
    for (JsonElement other : functions) {
      int line = other.getAsJsonObject().get("line").getAsInt();
      if (line > first) {
        next = Math.min(next, line);
      }
    }
    return next;
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
