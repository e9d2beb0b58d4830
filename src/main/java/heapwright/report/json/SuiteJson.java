package heapwright.report.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.VerdictCounts;

/**
 * {@code report.json}: a whole run. All but the seconds is the same for the same input and seed.
 */
public final class SuiteJson {
  private static final Gson GSON =
      new GsonBuilder().serializeNulls().setPrettyPrinting().disableHtmlEscaping().create();

  private SuiteJson() {}

  public static String of(SuiteReport suite) {
    JsonObject json = new JsonObject();
    json.addProperty("schema", 1);
    json.addProperty("tool", "heapwright");
    json.addProperty("version", suite.version());
    json.addProperty("criterion", suite.criterion().toString());
    json.addProperty("method", suite.method());
    json.addProperty("seed", suite.seed());
    json.addProperty("complete", suite.complete());
    JsonArray functions = new JsonArray();
    for (FileReport file : suite.files()) {
      FunctionJson writer = new FunctionJson(file);
      for (FunctionReport function : file.functions()) {
        functions.add(writer.of(function));
      }
    }
    json.add("functions", functions);
    json.add("totals", totals(VerdictCounts.of(suite)));
    return GSON.toJson(json) + "\n";
  }

  private static JsonObject totals(VerdictCounts tally) {
    JsonObject json = new JsonObject();
    json.addProperty("functions", tally.functions());
    json.addProperty("goals", tally.goals());
    json.addProperty("covered", tally.covered());
    json.addProperty("infeasible", tally.infeasible());
    json.addProperty("faulty", tally.faulty());
    json.addProperty("unknown", tally.unknown());
    json.addProperty("gcovBranches", tally.gcov().branches());
    json.addProperty("gcovTaken", tally.gcov().taken());
    json.addProperty("generate", FunctionJson.seconds(tally.generate()));
    json.addProperty("verify", FunctionJson.seconds(tally.verify()));
    json.addProperty("tests", tally.tests());
    json.addProperty("faults", tally.faults());
    json.addProperty("internalErrors", tally.internalErrors());
    json.addProperty("withdrawn", tally.withdrawn());
    return json;
  }
}
