package heapwright.method.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Fixture;
import heapwright.testcase.stub.Stubs;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Only what may matter to a function is listed. */
class ProofAssumptionsTest {
  private static final String DEFINED = "no undefined behaviour before";
  private static final String APART = "objects of incompatible types do not overlap";

  private static final Fixture FILE =
      Fixture.read(Path.of("src/test/resources/standard/assumptions.c"));

  private static List<String> of(String function) {
    Program linked = FILE.program();
    Program program =
        Stubs.complete(
            linked, new ConcreteMachine(linked)::defines, symbol -> heapwright.world.Contract.OPEN);
    return ProofAssumptions.of(program, CallGraph.of(program), FILE.function(function));
  }

  @Test
  void whatPrintsNothingNeedsNoOutput() {
    assertEquals(List.of(DEFINED, APART), of("silent"));
  }

  @Test
  void whoseCalleesPrintDoes() {
    assertEquals(List.of(DEFINED, APART, "printing to standard output succeeds"), of("loud"));
  }

  @Test
  void whatEndsTheProgramPrintsNothingFirst() {
    assertEquals(List.of(DEFINED, APART), of("strict"));
  }

  @Test
  void nothingIsAssumedOfFunctionsThatAreOnlyDeclared() {
    assertEquals(List.of(DEFINED, APART), of("dependent"));
  }
}
