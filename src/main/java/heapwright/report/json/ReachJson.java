package heapwright.report.json;

import static heapwright.report.json.JsonTree.object;

import com.google.gson.JsonObject;
import heapwright.goal.Verdict;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.report.suite.ReportedTest;
import heapwright.testcase.TestInput;
import java.util.List;

/**
 * What happened to a goal, as JSON: {@code reachable} is {@code true}, {@code false}, or {@code
 * null} where neither was found, which {@code cause} then explains.
 *
 * @param start the function under test
 */
public record ReachJson(Program program, Function start, ReachGoal goal) {

  public String reached(ReportedTest test) {
    InputJson inputs = new InputJson(program);
    TestInput input = test.test().input();
    return text(
        true,
        object(
            "shape", inputs.shape(input),
            "values", inputs.values(input),
            "test", inputs.test(test)));
  }

  public String unreachable(List<Verdict.Infeasible> proofs) {
    return text(false, object("proofs", proofs.stream().map(ReachJson::proof).toList()));
  }

  private static JsonObject proof(Verdict.Infeasible proof) {
    return object(
        "proof", proof.proof().title(),
        "reason", proof.reason(),
        "assumptions", proof.assumptions());
  }

  public String unknown(String cause) {
    return text(null, object("cause", cause));
  }

  private String text(Boolean reachable, JsonObject rest) {
    JsonObject json = object("function", start.name(), "goal", goal.text(), "reachable", reachable);
    rest.keySet().forEach(name -> json.add(name, rest.get(name)));
    return JsonTree.text(json);
  }
}
