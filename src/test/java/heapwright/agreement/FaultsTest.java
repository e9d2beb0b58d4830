package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heapwright.machine.ConcreteRun;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each fault is named, with the line that carries {@code // fault: kind}; its correct twin stays
 * silent.
 */
class FaultsTest {
  private static final Path CORPUS = Path.of("src/test/resources/faults");
  private static final String MARK = "// fault: ";

  private final Machine machine = new Machine();

  @TestFactory
  Stream<DynamicTest> faultsAreNamedAndTwinsAreSilent() throws IOException {
    return CProgram.below(CORPUS).stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> check(program)));
  }

  private void check(CProgram program) throws IOException {
    assertEquals(expected(program), found(machine.run(program).run()));
  }

  private static List<String> expected(CProgram program) throws IOException {
    List<String> lines = Files.readAllLines(program.file());
    List<String> marks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int mark = lines.get(i).indexOf(MARK);
      if (mark >= 0) {
        marks.add((i + 1) + ": " + lines.get(i).substring(mark + MARK.length()).strip());
      }
    }
    boolean twin = program.name().endsWith("-ok.c");
    assertEquals(twin ? 0 : 1, marks.size(), program + " is marked wrongly");
    return marks.stream().map(FaultsTest::withoutLineOfLoop).toList();
  }

  private static List<String> found(ConcreteRun run) {
    List<String> found = new ArrayList<>();
    run.survived().forEach(fault -> found.add(describe(fault)));
    if (run.outcome() instanceof RunOutcome.Faulted faulted) {
      found.add(describe(faulted.fault()));
    } else if (run.outcome() instanceof RunOutcome.OverBudget over
        && over.budget() == RunBudget.STEPS) {
      found.add("endless-loop");
    } else if (!(run.outcome() instanceof RunOutcome.Killed)) {
      assertInstanceOf(RunOutcome.Exited.class, run.outcome());
    }
    return found;
  }

  private static String describe(Fault fault) {
    return fault.at().line() + ": " + fault.kind().id();
  }

  /** A budget ends a loop anywhere inside it. */
  private static String withoutLineOfLoop(String mark) {
    return mark.endsWith("endless-loop") ? "endless-loop" : mark;
  }
}
