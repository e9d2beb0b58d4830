package heapwright.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One function under {@code heapwright gen}.
 *
 * @param infeasible branches that are proved to be out of reach
 * @param command seconds of the whole command: start, generation, verification, report
 */
record GenRun(Reached reached, int infeasible, double command) {

  static GenRun of(Path root, Path scratch, Harness harness, int seconds)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    // Unknown goals are no reason to stop.
    Outside.run(
        root,
        1,
        root.resolve("heapwright").toString(),
        "gen",
        harness.source(),
        "-f",
        harness.function(),
        "--time",
        String.valueOf(seconds),
        "-o",
        scratch.resolve("out").toString());
    double command = (System.nanoTime() - start) / 1e9;
    String text = Files.readString(scratch.resolve("out/report.json"));
    JsonObject function =
        JsonParser.parseString(text)
            .getAsJsonObject()
            .getAsJsonArray("functions")
            .get(0)
            .getAsJsonObject();
    JsonObject counted = function.getAsJsonObject("gcov");
    Reached reached =
        new Reached(
            counted.get("branches").getAsInt(), counted.get("taken").getAsInt(), last(function));
    int infeasible = function.getAsJsonObject("goals").get("infeasible").getAsInt();
    return new GenRun(reached, infeasible, command);
  }

  private static double last(JsonObject function) {
    double last = 0;
    for (JsonElement element : function.getAsJsonArray("verdicts")) {
      JsonObject verdict = element.getAsJsonObject();
      if (verdict.get("status").getAsString().equals("covered")) {
        last = Math.max(last, verdict.get("seconds").getAsDouble());
      }
    }
    return last;
  }
}
