package heapwright.method.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.MethodName;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.path.PathMethod;
import heapwright.method.run.FoundInputs;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.execution.CallRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goals that are pursued path by path: every path, or every branch and statement. */
class PathByPathTest {
  private static final String LOOPS =
      """
      int positives(const int *a, unsigned n) {
        int count = 0;
        while (n > 0) {
          n--;
          if (a[n] > 0)
            count++;
        }
        return count;
      }
      int twice(unsigned n) {
        int rounds = 0;
        for (unsigned i = 0; i < n; i++)
          for (unsigned j = 0; j < n; j++)
            rounds++;
        return rounds;
      }
      void last(unsigned *n) {
        while (*n > 0)
          --*n;
      }
      int never(int x) {
        int square = x > 0 ? 1 : 0;
        if (square > 1)
          return 2;
        if (square < 0)
          return 3;
        return square;
      }
      void exit(int);
      int leaves(int x) {
        if (x > 3) {
          exit(0);
        }
        return x;
      }
      int later(int n) {
        int i = 0, seen = 0;
        do {
          i++;
          if (i == 3)
            seen = 1;
        } while (i < n);
        return seen;
      }
      int plain(int x) {
        return x;
      }
      """;

  @TempDir private static Path folder;

  private record Pursued(CoverageLedger ledger, FoundInputs foundInputs) {
    long proved() {
      return ledger.goals().stream().filter(g -> ledger.proof(g).isPresent()).count();
    }

    List<String> left() {
      return ledger.open().stream().map(g -> g + ": " + ledger.cause(g)).toList();
    }
  }

  private static Pursued loops(String name, String criterion) throws IOException {
    Path file = folder.resolve("loops.c");
    Files.writeString(file, LOOPS);
    return pursued(file, name, criterion, MethodName.standard);
  }

  private static PathByPath pathByPath(Fixture fixture, MethodName method) {
    return new PathByPath(fixture.program(), () -> pathMethod(fixture, method));
  }

  private static PathMethod pathMethod(Fixture fixture, MethodName method) {
    return method
        .forPath()
        .orElseThrow()
        .of(fixture.program(), Z3.solvers(Z3Limits.USUAL), CallRule.INLINE);
  }

  /** Functions are pursued by several threads at a time, and a concrete machine serves one. */
  @Test
  void eachPursuitHasAMethodOfItsOwn() throws IOException {
    Path file = Files.writeString(folder.resolve("loops.c"), LOOPS);
    Fixture fixture = Fixture.read(file);
    Set<PathMethod> made = Collections.newSetFromMap(new IdentityHashMap<>());
    PathByPath pathByPath =
        new PathByPath(
            fixture.program(),
            () -> {
              PathMethod method = pathMethod(fixture, MethodName.sgen);
              made.add(method);
              return method;
            });
    List<Function> functions = List.copyOf(fixture.program().functions().values());
    for (Function function : functions.subList(0, 2)) {
      CoverageLedger ledger =
          new CoverageLedger(
              new Criterion.Branches(), Goals.of(function, new Criterion.Branches()), () -> 0);
      pathByPath.pursue(function, ledger, Budget.of(Duration.ofSeconds(1)));
    }
    assertEquals(2, made.size());
  }

  private static Pursued pursued(Path file, String name, String criterion, MethodName method) {
    Fixture fixture = Fixture.read(file);
    Function function = fixture.function(name);
    Criterion wanted = Criterion.parse(criterion).orElseThrow();
    CoverageLedger ledger =
        new CoverageLedger(wanted, Goals.of(function, wanted), System::nanoTime);
    FoundInputs foundInputs =
        pathByPath(fixture, method).pursue(function, ledger, Budget.of(Duration.ofMinutes(1)));
    return new Pursued(ledger, foundInputs);
  }

  /**
   * The loop with an if: 2 ways a round, so 1, 1 + 2 and 1 + 2 + 4 paths. Of the nested loops both
   * have as many rounds: of the 1, 1 + 2 and 1 + 3 + 9 paths, those with 0, with 1 in 1, and with 2
   * in each of 2 rounds are feasible.
   */
  @ParameterizedTest
  @CsvSource({
    "positives, 0, 1, 0",
    "positives, 1, 3, 0",
    "positives, 2, 7, 0",
    "twice, 0, 1, 0",
    "twice, 1, 3, 1",
    "twice, 2, 13, 10",
    "last, 0, 1, 0",
    "last, 2, 3, 0",
    "never, 0, 3, 2",
  })
  void everyPathIsTakenOrProvedInfeasible(String name, int rounds, int paths, int infeasible)
      throws IOException {
    Pursued pursued = loops(name, "path:" + rounds);
    assertEquals(List.of(), pursued.left());
    assertEquals(paths, pursued.ledger().goals().size());
    assertEquals(infeasible, pursued.proved());
    assertEquals(paths - infeasible, pursued.foundInputs().tests().size());
  }

  @ParameterizedTest
  @CsvSource({
    "examples/bst.c, find",
    "examples/dlist.c, reverse",
    "examples/dlist.c, is_consistent",
    "examples/hashtable.c, hash"
  })
  void bothMethodsTakeEveryBranch(String file, String name) {
    assertEquals(List.of(), pursued(Path.of(file), name, "branch", MethodName.sgen).left());
    Pursued mapped = pursued(Path.of(file), name, "branch", MethodName.address);
    assertEquals(List.of(), mapped.left());
    assertEquals(0, mapped.proved());
  }

  @Test
  void whatNoPathWithoutLoopsReachesIsProvedInfeasible() throws IOException {
    Pursued branches = loops("never", "branch");
    assertEquals(List.of(), branches.left());
    assertEquals(2, branches.proved());
    Pursued statements = loops("never", "statement");
    assertEquals(List.of(), statements.left());
    assertEquals(2, statements.proved());
  }

  @Test
  void aBranchBehindWhichTheProgramEndsIsTaken() throws IOException {
    Pursued pursued = loops("leaves", "branch");
    assertEquals(List.of(), pursued.left());
    assertEquals(0, pursued.proved());
  }

  @Test
  void moreRoundsAreTriedWhileGoalsAreOpen() throws IOException {
    Pursued pursued = loops("later", "branch");
    assertEquals(List.of(), pursued.left());
    assertEquals(0, pursued.proved());
  }

  @Test
  void aFunctionWithoutBranchesGetsOneTest() throws IOException {
    assertEquals(1, loops("plain", "branch").foundInputs().tests().size());
  }

  @Test
  void whatIsNotTriedIsLeftOpen() throws IOException {
    Path file = folder.resolve("many.c");
    String decisions = "if (x == 1) y++;\n".repeat(11);
    Files.writeString(file, "int many(int x) { int y = 0;\n" + decisions + "return y; }\n");
    Fixture fixture = Fixture.read(file);
    Criterion wanted = new Criterion.Paths(0);
    CoverageLedger ledger = new CoverageLedger(wanted, List.of(), System::nanoTime);
    pathByPath(fixture, MethodName.standard)
        .pursue(fixture.function("many"), ledger, Budget.endless().until(() -> true));
    assertEquals(2001, ledger.open().size());
    Goal first = ledger.open().get(0);
    assertEquals("the time was used up", ledger.cause(first));
    Goal last = ledger.open().get(2000);
    assertTrue(ledger.cause(last).contains("there are more"), ledger.cause(last));
  }
}
