package heapwright.report.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import heapwright.goal.Verdict;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.report.suite.ReportedTest;
import java.util.List;

/**
 * What became of a goal, as JSON: {@code reachable} is {@code true}, {@code false}, or {@code null}
 * where neither was found, which {@code cause} then explains.
 */
public final class ReachJson {
  private static final Gson GSON =
      new GsonBuilder().serializeNulls().setPrettyPrinting().disableHtmlEscaping().create();

  private final InputJson inputs;
  private final JsonObject json = new JsonObject();

  public ReachJson(Program program, ReachGoal goal) {
    inputs = new InputJson(program);
    json.addProperty("function", goal.function().name());
    json.addProperty("goal", goal.text());
  }

  public String reached(ReportedTest test) {
    json.addProperty("reachable", true);
    json.add("shape", inputs.shape(test.test().input()));
    json.add("values", inputs.values(test.test().input()));
    json.add("test", new TestJson(inputs).of(test));
    return text();
  }

  public String unreachable(List<Verdict.Infeasible> proofs) {
    json.addProperty("reachable", false);
    JsonArray all = new JsonArray();
    for (Verdict.Infeasible proof : proofs) {
      JsonObject one = new JsonObject();
      one.addProperty("proof", proof.proof().title());
      one.addProperty("reason", proof.reason());
      JsonArray assumptions = new JsonArray();
      proof.assumptions().forEach(assumptions::add);
      one.add("assumptions", assumptions);
      all.add(one);
    }
    json.add("proofs", all);
    return text();
  }

  public String unknown(String cause) {
    json.add("reachable", JsonNull.INSTANCE);
    json.addProperty("cause", cause);
    return text();
  }

  private String text() {
    return GSON.toJson(json) + "\n";
  }
}
