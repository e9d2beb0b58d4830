package heapwright.report.json;

import static heapwright.report.json.JsonTree.object;

import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.report.suite.ReportedTest;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;

/**
 * What happened to a path, as JSON: {@code feasible} is {@code true}, {@code false}, or {@code
 * null} where neither was found, which {@code cause} then explains.
 */
public final class PathJson {
  private PathJson() {}

  /**
   * The test's input takes it.
   *
   * @param constraints what the input has to fulfil, in the order of the path
   * @param aliases which pointers lead to one object by hypothesis
   * @param notes what a person should know of it
   */
  public static String feasible(
      Program program,
      ReportedTest test,
      List<String> constraints,
      List<String> aliases,
      List<String> notes) {
    InputJson inputs = new InputJson(program);
    TestInput input = test.test().input();
    return JsonTree.text(
        object(
            "feasible", true,
            "shape", inputs.shape(input),
            "constraints", constraints,
            "aliases", Optional.of(aliases).filter(all -> !all.isEmpty()),
            "values", inputs.values(input),
            "test", inputs.test(test),
            "notes", notes));
  }

  /**
   * No input takes it further than a statement.
   *
   * @param within the ranges that inputs were held to; without any, all were considered
   */
  public static String infeasible(StatementNumber at, String reason, List<String> within) {
    return JsonTree.text(
        object(
            "feasible",
            false,
            "at",
            at.value(),
            "reason",
            reason,
            "within",
            Optional.of(within).filter(all -> !all.isEmpty())));
  }

  public static String unknown(String cause) {
    return JsonTree.text(object("feasible", null, "cause", cause));
  }
}
