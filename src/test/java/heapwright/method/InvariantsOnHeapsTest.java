package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.agreement.TakenOutcomes;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.method.run.InputPlacement;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What functions do on random heaps, aliases and cycles included, cannot be infeasible. */
class InvariantsOnHeapsTest {
  private static final long STEPS = 100_000;
  private static final int DRAWS = 60;
  private int runs;

  @Test
  void noOutcomeThatARandomHeapLeadsToIsCalledInfeasible() {
    List<String> wrong = new ArrayList<>();
    Stream.of(
            "src/test/resources/paths",
            "src/test/resources/infeasible",
            "src/test/resources/shapes",
            "src/test/resources/invariants",
            "examples")
        .flatMap(folder -> Fixture.in(folder).stream())
        .forEach(file -> wrong.addAll(check(file)));
    assertTrue(runs > 1000);
    assertEquals(List.of(), wrong);
  }

  private List<String> check(Path file) {
    Fixture fixture = Fixture.read(file);
    ConcreteMachine machine = new ConcreteMachine(fixture.program());
    List<String> wrong = new ArrayList<>();
    for (Function function : fixture.own()) {
      TakenOutcomes all = new TakenOutcomes();
      RandomInputs random = new RandomInputs(fixture.program(), 1);
      for (int i = 0; i < DRAWS; i++) {
        TakenOutcomes taken = new TakenOutcomes();
        if (play(fixture, machine, random.of(function), taken)) {
          all.addAll(taken);
        }
      }
      all.contradicted(fixture.program(), f -> f.equals(function))
          .forEach(line -> wrong.add(file + " " + line));
    }
    return wrong;
  }

  /** Whether the run had no fault that it survived: after one, anything may happen. */
  private boolean play(
      Fixture fixture, ConcreteMachine machine, TestInput input, TakenOutcomes taken) {
    runs++;
    RunSettings setting =
        RunSettings.silent().withLimits(Limits.PROCESS.withSteps(STEPS)).withObserver(taken);
    return machine.stage(
        setting,
        scene -> {
          List<byte[]> arguments =
              new InputPlacement(fixture.program().model(), scene, input).arguments();
          scene.refuse(Set.copyOf(input.failing()));
          scene.call(input.function(), arguments);
          return scene.survived().isEmpty();
        });
  }
}
