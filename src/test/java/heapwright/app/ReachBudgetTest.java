package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.program.ProgramCompletion;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.ReachResult;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever pursues a goal asks often whether to go on, and does not when told so. */
class ReachBudgetTest {
  /** So that every method has begun with what it does at length. */
  private static final int LASTING = 300;

  /** The methods, each with those that it calls, look once more and leave. */
  private static final int PARTING = 200;

  @TempDir private Path folder;

  /** Lasts for so many questions. */
  private static final class Fuse implements Budget {
    private int asked;

    @Override
    public boolean isUsedUp() {
      return ++asked > LASTING;
    }

    @Override
    public Budget anew(int part) {
      return this;
    }

    @Override
    public Budget slice(int part) {
      return this;
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"standard", "search", "inka"})
  void whatIsUsedUpIsNotGoneOnWith(MethodName method) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("mix.c"),
            """
            static unsigned long mix(unsigned long x, int rounds) {
              for (int i = 0; i < rounds; i++) {
                x ^= x >> 31;
                x *= 0x7fb5d329728ea185ul;
              }
              return x;
            }

            int mixed(unsigned long x, unsigned long y, int rounds) {
              if (rounds > 3 && x != y && mix(x, rounds) == mix(y, rounds))
                return 1;
              return 0;
            }
            """);
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(file));
    Program program =
        new ProgramCompletion(frontEnd).of(((SourceReading.Translated) reading).program());
    Function function = program.functionsNamed("mixed").get(0);
    ReachGoal goal = ((ReachGoal.Parsed.Right) ReachGoal.parse(function, "2")).goal();
    Fuse fuse = new Fuse();
    ReachResult answer =
        new Reach(program, goal, Map.of())
            .pursue(
                p -> method.forOneGoal().orElseThrow().of(p, Z3.solvers(Z3Limits.BRIEF), 1), fuse);
    assertInstanceOf(ReachResult.Unknown.class, answer);
    assertTrue(fuse.asked > LASTING, "it was not asked often: " + fuse.asked);
    assertTrue(fuse.asked <= LASTING + PARTING, "it was asked on: " + fuse.asked);
  }
}
