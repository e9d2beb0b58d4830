package heapwright.app.cli;

import heapwright.app.cli.options.GivenRanges;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.ir.Program;
import heapwright.method.path.PathOutcome;
import heapwright.report.shape.InputText;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestCase;
import heapwright.verify.TestVerdict;
import java.io.PrintWriter;
import java.util.List;

/** What {@code path} says on the terminal. */
final class PathReport {
  private final Program program;
  private final PrintWriter out;

  PathReport(Program program, PrintWriter out) {
    this.program = program;
    this.out = out;
  }

  void feasible(PathOutcome.Feasible found) {
    out.println("feasible");
    new InputText(program).of(found.input()).lines().forEach(out::println);
    section("because", found.facts());
    section("aliases", found.way().aliases().stream().map(AliasHypothesis::toString).toList());
    section("notes", found.notes());
  }

  void infeasible(PathOutcome.Infeasible found) {
    out.println("infeasible at " + found.at() + ": " + found.reason());
  }

  /** The answer holds for these ranges; inputs outside of them were not looked at. */
  void within(GivenRanges ranges) {
    if (!ranges.isEmpty()) {
      out.println("within " + ranges);
    }
  }

  void unknown(PathOutcome.Unknown found) {
    out.println("unknown: " + found.cause());
  }

  /** What summaries of callees were good for. */
  void summaries(List<String> lines) {
    section("summaries", lines);
  }

  void trace(List<String> lines) {
    section("trace", lines);
  }

  private void section(String title, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println(title);
      lines.forEach(line -> out.println("  " + line));
    }
  }

  /** What became of the test, and the exit status that it stands for. */
  int confirmed(TestVerdict verdict) {
    return verdict.match(
        new TestVerdict.Cases<>() {
          @Override
          public Integer verified(TestVerdict.Verified v) {
            out.println("verified: compiled, run, the counters agree, the sanitizers are silent");
            return ExitStatus.DONE;
          }

          @Override
          public Integer disagrees(TestVerdict.Disagrees v) {
            return ours("the counters are not the predicted ones", v.details());
          }

          @Override
          public Integer doesNotCompile(TestVerdict.DoesNotCompile v) {
            return ours("the test does not compile cleanly", v.messages().lines().toList());
          }

          @Override
          public Integer failed(TestVerdict.Failed v) {
            return ours(v.reason(), v.output().lines().toList());
          }

          @Override
          public Integer unverified(TestVerdict.Unverified v) {
            out.println("not verified: " + v.reason());
            return ExitStatus.UNSETTLED;
          }
        });
  }

  private int ours(String what, List<String> details) {
    section("not verified, which is a fault of Heapwright (please report): " + what, details);
    return ExitStatus.INTERNAL;
  }

  /** The input takes the path, but a test cannot show it. */
  void unverified(TestCase test) {
    out.println("not verified: " + test.observation().ending().match(new WhyNot()));
  }

  private static final class WhyNot implements CallEnding.Cases<String> {
    private static final String INPUT = "C cannot express the input from outside the function";

    @Override
    public String returned(CallEnding.Returned ending) {
      return INPUT;
    }

    @Override
    public String exited(CallEnding.Exited ending) {
      return INPUT;
    }

    @Override
    public String killed(CallEnding.Killed ending) {
      return INPUT;
    }

    @Override
    public String faulted(CallEnding.Faulted ending) {
      return "after the path the call goes wrong: " + ending.at() + ": " + ending.message();
    }

    @Override
    public String unsettled(CallEnding.Unsettled ending) {
      return "after the path the call does not end: " + ending.reason();
    }
  }
}
