package heapwright.method.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.method.Fixture;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputObject;
import heapwright.testcase.TestInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A process may have room for what the machine has not: such runs are unsettled, and no bugs. */
class MachineRoomTest {
  private static final String SOURCE =
      """
      #include <stdlib.h>
      int reserve(void) { char *p = malloc(1 << 20); free(p); return p != NULL; }
      long first(long *p) { return p ? *p : 0; }
      """;

  @TempDir static Path folder;

  private static Fixture fixture;

  @BeforeAll
  static void read() throws IOException {
    fixture = Fixture.read(Files.writeString(folder.resolve("room.c"), SOURCE));
  }

  @Test
  void aBlockThatTheMachineCannotGrantEndsTheCall() {
    RunSettings setting = RunSettings.silent().withLimits(Limits.CALL.withMachineBytes(1 << 16));
    Reply reply =
        new ConcreteMachine(fixture.program())
            .stage(setting, scene -> scene.call(fixture.function("reserve").symbol(), List.of()));
    assertEquals(new Reply.Ended(new RunOutcome.OverBudget(RunBudget.MEMORY)), reply);
  }

  /** Lengths whose bytes are too many for an array, and wrap to less than none or to a few. */
  @ParameterizedTest
  @ValueSource(longs = {(1L << 29) - 2, 1L << 29, (1L << 29) + 1, (1L << 61) + 1})
  void anInputForWhichThereIsNoRoomIsNotPlayed(long length) {
    ConcreteMachine machine = new ConcreteMachine(fixture.program());
    TestInput input = stretched(length);
    assertEquals(
        new CallEnding.Unsettled("out of memory"),
        new ConcreteExecution(fixture.program(), machine).execute(input).observation().ending());
    assertTrue(new PathReplay(fixture.program().model(), machine).observe(input, 1).isOverBudget());
    assertFalse(
        new ObservedRun(fixture.program(), machine, 100).show(input, new Observer() {}).endsWell());
  }

  private static TestInput stretched(long length) {
    TestInput plain =
        new PlainInput(fixture.program(), new InputScalars(fixture.program()))
            .of(fixture.function("first"), 1);
    InputObject object = plain.objects().get(0);
    return new TestInput(
        plain.function(),
        plain.arguments(),
        List.of(
            new InputObject(
                object.name(), object.element(), length, object.storage(), object.cells())),
        plain.globals(),
        plain.stdin(),
        plain.failing(),
        plain.outside());
  }
}
