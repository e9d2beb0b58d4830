package heapwright.app.cli;

import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.suite.InputConfirmation;
import heapwright.goal.Verdict;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.method.ReachResult;
import heapwright.method.run.ExecutedInput;
import heapwright.report.json.ReachJson;
import heapwright.report.shape.InputText;
import heapwright.report.suite.Agreement;
import heapwright.report.suite.ReportedTest;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What {@code reach} says and writes about one goal; the exit status is what it amounts to. */
final class ReachAnswer implements ReachResult.Cases<Integer> {
  private final Program program;
  private final ReachGoal goal;
  private final InputConfirmation confirmation;
  private final Predicate<TestInput> reaches;
  private final TestFiles files;
  private final PrintWriter out;

  /**
   * @param reaches whether the function as it stands reaches the goal with an input
   */
  ReachAnswer(
      Program program,
      ReachGoal goal,
      InputConfirmation confirmation,
      Predicate<TestInput> reaches,
      TestFiles files) {
    this.program = program;
    this.goal = goal;
    this.confirmation = confirmation;
    this.reaches = reaches;
    this.files = files;
    out = files.out();
  }

  @Override
  public Integer input(ReachResult.Input answer) {
    ExecutedInput trial = answer.trial();
    if (!reaches.test(trial.input())) {
      throw new IllegalStateException("the input found does not reach " + goal);
    }
    out.println(goal + ": reached");
    new InputText(program).of(trial.input()).lines().forEach(out::println);
    int drawn = files.drawn(program, trial.input());
    return Math.max(drawn, files.wantsTheTest() ? tested(trial) : drawn);
  }

  private int tested(ExecutedInput trial) {
    TestCase test =
        confirmation.rehearsed(
            goal.function().name() + "_1", trial.input(), List.of("Reaches " + goal + "."));
    int written = files.written(confirmation, test);
    try {
      Optional<heapwright.verify.TestVerdict> verdict =
          files.isVerified() ? confirmation.verdict(test) : Optional.empty();
      int status = Math.max(written, verdict.map(this::said).orElseGet(() -> unsaid(test)));
      ReportedTest reported = new ReportedTest(test, trial.visits().path(), agreement(verdict));
      return Math.max(status, files.result(() -> new ReachJson(program, goal).reached(reported)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.INTERNAL;
    }
  }

  private int said(heapwright.verify.TestVerdict verdict) {
    return new PathReport(program, out).confirmed(verdict);
  }

  private int unsaid(TestCase test) {
    if (files.isVerified()) {
      new PathReport(program, out).unverified(test);
    }
    return ExitStatus.DONE;
  }

  private static Agreement agreement(Optional<heapwright.verify.TestVerdict> verdict) {
    return verdict
        .filter(v -> !(v instanceof heapwright.verify.TestVerdict.Unverified))
        .map(
            v ->
                v instanceof heapwright.verify.TestVerdict.Verified
                    ? Agreement.AGREES
                    : Agreement.DISAGREES)
        .orElse(Agreement.UNTRIED);
  }

  @Override
  public Integer unreachable(ReachResult.Unreachable answer) {
    if (answer.proofs().isEmpty()) {
      out.println(goal + ": unreachable: no path through the function leads there");
    }
    Set<String> assumptions = new LinkedHashSet<>();
    for (Verdict.Infeasible proof : answer.proofs()) {
      out.println(goal + ": unreachable (" + proof.proof().title() + "): " + proof.reason());
      assumptions.addAll(proof.assumptions());
    }
    assumptions.forEach(assumption -> out.println("  assuming: " + assumption));
    files.nothingToDraw("no input reaches the goal");
    return Math.max(
        ExitStatus.UNSETTLED,
        files.result(() -> new ReachJson(program, goal).unreachable(answer.proofs())));
  }

  @Override
  public Integer unknown(ReachResult.Unknown answer) {
    out.println(goal + ": unknown: " + answer.cause());
    files.nothingToDraw("no input was found");
    return Math.max(
        ExitStatus.UNSETTLED,
        files.result(() -> new ReachJson(program, goal).unknown(answer.cause())));
  }
}
