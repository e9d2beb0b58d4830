package heapwright.method.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An input whose path depends on where its objects lie is a test only where there is no other. */
class AddressOrderTest {
  private static final Program PROGRAM =
      Fixture.read(Path.of("src/test/resources/standard/addresses.c")).program();

  private final Function function = PROGRAM.functionsNamed("first").get(0);
  private final Criterion criterion = new Criterion.Branches();
  private final CoverageLedger ledger =
      new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
  private final InputExecutor executor = new InputExecutor(PROGRAM, ledger);

  /** Each pointer leads to an object of its own. */
  private final TestInput apart =
      new PlainInput(PROGRAM, new InputScalars(PROGRAM)).of(function, 2);

  @Test
  void theGoalStaysOpenForOtherInputs() {
    assertFalse(executor.play(apart).isKept());
    assertEquals(2, ledger.open().size());
  }

  @Test
  void itIsATestInTheEnd() {
    executor.play(apart);
    assertEquals(
        List.of(apart), executor.foundInputs().tests().stream().map(ExecutedInput::input).toList());
    assertEquals(1, ledger.open().size());
  }
}
