package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathCommandTest {
  private static final String TREE = "examples/bst.c";

  private static Ran path(String function, String path) {
    return Ran.heapwright("path", TREE, "-f", function, path);
  }

  @Test
  void aFeasiblePathComesWithItsInput() {
    Ran ran = path("find", "1,2,3,1,2,4,1,5");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertTrue(ran.out().startsWith("feasible\n  root = n1\n  key = "), ran.out());
    assertTrue(ran.out().contains("\n  key < root->key\n"), ran.out());
  }

  @Test
  void anInfeasiblePathComesWithAReason() {
    Ran infeasible =
        Ran.heapwright(
            "path", "src/test/resources/paths/sgen_example.c", "-f", "example", "1,2,3,4,5");
    assertEquals("infeasible at 5: dereferences NULL\n", infeasible.out());
    assertEquals(1, infeasible.status());
  }

  @Test
  void aWrongTurnNamesTheRightOnes() {
    Ran ran = path("find", "1,2,5");
    assertEquals(2, ran.status());
    assertTrue(ran.err().startsWith("heapwright: after 2 comes 3 or 4, not 5\n"), ran.err());
  }

  @Test
  void anEmptyPathAndABadNumberAreWrong() {
    assertTrue(path("find", "").err().contains("the path is empty; it begins with 1"));
    assertTrue(path("find", "1,77").err().contains("has the statements 1 to 5; there is no 77"));
    assertTrue(path("find", "1,two").err().contains("'two' in the path is no statement number"));
    assertTrue(path("find", "2").err().contains("the path begins with 1, not 2"));
    assertEquals(2, path("find", "2").status());
  }

  @Test
  void anUnknownFunctionIsWrong() {
    Ran ran = path("fnd", "1");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("no function 'fnd'"), ran.err());
  }

  private static Ran find(String... options) {
    String[] command = {"path", TREE, "-f", "find", "1,2,3,1,2,4,1,5", "--no-verify"};
    return Ran.heapwright(
        Stream.concat(Stream.of(command), Stream.of(options)).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"z3", "reduction"})
  void everySolverKeepsTheRanges(String solver) {
    Ran ran = find("--solver", solver, "--range", "key=17..19", "--range", "root->key=19..40");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertTrue(ran.out().matches("(?s)feasible\n  root = n1\n  key = 1[78]\n.*"), ran.out());
    Ran none = find("--solver", solver, "--range", "key=5..9", "--range", "root->key=0..5");
    assertEquals(1, none.status());
    assertTrue(none.out().startsWith("infeasible at 2: "), none.out());
    assertTrue(none.out().endsWith("\nwithin key=5..9, root->key=0..5\n"), none.out());
  }

  @Test
  void aRangeForNoInputNamesThoseThatThereAre() {
    Ran ran = find("--range", "kee=0..5");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err()
            .startsWith(
                "heapwright: no input of this path is called 'kee'; it has key, root->key,"),
        ran.err());
  }

  @Test
  void aRangeThatIsNoneIsWrong() {
    for (String garbage : List.of("key", "key=", "key=1", "key=1..", "key=a..b", "=1..2")) {
      Ran ran = find("--range", garbage);
      assertEquals(2, ran.status());
      assertTrue(ran.err().contains("'" + garbage + "' is no range"), ran.err());
    }
    Ran reversed = find("--range", "key=5..-5");
    assertEquals(2, reversed.status());
    assertTrue(
        reversed.err().contains("'key=5..-5' leaves no value: 5 is above -5"), reversed.err());
    Ran tooLarge = find("--range", "key=0x80000000..1e20");
    assertEquals(2, tooLarge.status());
    assertTrue(tooLarge.err().contains("key holds -2147483648..2147483647 only"), tooLarge.err());
  }

  @Test
  void hintsNameWhatIsUnusedAndWhatWasForced() {
    Ran ran = Ran.heapwright("path", "src/test/resources/paths/hints.c", "-f", "twice", "1,3,4,5");
    assertTrue(ran.out().contains("the parameter spare is never used on the path\n"), ran.out());
    assertTrue(ran.out().contains("the outcome of 3 is forced by what comes"), ran.out());
    assertTrue(ran.out().contains("the outcome of 4 is forced by what comes"), ran.out());
    assertFalse(ran.out().contains("the outcome of 1 "), ran.out());
  }

  @Test
  void aPathOfNoUseWithoutItsEndIsTakenToAnEnd() {
    Ran ran = Ran.heapwright("path", "src/test/resources/paths/hints.c", "-f", "lookup", "1");
    assertEquals(0, ran.status());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  @Test
  void aGroupMayComeSeveralTimes() {
    assertEquals(path("find", "1,2,3,1,2,3,1,5").out(), path("find", "(1,2,3)*2, 1,5").out());
    assertTrue(path("find", "(1,2,3,1").err().contains("the path ends too early"));
    assertTrue(path("find", "(1,2,3)*x").err().contains("'x' in the path is no count"));
  }

  @Test
  void functionsThatAreOnlyDeclaredAnswerAsTheInputSays() {
    String file = "src/test/resources/emission/absent.c";
    Ran node = Ran.heapwright("path", file, "-f", "absent", "1,2,4,6,7,8");
    assertTrue(node.out().contains("fetch#1 = n1\n"), node.out());
    assertTrue(node.out().contains("n1: struct n {next = n1}\n"), node.out());
    assertTrue(node.out().contains("config = 3\n"), node.out());
    assertTrue(node.out().contains("\nverified: "), node.out());
    Ran death = Ran.heapwright("path", file, "-f", "absent", "1,2,3");
    assertTrue(death.out().contains("\nverified: "), death.out());
  }

  @Test
  void aWrongFolderIsNoticedBeforeTheSearch(@TempDir Path folder) {
    String nowhere = folder.resolve("nowhere/find.json").toString();
    for (String option : List.of("--json", "--svg", "--test")) {
      Ran ran = Ran.heapwright("path", TREE, "-f", "find", "1,2,3,1,5", option, nowhere);
      assertEquals(2, ran.status());
      assertEquals("", ran.out());
      assertTrue(ran.err().contains("there is no such folder"), ran.err());
    }
  }

  @Test
  void aDecisionThatIsSettledIsNamed(@TempDir Path folder) throws IOException {
    String text =
        "int f(int x) {\n  int y = 0;\n  if (x > 0 && y > 3)\n    x = 2;\n"
            + "  switch (y) { case 1: x = 4; break; default: x = 5; }\n  return x;\n}\n";
    String file = Files.writeString(folder.resolve("settled.c"), text).toString();
    Ran never = Ran.heapwright("path", file, "-f", "f", "1,2,3,4");
    assertEquals("infeasible at 2: 2.2 is false here\n", never.out());
    Ran other = Ran.heapwright("path", file, "-f", "f", "1,2,4,5");
    assertEquals("infeasible at 4: 4 has another value here\n", other.out());
  }

  @Test
  void theTestIsAFileThatCompilesByItself(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path test = folder.resolve("test_find.c");
    Ran ran = Ran.heapwright("path", TREE, "-f", "find", "1,2,3,1,5", "--test", test.toString());
    assertEquals(0, ran.status(), ran.err());
    String program = folder.resolve("a").toString();
    List<String> gcc =
        List.of("gcc", "-Wall", "-Wextra", "-Werror", test.toString(), "-o", program);
    assertEquals(0, new ProcessBuilder(gcc).inheritIO().start().waitFor());
    assertEquals(0, new ProcessBuilder(program).inheritIO().start().waitFor());
  }
}
