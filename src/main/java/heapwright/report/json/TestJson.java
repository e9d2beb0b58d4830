package heapwright.report.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import heapwright.goal.Goal;
import heapwright.ir.source.StatementNumber;
import heapwright.report.suite.Agreement;
import heapwright.report.suite.ReportedTest;
import heapwright.testcase.CallEnding;
import java.util.List;

/** A test: its name, its path, whether it was seen to take it, how the call ends, its input. */
final class TestJson {
  private final InputJson inputs;

  TestJson(InputJson inputs) {
    this.inputs = inputs;
  }

  JsonObject of(ReportedTest reported) {
    return rest(beginning(reported), reported);
  }

  /** With the goals that it meets, behind the path. */
  JsonObject of(ReportedTest reported, List<Goal> covers) {
    JsonObject json = beginning(reported);
    JsonArray goals = new JsonArray();
    covers.stream().map(Goal::toString).forEach(goals::add);
    json.add("covers", goals);
    return rest(json, reported);
  }

  private static JsonObject beginning(ReportedTest reported) {
    JsonObject json = new JsonObject();
    json.addProperty("id", reported.test().name());
    JsonArray path = new JsonArray();
    reported.path().stream().map(StatementNumber::value).forEach(path::add);
    json.add("path", path);
    return json;
  }

  private JsonObject rest(JsonObject json, ReportedTest reported) {
    json.add("agrees", agrees(reported.agreement()));
    json.addProperty("outcome", reported.test().observation().ending().match(new Outcome()));
    json.add("input", inputs.of(reported.test().input()));
    return json;
  }

  private static JsonElement agrees(Agreement agreement) {
    return switch (agreement) {
      case AGREES -> new JsonPrimitive(true);
      case DISAGREES -> new JsonPrimitive(false);
      case UNTRIED -> JsonNull.INSTANCE;
    };
  }

  private static final class Outcome implements CallEnding.Cases<String> {
    @Override
    public String returned(CallEnding.Returned ending) {
      return "returned";
    }

    @Override
    public String exited(CallEnding.Exited ending) {
      return "exited";
    }

    @Override
    public String killed(CallEnding.Killed ending) {
      return "aborted";
    }

    @Override
    public String faulted(CallEnding.Faulted ending) {
      return "faulted";
    }

    @Override
    public String unsettled(CallEnding.Unsettled ending) {
      return "unsettled";
    }
  }
}
