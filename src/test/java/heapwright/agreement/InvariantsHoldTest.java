package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.machine.RunSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a run does cannot be infeasible. */
class InvariantsHoldTest {
  private static final Path PROGRAMS = Path.of("src", "test", "resources", "agreement");

  /** Every so many of the programs; bench/invariants takes all and random ones besides. */
  private static final int EVERY = 4;

  @Test
  void noOutcomeThatAProgramTakesIsCalledInfeasible() throws IOException {
    Machine machine = new Machine();
    List<String> wrong = new ArrayList<>();
    List<CProgram> programs = CProgram.below(PROGRAMS);
    for (int i = 0; i < programs.size(); i += EVERY) {
      CProgram program = programs.get(i);
      TakenOutcomes taken = new TakenOutcomes();
      Machine.Ran ran = machine.run(program, RunSettings.silent().withObserver(taken));
      String file = program.file().toString();
      taken
          .contradicted(ran.program(), f -> f.span().file().path().equals(file))
          .forEach(line -> wrong.add(program.name() + " " + line));
    }
    assertTrue(programs.size() > 100);
    assertEquals(List.of(), wrong);
  }
}
