package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import heapwright.method.Fixture;
import heapwright.solve.smtlib.OutsideSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Solvers that are not ours come to our answers about paths. */
class OutsideSolversTest {
  private static final List<OutsideSolver> SOLVERS = OutsideSolver.installed();

  @TempDir private Path folder;

  private static void requireSolver() {
    assumeFalse(SOLVERS.isEmpty(), "neither cvc5 nor z3 is installed");
  }

  @TestFactory
  Stream<DynamicTest> numbersTextsAndHeapsAreSolvedAlike() {
    requireSolver();
    return tests("src/test/resources/smt", "standard");
  }

  /** ζ is made by SGEN itself, and so are its refutations. */
  @TestFactory
  Stream<DynamicTest> whatSgenDemandsIsSolvedAlike() {
    requireSolver();
    return tests("src/test/resources/smt", "sgen");
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> theExamplesOfTheMethodsAreSolvedAlike() {
    requireSolver();
    return Stream.of("src/test/resources/paths", "src/test/resources/paths/calls")
        .flatMap(folder -> tests(folder, "standard"));
  }

  private Stream<DynamicTest> tests(String sources, String method) {
    return Fixture.in(sources).stream().map(Fixture::read).flatMap(f -> tests(f, method));
  }

  private Stream<DynamicTest> tests(Fixture fixture, String method) {
    return fixture.expectations().stream()
        .filter(e -> e.finding().matches("feasible|infeasible .*"))
        .map(
            e ->
                DynamicTest.dynamicTest(
                    fixture.file().getFileName() + " " + e.function() + " " + e.path(),
                    () -> compare(fixture.file(), e, method)));
  }

  private void compare(Path source, Fixture.Expectation expected, String method)
      throws IOException, InterruptedException {
    Path script = folder.resolve(expected.function() + ".smt2");
    Ran ran = path(source, expected, method, script);
    String verdict = expected.finding().split(" ", 2)[0];
    assertTrue(ran.out().startsWith(verdict), ran.out() + ran.err());
    String answer = verdict.equals("feasible") ? "sat" : "unsat";
    for (OutsideSolver solver : SOLVERS) {
      List<String> answers = solver.answers(script);
      assertFalse(answers.isEmpty(), solver.name());
      assertEquals(
          Set.of(answer), new HashSet<>(answers), solver.name() + "\n" + Files.readString(script));
    }
  }

  private static Ran path(Path source, Fixture.Expectation expected, String method, Path script) {
    return Ran.heapwright(
        "path",
        source.toString(),
        "-f",
        expected.function(),
        expected.path(),
        "--method",
        method,
        "--no-verify",
        "--smt",
        script.toString());
  }

  /** So that agreement means something. */
  @Test
  void aScriptThatIsWrongIsNoticed() throws IOException, InterruptedException {
    requireSolver();
    Path script = folder.resolve("wrong.smt2");
    Fixture.Expectation going = new Fixture.Expectation("find", "1,2,3,1,5", "");
    path(Path.of("examples/bst.c"), going, "standard", script);
    String right = Files.readString(script);
    List<String> wrong =
        List.of(
            right.replace("bvslt", "bvless"),
            right.replace("(_ BitVec 32)", "(_ BitVec 16)").replaceFirst("BitVec 16", "BitVec 32"),
            right.replaceFirst("\\(declare-const \\|key\\|.*", ""),
            right.replaceFirst("\\)\n", "\n"),
            right.replaceFirst("\\(check-sat\\)", "(assert (bvslt |key| |key|))\n(check-sat)"));
    for (OutsideSolver solver : SOLVERS) {
      assertEquals(List.of("sat"), solver.answers(script), right);
      for (String text : wrong) {
        assertFalse(text.equals(right), "nothing was changed");
        Path other = Files.writeString(folder.resolve("other.smt2"), text);
        assertFalse(List.of("sat").equals(solver.answers(other)), solver.name() + "\n" + text);
      }
    }
  }
}
