package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  private static final String TREE = "examples/bst.c";
  private static final String ENCODING = "native.encoding";

  private final String encoding = System.getProperty(ENCODING, "");

  /** The goldens are for a terminal with Unicode, wherever the tests run. */
  @BeforeEach
  void useUnicode() {
    System.setProperty(ENCODING, "UTF-8");
  }

  @AfterEach
  void restore() {
    System.setProperty(ENCODING, encoding);
  }

  @Test
  void findIsShownAsTheReadmeSays() {
    Ran ran = Ran.heapwright("show", TREE, "-f", "find", "--no-color");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    List<String> expected =
        """
        find  examples/bst.c:9
          5 statements · 3 decisions · 6 branch outcomes · 1 loop · 4 unconstrained edges · 0 calls

               9 │   struct node *find(struct node *root, int key) {
           1  10 │ ┌   while (root != NULL && root->key != key) {
         1.1     │ │       root != NULL                            1.1:T → 1.2     1.1:F → 5 ◆
         1.2     │ │       root->key != key                        1.2:T → 2       1.2:F → 5 ◆
           2  11 │ │     if (key < root->key)                      2:T → 3 ◆       2:F → 4 ◆
           3  12 │ │       root = root->left;
              13 │ │     else
           4  14 │ └       root = root->right;
              15 │     }
           5  16 │     return root;
              17 │   }
        """
            .lines()
            .toList();
    assertEquals(expected, ran.out().lines().limit(expected.size()).toList());
  }

  @Test
  void allFunctionsOfTheFileAreShownAndNoneOfItsHeaders() {
    Ran ran = Ran.heapwright("show", TREE);
    for (String name : List.of("find", "insert", "smallest", "delete", "height")) {
      assertTrue(ran.out().contains(name + "  " + TREE), name);
    }
    assertFalse(ran.out().contains("stdlib.h"), ran.out());
  }

  @Test
  void misspeltFunctionIsWrongUsageWithTheNearestNames() {
    Ran ran = Ran.heapwright("show", TREE, "-f", "fnd");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("no function 'fnd' in examples/bst.c; did you mean find?"));
  }

  @Test
  void functionThatResemblesNoneIsAnsweredWithAll() {
    Ran ran = Ran.heapwright("show", TREE, "-f", "quicksort");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("it has find, insert, smallest, delete, height"), ran.err());
  }

  @Test
  void missingFileIsWrongInput() {
    Ran ran = Ran.heapwright("show", "examples/none.c");
    assertEquals(2, ran.status());
    assertTrue(ran.err().startsWith("examples/none.c: error: "), ran.err());
  }

  @Test
  void irIsPrintedOnRequest() {
    Ran ran = Ran.heapwright("show", TREE, "-f", "find", "--ir");
    assertEquals(0, ran.status());
    assertTrue(ran.out().startsWith("struct node *find(struct node *root, int key)"), ran.out());
  }

  @Test
  void pictureGoesToItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("find.svg");
    Ran ran = Ran.heapwright("show", TREE, "-f", "find", "--svg", file.toString());
    assertEquals(0, ran.status(), ran.err());
    assertEquals("", ran.out());
    String svg = Files.readString(file);
    assertTrue(svg.startsWith("<svg "), svg);
    assertTrue(svg.contains("root-&gt;key != key"), svg);
  }

  @Test
  void everyExampleCanBeShownAndDrawn() throws IOException {
    try (Stream<Path> examples = Files.list(Path.of("examples"))) {
      for (Path example : examples.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        Ran shown = Ran.heapwright("show", example.toString());
        assertEquals(0, shown.status(), shown.err());
        Ran drawn = Ran.heapwright("show", example.toString(), "--svg", "-");
        assertEquals(0, drawn.status(), drawn.err());
        assertTrue(drawn.out().endsWith("</svg>\n"), example.toString());
      }
    }
  }

  @Test
  void pictureThatCannotBeWrittenIsWrongUsage(@TempDir Path folder) {
    Path file = folder.resolve("no such folder").resolve("find.svg");
    Ran ran = Ran.heapwright("show", TREE, "--svg", file.toString());
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("cannot write"), ran.err());
  }

  @Test
  void fileWithoutFunctionsSaysSo(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("data.c"), "int x = 3;\n");
    Ran ran = Ran.heapwright("show", file.toString());
    assertEquals(0, ran.status());
    assertTrue(ran.err().contains("no function with a body"), ran.err());
  }
}
