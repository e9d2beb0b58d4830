package heapwright.app.cli;

import heapwright.app.Reach;
import heapwright.goal.Verdict;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.method.ReachResult;
import heapwright.method.run.ExecutedInput;
import heapwright.report.json.ReachJson;
import heapwright.source.SourceRequest;
import java.util.LinkedHashSet;
import java.util.Set;

/** What {@code reach} answers about one goal; its methods return exit statuses. */
final class ReachAnswer {
  private final Reach reach;
  private final ReachGoal goal;
  private final InputAnswer answer;
  private final ReachJson json;

  ReachAnswer(Reach reach, ReachGoal goal, SourceRequest source, TestFiles files) {
    this.reach = reach;
    this.goal = goal;
    Program program = reach.tested();
    answer = new InputAnswer(program, source, files);
    json = new ReachJson(program, reach.start(), goal);
  }

  int of(ReachResult result) {
    return result.match(
        reached -> reached(reached.executed()),
        this::unreachable,
        unknown -> {
          answer.print(goal + ": unknown: " + unknown.cause());
          return answer.notFound("no input was found", () -> json.unknown(unknown.cause()));
        });
  }

  private int reached(ExecutedInput executed) {
    if (!reach.isReachedBy(executed.input())) {
      throw new IllegalStateException("the input found does not reach " + goal);
    }
    answer.print(goal + ": reached");
    answer.input(executed.input());
    return answer.found(
        executed.input(),
        reach.start().name(),
        "Reaches " + goal + ".",
        executed.visits().path(),
        json::reached);
  }

  private int unreachable(ReachResult.Unreachable result) {
    if (result.proofs().isEmpty()) {
      answer.print(goal + ": unreachable: no path through the function leads there");
    }
    Set<String> assumptions = new LinkedHashSet<>();
    for (Verdict.Infeasible proof : result.proofs()) {
      answer.print(goal + ": unreachable (" + proof.proof().title() + "): " + proof.reason());
      assumptions.addAll(proof.assumptions());
    }
    assumptions.forEach(assumption -> answer.print("  assuming: " + assumption));
    return answer.notFound("no input reaches the goal", () -> json.unreachable(result.proofs()));
  }
}
