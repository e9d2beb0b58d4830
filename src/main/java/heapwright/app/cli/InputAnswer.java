package heapwright.app.cli;

import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.suite.InputConfirmation;
import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.report.shape.InputText;
import heapwright.report.suite.ReportedTest;
import heapwright.report.suite.ReportedTest.Agreement;
import heapwright.source.SourceRequest;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.TestVerdict;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The answer of a command that looks for one input: said on the terminal, confirmed by a test, and
 * written into the files that were asked for. Its parts return exit statuses.
 */
final class InputAnswer {
  private final Program program;
  private final InputConfirmation confirmation;
  private final TestFiles files;
  private final PrintWriter out;

  InputAnswer(Program program, SourceRequest source, TestFiles files) {
    this(program, source, files, files.out());
  }

  /**
   * @param out where the text goes
   */
  InputAnswer(Program program, SourceRequest source, TestFiles files, PrintWriter out) {
    this.program = program;
    this.files = files;
    confirmation = new InputConfirmation(program, source);
    this.out = out;
  }

  void print(String line) {
    out.println(line);
  }

  /** Lines below a title; nothing if there are none. */
  void section(String title, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println(title);
      lines.forEach(line -> out.println("  " + line));
    }
  }

  void input(TestInput input) {
    new InputText(program).of(input).lines().forEach(out::println);
  }

  /**
   * Draws an input that was found, has its test compiled and run, and writes both.
   *
   * @param function the name of the function under test
   * @param remark what the test says of itself
   * @param path the statements that the input takes
   * @param json the answer with the test
   */
  int found(
      TestInput input,
      String function,
      String remark,
      List<StatementNumber> path,
      Function<ReportedTest, String> json) {
    int status = files.drawn(program, input);
    if (!files.wantsTheTest()) {
      return status;
    }
    TestCase test = confirmation.executed(function + "_1", input, List.of(remark));
    status = Math.max(status, files.written(confirmation, test));
    try {
      Optional<TestVerdict> verdict =
          files.isVerified() ? confirmation.verdict(test) : Optional.empty();
      status = Math.max(status, files.isVerified() ? printed(test, verdict) : ExitStatus.DONE);
      ReportedTest reported = new ReportedTest(test, path, Agreement.of(verdict));
      return Math.max(status, files.result(() -> json.apply(reported)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.INTERNAL;
    }
  }

  /**
   * Writes an answer without an input.
   *
   * @param why there is nothing to draw
   */
  int notFound(String why, Supplier<String> json) {
    files.nothingToDraw(why);
    return Math.max(ExitStatus.UNSETTLED, files.result(json));
  }

  /** What happened to the test; an input that C cannot express has no verdict. */
  private int printed(TestCase test, Optional<TestVerdict> verdict) {
    if (verdict.isEmpty()) {
      print("not verified: " + obstacle(test));
      return ExitStatus.DONE;
    }
    return verdict
        .get()
        .match(
            verified -> {
              print("verified: compiled, run, the counters agree, the sanitizers are silent");
              return ExitStatus.DONE;
            },
            disagrees -> ours("the counters are not the predicted ones", disagrees.details()),
            refused ->
                ours("the test does not compile cleanly", refused.messages().lines().toList()),
            failed -> ours(failed.reason(), failed.output().lines().toList()),
            unverified -> {
              print("not verified: " + unverified.reason());
              return ExitStatus.UNSETTLED;
            });
  }

  private int ours(String what, List<String> details) {
    section("not verified, which is a fault of Heapwright (please report): " + what, details);
    return ExitStatus.INTERNAL;
  }

  /** Why a test cannot show the input. */
  private static String obstacle(TestCase test) {
    String input = "C cannot express the input from outside the function";
    return test.observation()
        .ending()
        .match(
            returned -> input,
            exited -> input,
            killed -> input,
            faulted ->
                "after the path the call goes wrong: " + faulted.at() + ": " + faulted.message(),
            unsettled -> "after the path the call does not end: " + unsettled.reason());
  }
}
