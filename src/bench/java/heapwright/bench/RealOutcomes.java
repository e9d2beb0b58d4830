package heapwright.bench;

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
import java.util.stream.Collectors;

/**
 * What {@code gen} found out about one function.
 *
 * @param lostTo the outcomes without a verdict, by why
 * @param reasons of those outcomes in the report's words
 * @param remarks internal errors that stand beside the verdicts
 */
record RealOutcomes(
    RealFunction function,
    int covered,
    int infeasible,
    int faulty,
    int tests,
    Map<LossCause, Integer> lostTo,
    List<String> reasons,
    List<String> remarks,
    double seconds) {

  static RealOutcomes lost(RealFunction function, LossCause cause, double seconds) {
    List<String> reasons = List.of(cause.title());
    Map<LossCause, Integer> lost = Map.of(cause, function.outcomes());
    return new RealOutcomes(function, 0, 0, 0, 0, lost, reasons, List.of(), seconds);
  }

  static RealOutcomes read(RealFunction function, Path report, double seconds) throws IOException {
    if (!Files.exists(report)) {
      return lost(function, LossCause.NO_REPORT, seconds);
    }
    JsonObject suite = JsonParser.parseString(Files.readString(report)).getAsJsonObject();
    for (JsonElement element : suite.getAsJsonArray("functions")) {
      JsonObject json = element.getAsJsonObject();
      if (json.get("name").getAsString().equals(function.name())) {
        return of(function, json, seconds);
      }
    }
    return lost(function, LossCause.NO_REPORT, seconds);
  }

  private static RealOutcomes of(RealFunction function, JsonObject json, double seconds) {
    Map<String, Integer> verdicts = new TreeMap<>();
    Map<LossCause, Integer> lost = new TreeMap<>();
    List<String> reasons = new ArrayList<>();
    for (JsonElement element : json.getAsJsonArray("verdicts")) {
      JsonObject verdict = element.getAsJsonObject();
      String status = verdict.get("status").getAsString();
      verdicts.merge(status, 1, Integer::sum);
      if (status.equals("unknown")) {
        String reason = verdict.get("reason").getAsString().replaceAll("\\s+", " ");
        lost.merge(LossCause.of(reason), 1, Integer::sum);
        reasons.add(reason);
      }
    }
    List<String> remarks = new ArrayList<>();
    json.getAsJsonArray("notes").forEach(note -> remarks.add(note.getAsString()));
    remarks.removeIf(note -> !note.contains("internal error"));
    return new RealOutcomes(
        function,
        verdicts.getOrDefault("covered", 0),
        verdicts.getOrDefault("infeasible", 0),
        verdicts.getOrDefault("faulty", 0),
        json.getAsJsonArray("tests").size(),
        lost,
        reasons,
        remarks,
        seconds);
  }

  int outcomes() {
    return covered + infeasible + faulty + lost();
  }

  int lost() {
    return lostTo.values().stream().mapToInt(count -> count).sum();
  }

  /** The function's row in the list: figures, then each reason with how many outcomes it cost. */
  String row() {
    Map<String, Long> counted =
        reasons.stream()
            .collect(Collectors.groupingBy(r -> r, TreeMap::new, Collectors.counting()));
    String causes =
        counted.entrySet().stream()
            .map(entry -> entry.getValue() + " x " + entry.getKey())
            .collect(Collectors.joining(" | "));
    String ours =
        lostTo.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(" "));
    return String.join(
        "\t",
        function.file().owner(),
        function.file().path().toString(),
        function.name(),
        String.valueOf(outcomes()),
        String.valueOf(covered),
        String.valueOf(infeasible),
        String.valueOf(faulty),
        String.valueOf(lost()),
        String.format("%.1f", seconds),
        ours,
        causes,
        String.join(" | ", remarks).replaceAll("\\s+", " "));
  }

  static String heading() {
    return "package\tfile\tfunction\toutcomes\tcovered\tinfeasible\tfaulty\tlost\tseconds"
        + "\tby cause\treasons\tinternal errors beside";
  }
}
