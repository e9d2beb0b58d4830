package heapwright.report.suite;

import heapwright.app.program.CLibrary;
import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.Verdict;
import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.method.path.StatementPath;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.report.suite.FunctionReport.GoalReport;
import heapwright.report.suite.ReportedTest.Agreement;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.GcovCoverage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A report with one of everything: the tests of {@code showcase.c} along given paths, a proof, an
 * open goal, a fault. The inputs, their paths and what they meet are real.
 */
public final class SampleSuite {
  public static final Path FILE = Path.of("src", "test", "resources", "report", "showcase.c");

  public static final String EVIDENCE =
      """
      AddressSanitizer: SEGV on unknown address
          in first at showcase.c:26
      """;

  private static final Map<String, List<String>> PATHS = new LinkedHashMap<>();

  static {
    PATHS.put("find", List.of("1,7", "1,2,4,5,1,2,4,6,1,2,3"));
    PATHS.put("clamp", List.of("1,2,3,5", "1,3,5"));
    PATHS.put("first", List.of("1,2", "1,3"));
    PATHS.put("hash", List.of("1,2,3,2,4,5", "1,2,4,6,7"));
    PATHS.put("markup", List.of("1,2", "1,3", "1,4"));
  }

  private static final SuiteReport REPORT = new SampleSuite().report();

  private final Program program;
  private final ConcreteExecution execution;
  private final PathFinder finder;

  private SampleSuite() {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceRequest request = new SourceRequest(FILE, "gcc", List.of(), DataModel.LP64);
    Program read = ((SourceReading.Translated) frontEnd.read(request)).program();
    program = new CLibrary(frontEnd).link(read, ConcreteMachine.libraryRoots());
    execution = new ConcreteExecution(program, new ConcreteMachine(program));
    finder = new PathFinder(program, Z3.solvers(Z3Limits.USUAL));
  }

  public static SuiteReport get() {
    return REPORT;
  }

  private SuiteReport report() {
    List<FunctionReport> functions = new ArrayList<>();
    PATHS.forEach((name, paths) -> functions.add(function(name, paths)));
    List<TestCase> tests =
        functions.stream()
            .flatMap(function -> function.tests().stream())
            .map(test -> test.test().test())
            .toList();
    Emission emission = CTests.emit(new Suite(program, "showcase.c", tests));
    FileReport file =
        new FileReport(
            FILE.toString(), text(), program, "test_showcase.c", functions, emission.functions());
    return new SuiteReport("0.1", new Criterion.Branches(), "standard", 1, true, List.of(file));
  }

  private static List<String> text() {
    try {
      return Files.readAllLines(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private FunctionReport function(String name, List<String> paths) {
    Function function = program.functionsNamed(name).get(0);
    List<Goal> goals = Goals.of(function, new Criterion.Branches());
    List<CoveringTest> tests = new ArrayList<>();
    for (String path : paths) {
      tests.add(test(function, name + "_" + (tests.size() + 1), path, goals));
    }
    List<GoalReport> verdicts =
        goals.stream().map(goal -> new GoalReport(goal, verdict(goal, tests), 0.0104)).toList();
    List<FaultReport> faults = name.equals("first") ? List.of(fault(function)) : List.of();
    List<String> notes = name.equals("first") ? List.of("needs non-NULL root") : List.of();
    VerdictCounts met =
        VerdictCounts.of(
            new FunctionReport(
                name,
                1,
                verdicts,
                tests,
                faults,
                notes,
                false,
                new GcovCoverage(0, 0, 0, 0),
                0.12,
                0.31));
    GcovCoverage gcov = new GcovCoverage(met.goals(), met.covered(), 6, 5);
    return new FunctionReport(
        name, function.span().line(), verdicts, tests, faults, notes, false, gcov, 0.12, 0.31);
  }

  /** The same report, with bugs of ours. */
  public static FunctionReport erring(FunctionReport function, List<String> causes) {
    return new FunctionReport(
        function.name(),
        function.line(),
        function.goals(),
        function.tests(),
        function.faults(),
        function.evidence(),
        function.notes(),
        function.withdrawn(),
        function.leftOut(),
        causes,
        function.gcov(),
        function.generate(),
        function.verify());
  }

  private CoveringTest test(Function function, String name, String statements, List<Goal> goals) {
    StatementPath path =
        ((StatementPath.Parsed.Right) StatementPath.parse(function, statements)).path();
    ExecutedInput trial = execution.execute(((SearchOutcome.Feasible) finder.find(path)).input());
    TestCase test =
        new TestCase(name, trial.input(), trial.observation(), List.of("Takes " + path + "."));
    Visits visits = trial.visits();
    List<Goal> met = goals.stream().filter(goal -> goal.isMetBy(visits)).toList();
    return new CoveringTest(new ReportedTest(test, visits.path(), Agreement.AGREES), met);
  }

  private static Verdict verdict(Goal goal, List<CoveringTest> tests) {
    return tests.stream()
        .filter(test -> test.covers().contains(goal))
        .findFirst()
        .<Verdict>map(test -> new Verdict.Covered(test.test().test().name()))
        .orElseGet(() -> without(goal));
  }

  private static Verdict without(Goal goal) {
    return goal.function().key().contains("clamp")
        ? new Verdict.Infeasible(
            Verdict.Proof.ALL_PATHS_EXHAUSTED,
            "n >= 0 && n < -5",
            List.of("no other thread changes memory"))
        : new Verdict.Unknown("20 s were not enough: a product of 33 has no inverse here");
  }

  private FaultReport fault(Function function) {
    InputCell nowhere =
        new InputCell(
            0, Cell.of(function.parameters().get(0).type()), new InputValue.NullPointer());
    TestInput input =
        new TestInput(
            function.symbol(),
            List.of(new InputArgument(function.parameters().get(0), List.of(nowhere))),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    CallEnding.Faulted ending =
        (CallEnding.Faulted) execution.execute(input).observation().ending();
    return new FaultReport(input, ending, "faults/first_f1.c", EVIDENCE);
  }
}
