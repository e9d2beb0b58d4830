package heapwright.app.cli.options;

import heapwright.ir.Program;
import heapwright.method.sgen.summary.Summaries;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.execution.CallRule;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** How calls of functions that have a body are answered. */
public final class CallsChoice {
  /** The rules that there are. */
  enum Name {
    inline,
    summary
  }

  @Option(
      names = "--calls",
      paramLabel = "HOW",
      defaultValue = "inline",
      description =
          "Step into callees, or use summaries of them: ${COMPLETION-CANDIDATES}"
              + " (default: ${DEFAULT-VALUE}).")
  private Name name;

  /** A rule, and what to report of it when the path is done. */
  public record Rule(CallRule calls, Supplier<List<String>> summaries) {}

  public Rule of(Program program) {
    if (name == Name.inline) {
      return new Rule(CallRule.INLINE, List::of);
    }
    // Ranges are about the inputs of the function under test, not about those of its callees.
    Summaries summaries = new Summaries(program, Z3.solvers(Z3Limits.USUAL));
    return new Rule(summaries, () -> summaries.counts().lines());
  }
}
