package heapwright.app.cli;

import heapwright.app.MethodName;
import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.CallsChoice;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.options.GivenRanges;
import heapwright.app.cli.options.MethodChoice;
import heapwright.app.cli.options.SolverChoice;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.program.ProgramCompletion;
import heapwright.app.suite.InputConfirmation;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.report.suite.Agreement;
import heapwright.source.CFrontEnd;
import heapwright.testcase.TestCase;
import heapwright.verify.TestVerdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code heapwright path}: an input that makes a function take a path, or why there is none. */
@Command(
    name = "path",
    description = "Finds an input that makes a function take a path, or says why there is none.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:feasible",
      "1:infeasible, or unknown; the text says which",
      "2:wrong usage, no path of the function, or a source that does not parse",
      "3:our own failure, such as a test that does not do what was predicted"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright show examples/bst.c -f find               the numbers of its statements",
      "  heapwright path examples/bst.c -f find 1,2,3,1,2,4,1,5",
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --trace",
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --svg tree.svg --json tree.json",
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --test test_find.c"
    })
final class PathCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "The C file.")
  private Path file;

  @Parameters(
      index = "1",
      paramLabel = "PATH",
      description =
          "Statement numbers from the function's start on; may stop early."
              + " (3,4)*10 stands for ten times 3,4; @FILE reads the path from a file.")
  private String path;

  @Mixin private FunctionChoice choice;

  @Mixin private MethodChoice methodChoice;

  @Mixin private CallsChoice callsChoice;

  @Mixin private SolverChoice solver;

  @Option(names = "--trace", description = "Tell what happens, in the method's own terms.")
  private boolean trace;

  @Mixin private TestFiles files;

  @Mixin private CompilerFlags compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return new OneFunction(file, compiler, choice, spec, "a path").read(this::find);
  }

  private int find(CFrontEnd frontEnd, Program program, Function function) {
    route(function);
    files.require();
    Program complete = new ProgramCompletion(frontEnd).of(program);
    return report(complete, route(complete.functions().get(function.symbol())));
  }

  private StatementPath route(Function function) {
    StatementPath.Parsed parsed = StatementPath.parse(function, path);
    if (parsed instanceof StatementPath.Parsed.Right right) {
      return right.route();
    }
    throw wrong(((StatementPath.Parsed.Wrong) parsed).message());
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private int report(Program program, StatementPath route) {
    PathMethod method = methodChoice.doing("follows paths", MethodName::forPath).apply(program);
    GivenRanges ranges = solver.ranges();
    PathReport report = new PathReport(program, files.out());
    CallsChoice.Rule rule = callsChoice.of(program);
    PathOutcome finding =
        new PathFinder(program, solver.solvers(ranges), method, rule.calls()).find(route);
    ranges
        .complaint()
        .ifPresent(
            complaint -> {
              throw wrong(complaint);
            });
    return finding.match(
        new PathOutcome.Cases<>() {
          @Override
          public Integer feasible(PathOutcome.Feasible found) {
            report.feasible(shown(method, route, found));
            report.summaries(rule.story().get());
            if (trace) {
              report.trace(method.trace(route, found.way()));
            }
            int drawn = new PathFiles(files).feasible(program, found);
            return Math.max(
                drawn,
                files.wantsTheTest()
                    ? tested(program, route, shown(method, route, found), report)
                    : drawn);
          }

          @Override
          public Integer infeasible(PathOutcome.Infeasible found) {
            report.infeasible(found);
            report.within(ranges);
            report.summaries(rule.story().get());
            if (trace) {
              report.trace(method.trace(route, found.way()));
            }
            return Math.max(
                ExitStatus.UNSETTLED, new PathFiles(files).infeasible(program, found, ranges));
          }

          @Override
          public Integer unknown(PathOutcome.Unknown found) {
            report.unknown(found);
            report.summaries(rule.story().get());
            return Math.max(ExitStatus.UNSETTLED, new PathFiles(files).unknown(program, found));
          }
        });
  }

  /** What was found, with the constraints as the method writes them. */
  private static PathOutcome.Feasible shown(
      PathMethod method, StatementPath route, PathOutcome.Feasible found) {
    return new PathOutcome.Feasible(
        found.input(), method.constraints(route, found), found.way(), found.notes());
  }

  private int tested(
      Program program, StatementPath route, PathOutcome.Feasible found, PathReport report) {
    InputConfirmation confirmation = new InputConfirmation(program, compiler.request(file));
    TestCase test =
        confirmation.rehearsed(
            route.function().name() + "_1", found.input(), List.of("Takes " + route + "."));
    int written = files.written(confirmation, test);
    if (!files.isVerified()) {
      return Math.max(
          written, new PathFiles(files).tested(program, route, found, test, Agreement.UNTRIED));
    }
    try {
      Optional<TestVerdict> verdict = confirmation.verdict(test);
      verdict.ifPresentOrElse(v -> {}, () -> report.unverified(test));
      int status = Math.max(written, verdict.map(report::confirmed).orElse(ExitStatus.DONE));
      return Math.max(
          status, new PathFiles(files).tested(program, route, found, test, agreement(verdict)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.INTERNAL;
    }
  }

  private static Agreement agreement(Optional<TestVerdict> verdict) {
    return verdict
        .filter(v -> !(v instanceof TestVerdict.Unverified))
        .map(v -> v instanceof TestVerdict.Verified ? Agreement.AGREES : Agreement.DISAGREES)
        .orElse(Agreement.UNTRIED);
  }
}
