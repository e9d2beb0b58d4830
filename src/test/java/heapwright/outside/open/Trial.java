package heapwright.outside.open;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.app.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Random outsides and {@code gen} on the same function. */
final class Trial {
  private final long seed;
  private final Path folder;
  private final Sample sample;
  private final RandomOutsides outsides;

  private Trial(long seed, Path folder, Sample sample, RandomOutsides outsides) {
    this.seed = seed;
    this.folder = folder;
    this.sample = sample;
    this.outsides = outsides;
  }

  /**
   * @param runs with random outsides
   * @param folder where files may be written
   */
  static Trial of(long seed, long runs, Path folder) throws IOException, InterruptedException {
    Sample sample = Sample.of(seed);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("sample.c"), sample.plain());
    return new Trial(seed, folder, sample, RandomOutsides.of(sample, runs, seed, folder));
  }

  long undefined() {
    return outsides.undefined();
  }

  /** How many outcomes some run took. */
  long taken() {
    return outsides.taken().stream().filter(runs -> runs > 0).count();
  }

  /** Has {@code gen} judge, and holds its verdicts against the runs. */
  void judge(String seconds, OpenScore score) throws IOException {
    Path output = folder.resolve("out");
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages, true);
    String file = folder.resolve("sample.c").toString();
    String[] command = {"gen", file, "-f", Sample.NAME, "--time", seconds, "-o", output.toString()};
    int status = Main.execute(command, writer, writer);
    if (status > 1) {
      throw new IllegalStateException("gen " + file + " ended with " + status + "\n" + messages);
    }
    JsonObject report =
        JsonParser.parseString(Files.readString(output.resolve("report.json"))).getAsJsonObject();
    for (JsonElement function : report.getAsJsonArray("functions")) {
      compare(function.getAsJsonObject(), score);
    }
  }

  private void compare(JsonObject function, OpenScore score) {
    Map<Sheet.Outcome, Long> taken = new HashMap<>();
    for (int i = 0; i < sample.outcomes().size(); i++) {
      taken.put(sample.outcomes().get(i), outsides.taken().get(i));
    }
    for (JsonElement element : function.getAsJsonArray("verdicts")) {
      JsonObject verdict = element.getAsJsonObject();
      String goal = verdict.get("goal").getAsString();
      Sheet.Outcome outcome = outcome(goal, verdict.get("line").getAsInt());
      if (!taken.containsKey(outcome)) {
        throw new IllegalStateException("seed " + seed + ": " + goal + " is not in the sample");
      }
      score.add(
          "seed " + seed + " " + goal + " (line " + outcome.line() + ")",
          taken.get(outcome),
          verdict.get("status").getAsString(),
          verdict.has("reason") ? verdict.get("reason").getAsString() : "");
    }
  }

  private static Sheet.Outcome outcome(String goal, int line) {
    String decision = goal.substring(0, goal.indexOf(':'));
    int dot = decision.indexOf('.');
    int condition = dot < 0 ? 1 : Integer.parseInt(decision.substring(dot + 1));
    return new Sheet.Outcome(line, condition, goal.substring(decision.length() + 1));
  }
}
