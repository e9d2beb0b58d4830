package heapwright.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import heapwright.app.program.CLibrary;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.stub.Stubs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Functions of which every outcome can be taken: the search has to find an input for each. */
public final class EveryOutcome {
  private static final Duration TIME = Duration.ofSeconds(60);

  private EveryOutcome() {}

  /** A test for each function of a file. */
  public static Stream<DynamicTest> isReachedIn(Path file) {
    Program own = read(file);
    Program linked = new CLibrary(new CFrontEnd()).link(own, ConcreteMachine.libraryRoots());
    Program program =
        Stubs.complete(
            linked, new ConcreteMachine(linked)::defines, symbol -> heapwright.world.Contract.OPEN);
    return own.functions().values().stream()
        .filter(function -> function.span().file().path().equals(file.toString()))
        .map(
            function ->
                DynamicTest.dynamicTest(
                    function.name(), () -> assertEquals(List.of(), open(program, function))));
  }

  private static Program read(Path file) {
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
    return reading instanceof SourceReading.Translated translated
        ? translated.program()
        : fail(reading.toString());
  }

  /** The goals that were not reached, with the cause. */
  private static List<String> open(Program program, Function function) {
    Criterion branches = new Criterion.Branches();
    Function linked = program.functions().get(function.symbol());
    CoverageLedger ledger =
        new CoverageLedger(branches, Goals.of(linked, branches), System::nanoTime);
    Standard.searching(program, Z3.solvers(Z3Limits.USUAL), 1)
        .pursue(linked, ledger, Budget.of(TIME));
    return ledger.goals().stream()
        .filter(goal -> ledger.isOpen(goal) || ledger.proof(goal).isPresent())
        .map(goal -> goal + ": " + ledger.cause(goal))
        .toList();
  }
}
