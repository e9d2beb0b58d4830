package heapwright.provocation;

import heapwright.app.program.ProgramCompletion;
import heapwright.emit.Reproducers;
import heapwright.emit.Reproducers.Reproduction;
import heapwright.emit.Suite;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.method.standard.fault.FaultSearch;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestCase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The functions of a file, and what was found out about each. */
record Suspects(Path file, Program program, Map<Function, FaultSearch.Findings> findings) {
  private static final Duration TIME = Duration.ofMinutes(1);

  /** Starting from nothing but plain inputs. */
  static Suspects plainly(String name) {
    return of(name, (program, function) -> new FoundInputs(List.of(), List.of()));
  }

  /** Starting from the inputs that the standard method finds. */
  static Suspects searched(String name) {
    return of(name, Suspects::foundInputs);
  }

  private static Suspects of(String name, BiFunction<Program, Function, FoundInputs> search) {
    Path file = Path.of(name);
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(file));
    Program program =
        new ProgramCompletion(frontEnd).of(((SourceReading.Translated) reading).program());
    Map<Function, FaultSearch.Findings> findings = new LinkedHashMap<>();
    program.functions().values().stream()
        .filter(function -> function.span().file().path().equals(name))
        .forEach(
            function ->
                findings.put(
                    function, findings(program, function, search.apply(program, function))));
    return new Suspects(file, program, findings);
  }

  private static FoundInputs foundInputs(Program program, Function function) {
    Criterion branches = new Criterion.Branches();
    CoverageLedger ledger =
        new CoverageLedger(branches, Goals.of(function, branches), System::nanoTime);
    return Standard.searching(program, Z3.solvers(Z3Limits.USUAL), 1)
        .pursue(function, ledger, Budget.of(TIME));
  }

  private static FaultSearch.Findings findings(
      Program program, Function function, FoundInputs foundInputs) {
    return new FaultSearch(program, new ConcreteMachine(program), Duration.ofMinutes(5))
        .provoke(function, foundInputs.tests(), foundInputs.faults());
  }

  static CallEnding.Faulted fault(TestCase test) {
    return (CallEnding.Faulted) test.observation().ending();
  }

  /** The faults of all functions, named as the programs that show them. */
  List<TestCase> faults() {
    List<TestCase> cases = new ArrayList<>();
    findings.forEach(
        (function, found) -> {
          for (int i = 0; i < found.faults().size(); i++) {
            ExecutedInput trial = found.faults().get(i);
            String name = function.name() + "_f" + (i + 1);
            cases.add(new TestCase(name, trial.input(), trial.observation(), List.of()));
          }
        });
    return cases;
  }

  Reproduction reproduction() {
    String include = file.toAbsolutePath().toString();
    return Reproducers.emit(new Suite(program, include, faults()));
  }
}
