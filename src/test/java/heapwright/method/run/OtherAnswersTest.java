package heapwright.method.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Fixture;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.stub.Stubs;
import heapwright.world.Contract;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A call that waits for the outside ends once the outside answers otherwise. */
class OtherAnswersTest {
  private static final Fixture FILE = Fixture.read(Path.of("src/test/resources/standard/silent.c"));

  private static final Program PROGRAM =
      Stubs.complete(
          FILE.program(), new ConcreteMachine(FILE.program())::defines, symbol -> Contract.OPEN);

  /** What is open after the input that says nothing was played. */
  private static List<String> open(String name) {
    Function function = PROGRAM.functionsNamed(name).get(0);
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
    PlainInput plain = new PlainInput(PROGRAM, new InputScalars(PROGRAM));
    InputExecutor.Outcome outcome = new InputExecutor(PROGRAM, ledger).play(plain.of(function, 0));
    assertTrue(outcome.isKept());
    return ledger.open().stream().map(Object::toString).toList();
  }

  @Test
  void aLoopEndsInItsFirstOrSecondRound() {
    assertEquals(List.of(), open("drained"));
  }

  @Test
  void oneLoopAfterTheOtherEnds() {
    assertEquals(List.of(), open("drained_twice"));
  }

  @Test
  void whatIsWrittenThroughAParameterIsAnAnswer() {
    assertEquals(List.of(), open("polled"));
  }

  @Test
  void aLongLoopIsNoWait() {
    assertEquals(List.of(), open("long_loop"));
  }
}
