package heapwright.app.cli;

import heapwright.app.MethodName;
import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.CallsChoice;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.options.GivenRanges;
import heapwright.app.cli.options.MethodChoice;
import heapwright.app.cli.options.SolverChoice;
import heapwright.app.program.ProgramCompletion;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.RandomPath;
import heapwright.method.path.StatementPath;
import heapwright.report.json.PathJson;
import heapwright.source.CFrontEnd;
import heapwright.testcase.shape.ShapeFrame;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
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
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --test test_find.c",
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --method sgen --svg-steps steps",
      "  heapwright path examples/bst.c -f find 1,2,3,1,5 --smt find.smt2 && cvc5 find.smt2",
      "  heapwright path examples/bst.c -f find --random --seed 3 --method address"
    })
final class PathCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "The C file.")
  private Path file;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "PATH",
      description =
          "Statement numbers from the function's start on; may stop early."
              + " (3,4)*10 stands for ten times 3,4; @FILE reads the path from a file.")
  private Optional<String> path = Optional.empty();

  @Option(
      names = "--random",
      description = "Draw a path from the function's start to its end, instead of PATH.")
  private boolean random;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which path is drawn (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private FunctionChoice choice;

  @Mixin private MethodChoice methodChoice;

  @Mixin private CallsChoice callsChoice;

  @Mixin private SolverChoice solver;

  @Option(names = "--trace", description = "Tell what happens, in the method's own terms.")
  private boolean trace;

  @Mixin private TestFiles files;

  @Mixin private SmtFile smt;

  @Mixin private StepFolder steps;

  @Mixin private CompilerFlags compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return new OneFunction(file, compiler, choice, spec, "a path").read(this::find);
  }

  private int find(CFrontEnd frontEnd, Program program, Function function) {
    path(function);
    files.require();
    smt.require();
    steps.require();
    Program complete = new ProgramCompletion(frontEnd).of(program);
    return answered(complete, path(complete.functions().get(function.symbol())));
  }

  private StatementPath path(Function function) {
    if (random == path.isPresent()) {
      throw wrong("give either a path or --random");
    }
    if (random) {
      return new RandomPath(function)
          .drawn(seed)
          .orElseThrow(() -> wrong(function.name() + " has no path from its start to an end"));
    }
    StatementPath.Parsed parsed = StatementPath.parse(function, path.orElseThrow());
    if (parsed instanceof StatementPath.Parsed.Right right) {
      return right.path();
    }
    throw wrong(((StatementPath.Parsed.Wrong) parsed).message());
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private int answered(Program program, StatementPath path) {
    GivenRanges ranges = solver.ranges();
    CallsChoice.Rule rule = callsChoice.of(program);
    PathOutcome outcome =
        methodChoice
            .doing("follows paths", MethodName::forPath)
            .of(program, solver.solvers(ranges, methodChoice), rule.calls())
            .decide(path);
    Optional<String> complaint = ranges.complaint();
    if (complaint.isPresent()) {
      throw wrong(complaint.get());
    }
    int script = smt.written(() -> new PathScript(program, path, ranges).of(outcome));
    String title = path.function().name() + ", path " + path;
    int drawn = steps.written(title, () -> shapes(outcome));
    InputAnswer answer =
        new InputAnswer(program, compiler.request(file), files, smt.out(files.out()));
    if (random) {
      answer.print("path " + path);
    }
    int status =
        outcome.match(
            found -> {
              List<String> constraints = found.account().constraints();
              List<String> aliases = found.account().aliases();
              answer.print("feasible");
              answer.input(found.input());
              answer.section("because", constraints);
              answer.section("aliases", aliases);
              answer.section("notes", found.notes());
              explain(answer, rule, found.account()::trace);
              return answer.found(
                  found.input(),
                  path.function().name(),
                  "Takes " + path + ".",
                  path.statements(),
                  test -> PathJson.feasible(program, test, constraints, aliases, found.notes()));
            },
            infeasible -> {
              // Inputs outside of the ranges were not looked at.
              List<String> within = ranges.isEmpty() ? List.of() : List.of(ranges.toString());
              answer.print("infeasible at " + infeasible.at() + ": " + infeasible.reason());
              within.forEach(range -> answer.print("within " + range));
              explain(answer, rule, infeasible.account()::trace);
              return answer.notFound(
                  "no input takes the path",
                  () -> PathJson.infeasible(infeasible.at(), infeasible.reason(), within));
            },
            unknown -> {
              answer.print("unknown: " + unknown.cause());
              explain(answer, rule, List::of);
              return answer.notFound("no input was found", () -> PathJson.unknown(unknown.cause()));
            });
    return Math.max(status, Math.max(script, drawn));
  }

  private static List<ShapeFrame> shapes(PathOutcome outcome) {
    return outcome.match(
        found -> found.account().shapes(),
        refuted -> refuted.account().shapes(),
        unknown -> List.of());
  }

  /** What summaries of callees were good for, and what the method did. */
  private void explain(InputAnswer answer, CallsChoice.Rule rule, Supplier<List<String>> steps) {
    answer.section("summaries", rule.summaries().get());
    if (trace) {
      answer.section("trace", steps.get());
    }
  }
}
