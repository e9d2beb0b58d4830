package heapwright.app.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.fault.FaultSearch;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.SuiteTable;
import heapwright.report.suite.VerdictCounts;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A proof that a run of the compiled code contradicts is withdrawn, told and counted. */
class WithdrawalTest {
  private static final Verdict.Infeasible WRONG =
      new Verdict.Infeasible(Verdict.Proof.INVARIANT, "n is at most 3 here", List.of());

  @TempDir private Path folder;
  private SourceUnit unit;
  private Function function;
  private CoverageLedger ledger;

  /** A function of which the first outcome is said to be infeasible. */
  @BeforeEach
  void read() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("f.c"),
            "int f(int n, int d) {\n  if (n > 3)\n    return 8 / d;\n  return 0;\n}\n");
    SourceRequest source = SourceRequest.of(file);
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading.Translated reading = (SourceReading.Translated) frontEnd.read(source);
    Program program = new ProgramCompletion(frontEnd).of(reading.program());
    function = program.functionsNamed("f").get(0);
    unit =
        new SourceUnit(
            source,
            "test_f.c",
            program,
            List.of(function),
            List.of(),
            List.of(),
            new InputConfirmation(program, source));
    Criterion branches = new Criterion.Branches();
    ledger = new CoverageLedger(branches, Goals.of(function, branches), () -> 0);
    Goal wrong = ledger.goals().get(0);
    assertEquals("1:T", wrong.toString());
    ledger.prove(wrong, WRONG);
  }

  private ExecutedInput called(long n, long d) {
    List<InputArgument> arguments = List.of(argument(0, n), argument(1, d));
    TestInput input =
        new TestInput(
            function.symbol(), arguments, List.of(), List.of(), List.of(), List.of(), List.of());
    Program program = unit.program();
    return new ConcreteExecution(program, new ConcreteMachine(program)).execute(input);
  }

  private InputArgument argument(int index, long value) {
    Cell cell = Cell.of(function.parameters().get(index).type());
    InputCell number = new InputCell(0, cell, InputValue.Number.of(value));
    return new InputArgument(function.parameters().get(index), List.of(number));
  }

  private FileReport report(FoundInputs foundInputs, FaultSearch.Findings findings)
      throws InterruptedException {
    FunctionResult generated = new FunctionResult(function, ledger, foundInputs, findings, 0);
    TestSelection tests = new TestSelection(unit.program(), List.of(generated));
    return new FileReporting(unit, VerifiedSuite.of(unit, tests, "faults/")).report();
  }

  private static void isTold(FileReport file) {
    FunctionReport report = file.functions().get(0);
    assertEquals(1, VerdictCounts.of(report).withdrawn());
    assertTrue(
        report.notes().stream().anyMatch(note -> note.contains("1:T is taken, though")),
        () -> report.notes().toString());
    SuiteReport suite =
        new SuiteReport("0", new Criterion.Branches(), "standard", 1, true, List.of(file));
    String table = String.join("\n", SuiteTable.of(suite));
    assertTrue(table.contains("our fault: 1 outcome was called infeasible"), table);
  }

  private static Verdict verdict(FileReport file) {
    return file.functions().get(0).goals().stream().map(GoalReport::verdict).findFirst().get();
  }

  @Test
  void aTestWithdrawsAProof() throws InterruptedException {
    FileReport file =
        report(new FoundInputs(List.of(called(5, 2)), List.of()), FaultSearch.Findings.NONE);
    isTold(file);
    assertInstanceOf(Verdict.Covered.class, verdict(file));
  }

  @Test
  void soDoesAFaultsProgram() throws InterruptedException {
    FaultSearch.Findings found = new FaultSearch.Findings(List.of(called(5, 0)), List.of());
    FileReport file = report(FoundInputs.NONE, found);
    isTold(file);
    Verdict.Unknown open = assertInstanceOf(Verdict.Unknown.class, verdict(file));
    assertTrue(open.cause().contains("a fault's program takes it: our fault"), open.cause());
  }

  @Test
  void aProofThatNoRunContradictsStands() throws InterruptedException {
    FileReport file =
        report(new FoundInputs(List.of(called(2, 2)), List.of()), FaultSearch.Findings.NONE);
    assertEquals(0, VerdictCounts.of(file.functions().get(0)).withdrawn());
    assertInstanceOf(Verdict.Infeasible.class, verdict(file));
  }
}
