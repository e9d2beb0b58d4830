package heapwright.app.cli;

import heapwright.app.GenerationPlan;
import heapwright.app.MethodName;
import heapwright.app.Pipeline;
import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.AssumeChoice;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.options.MethodChoice;
import heapwright.app.cli.options.RequiresChoice;
import heapwright.app.cli.options.SolverChoice;
import heapwright.app.cli.options.TaoChoice;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.ForcedExit;
import heapwright.app.cli.terminal.RunProgress;
import heapwright.app.cli.terminal.StatusLine;
import heapwright.app.output.OutputFolder;
import heapwright.app.suite.SourceUnit;
import heapwright.goal.Criterion;
import heapwright.method.tao.TaoTrace;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.SuiteTable;
import heapwright.report.suite.VerdictCounts;
import heapwright.solve.Solvers;
import heapwright.world.Assumption;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code heapwright gen}: tests for every branch of a file, and a verdict on each. */
@Command(
    name = "gen",
    description = "Writes tests that take every branch, and proves which branches none can take.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:every goal is covered, proved infeasible, or shown to be faulty",
      "1:some goals are unknown; the table says which and why",
      "2:wrong usage, or a source that does not parse",
      "3:our own failure, such as a full disk"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright gen examples/bst.c                  tests into heapwright-out/",
      "  heapwright gen src/*.c -I include -o tests     several files, another folder",
      "  heapwright gen examples/bst.c -f find --time 5 one function, five seconds",
      "  cmake -S heapwright-out -B build && cmake --build build && ctest --test-dir build"
    })
final class GenCommand implements Callable<Integer> {
  /** After Ctrl-C, for tests that were found to be compiled and run. */
  private static final int VERIFYING_MILLIS = 1_500;

  /** For the report after that, which takes a second unless the machine is very busy. */
  private static final int REPORTING_MILLIS = 30_000;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "C files.")
  private List<Path> files;

  @Mixin private FunctionChoice choice;

  @Option(
      names = "--criterion",
      paramLabel = "CRITERION",
      defaultValue = "branch",
      description =
          "What to cover: branch, statement, mcdc for each condition that alone changes the outcome"
              + " of its decision, def-use for each use of a value from each definition, or path:K"
              + " for all paths with at most K rounds of each loop (default: ${DEFAULT-VALUE}).")
  private String criterion;

  @Mixin private MethodChoice method;

  @Mixin private TaoChoice tao;

  @Mixin private SolverChoice solver;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "heapwright-out",
      description = "Where to write (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      defaultValue = "20",
      description =
          "For each function, at most, counted as the work that a common machine does in so many"
              + " seconds; less where nothing new has come for a sixth of it"
              + " (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed gives the same tests (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Branches of callees are goals of each function, too, down to N calls; they are named"
              + " parse/12:T. With --criterion branch (default: ${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "-j",
      paramLabel = "N",
      description = "Functions to work on at a time (default: one for each processor).")
  private Optional<Integer> workers = Optional.empty();

  @Mixin private RequiresChoice requires;

  @Mixin private AssumeChoice assume;

  @Mixin private CompilerFlags compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    GenerationPlan plan = plan();
    RunProgress progress = new RunProgress(err(), StatusLine.hasTerminal(), System.nanoTime());
    Pipeline pipeline = new Pipeline(plan, version(), progress);
    CountDownLatch reported = new CountDownLatch(1);
    Thread hook = new Thread(() -> stop(pipeline, reported));
    Runtime.getRuntime().addShutdownHook(hook);
    try (OutputFolder folder = new OutputFolder(output)) {
      return run(pipeline, progress, folder);
    } finally {
      reported.countDown();
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException shuttingDown) {
        // The shutdown hook is running and was notified that it may end.
      }
    }
  }

  private int run(Pipeline pipeline, RunProgress progress, OutputFolder folder)
      throws InterruptedException {
    Optional<String> obstacle = folder.open();
    obstacle.ifPresent(this::refuse);
    GenSources sources =
        new GenSources(
            choice, solver.ranges().byInput(), requires, assume.assumptions(), compiler, err());
    List<SourceUnit> units = sources.units(files, output);
    if (units.isEmpty()) {
      // What an earlier run has written stays.
      return ExitStatus.WRONG_INPUT;
    }
    sources.complaint().ifPresent(this::refuse);
    progress.expect(units.stream().mapToInt(unit -> unit.functions().size()).sum());
    SuiteReport suite = pipeline.run(units);
    progress.end();
    tao.trace().ifPresent(trace -> trace.lines().forEach(out()::println));
    Map<String, String> programs = tao.trace().map(TaoTrace::programs).orElse(Map.of());
    Optional<String> problem = folder.write(suite, units, programs);
    SuiteTable.of(suite).forEach(out()::println);
    if (problem.isEmpty()) {
      out().println("written to " + output);
    }
    out().flush();
    return problem.map(this::failed).orElseGet(() -> status(suite, sources.refused()));
  }

  /** Ctrl-C: no further work starts, and the report is still written. */
  private static void stop(Pipeline pipeline, CountDownLatch reported) {
    pipeline.stop();
    ForcedExit.arm();
    try {
      if (!reported.await(VERIFYING_MILLIS, TimeUnit.MILLISECONDS)) {
        pipeline.cutShort();
        reported.await(REPORTING_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private GenerationPlan plan() {
    Criterion wanted =
        Criterion.parse(criterion)
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "no criterion '"
                            + criterion
                            + "'; it is branch, statement, mcdc, def-use or path:K"));
    MethodName.Maker maker =
        tao.of(method, method.doing("covers " + wanted, name -> name.forGoals(wanted)));
    int most = workers.orElseGet(Runtime.getRuntime()::availableProcessors);
    if (most < 1 || seconds <= 0) {
      throw new ParameterException(spec.commandLine(), "-j and --time must be more than 0");
    }
    if (depth < 0 || depth > 0 && !(wanted instanceof Criterion.Branches)) {
      refuse("--depth is 0 or more, and for --criterion branch");
    }
    Duration time = Duration.ofNanos((long) (seconds * 1e9));
    return new GenerationPlan(
        wanted,
        method.name(),
        program -> maker.of(program, solvers(), seed),
        time,
        seed,
        most,
        depth,
        assume.assumptions().stream().map(Assumption::text).toList());
  }

  private Solvers solvers() {
    return tao.isPublished()
        ? solver.orLinear(solver.ranges(), method)
        : solver.brief(solver.ranges(), method);
  }

  private void refuse(String message) {
    throw new ParameterException(spec.commandLine(), message);
  }

  private int failed(String problem) {
    err().println("heapwright: " + problem);
    return ExitStatus.INTERNAL;
  }

  private int status(SuiteReport suite, boolean refused) {
    if (refused) {
      return ExitStatus.WRONG_INPUT;
    }
    boolean settled = suite.complete() && VerdictCounts.of(suite).unknown() == 0;
    return settled ? ExitStatus.DONE : ExitStatus.UNSETTLED;
  }

  private static String version() throws Exception {
    return new Version().getVersion()[0].replace("heapwright ", "");
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
