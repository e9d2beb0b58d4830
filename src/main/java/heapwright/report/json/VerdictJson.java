package heapwright.report.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import heapwright.goal.Verdict;

/** Adds what became of a goal to its object. */
final class VerdictJson implements Verdict.Cases<JsonObject> {
  private final JsonObject json;

  VerdictJson(JsonObject json) {
    this.json = json;
  }

  @Override
  public JsonObject covered(Verdict.Covered verdict) {
    json.addProperty("status", "covered");
    json.addProperty("test", verdict.test());
    return json;
  }

  @Override
  public JsonObject infeasible(Verdict.Infeasible verdict) {
    json.addProperty("status", "infeasible");
    json.addProperty("reason", verdict.reason());
    json.addProperty("proof", verdict.proof().title());
    JsonArray assumptions = new JsonArray();
    verdict.assumptions().forEach(assumptions::add);
    json.add("assumptions", assumptions);
    return json;
  }

  @Override
  public JsonObject faulty(Verdict.Faulty verdict) {
    json.addProperty("status", "faulty");
    json.addProperty("fault", verdict.fault());
    json.addProperty("reproducer", verdict.program());
    return json;
  }

  @Override
  public JsonObject unknown(Verdict.Unknown verdict) {
    json.addProperty("status", "unknown");
    json.addProperty("reason", verdict.cause());
    return json;
  }
}
