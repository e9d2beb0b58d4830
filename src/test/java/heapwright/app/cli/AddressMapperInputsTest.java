package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The worked examples of AddressMapper's publication: the test that is written has the nodes of
 * &chi; and their links, and nothing else.
 */
class AddressMapperInputsTest {
  private static final Pattern NODE = Pattern.compile("  struct \\w+ \\*(n\\d+) = hw_new.*");
  private static final Pattern LINK = Pattern.compile("  n\\d+->\\w+ = n\\d+;");

  @TempDir private Path folder;

  /** The nodes and links of the test that is written for a path. */
  private void builds(String file, String function, String path, int nodes, String... links)
      throws IOException {
    Path test = folder.resolve("test.c");
    Path json = folder.resolve("path.json");
    Ran ran =
        Ran.heapwright(
            "path",
            "src/test/resources/paths/" + file,
            "-f",
            function,
            path,
            "--method",
            "address",
            "--test",
            test.toString(),
            "--json",
            json.toString());
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
    List<String> lines = Files.readAllLines(test);
    assertEquals(nodes, lines.stream().filter(l -> NODE.matcher(l).matches()).count());
    Set<String> found = new TreeSet<>();
    lines.stream().filter(l -> LINK.matcher(l).matches()).forEach(l -> found.add(l.strip()));
    assertEquals(new TreeSet<>(Set.of(links)), found);
    JsonArray objects =
        JsonParser.parseString(Files.readString(json))
            .getAsJsonObject()
            .getAsJsonObject("shape")
            .getAsJsonArray("objects");
    assertEquals(nodes, objects.size());
  }

  @Test
  void ex01HasFourNodes() throws IOException {
    builds(
        "address_ex01.c",
        "ex01",
        "1,2,3,4,5,6,7,8,9,10",
        4,
        "n1->lt = n2;",
        "n2->rt = n3;",
        "n3->lt = n4;");
  }

  @Test
  void theClassesOfTable1NeedFourNodes() throws IOException {
    builds("address_table1.c", "classes", "1,2,3,4,5,6,7", 4, "n1->right = n3;", "n2->left = n4;");
  }

  @Test
  void faliasSharesANodeFromTheStart() throws IOException {
    builds(
        "address_falias.c",
        "falias",
        "1,2,3,4,5,6",
        4,
        "n1->left = n3;",
        "n2->right = n3;",
        "n3->left = n4;");
  }

  /** 1, 4, 3, 6, 8 and 11; 8.right = 1 and 6.right = 4. */
  @Test
  void test02HasSixCells() throws IOException {
    builds(
        "address_figure_a1.c",
        "test02",
        "1,2,3,4,5,12,4,5,6,7,8,9,10,11,4,13,14,3,15",
        6,
        "n1->right = n3;",
        "n2->right = n4;",
        "n3->right = n5;",
        "n4->right = n2;",
        "n5->left = n6;",
        "n5->right = n1;");
  }

  /** Figure A.4: the nodes of the first two arcs are there, too, as the method creates them. */
  @Test
  void test03HasSevenCells() throws IOException {
    builds(
        "address_figure_a3.c",
        "test03",
        "1,2,3,4,6,7,3,4,6,7,3,4,5",
        7,
        "n1->arc = n3;",
        "n3->anode = n4;",
        "n3->next = n5;",
        "n5->anode = n6;",
        "n5->next = n7;",
        "n7->anode = n2;");
  }

  @Test
  void test05HasTwelveCells() throws IOException {
    builds(
        "address_figure_a5.c",
        "test05",
        "1,2,3,4,5,6,23,5,6,23,5,6,23,5,24,3,4,5,6,7,8,9,14,15,16,17,18,19,20",
        12,
        "n1->cols = n3;",
        "n1->rows = n2;",
        "n11->nextr = n9;",
        "n2->nextrh = n4;",
        "n2->rdata = n5;",
        "n3->cdata = n11;",
        "n3->nextch = n10;",
        "n4->nextrh = n8;",
        "n4->rdata = n9;",
        "n5->nextc = n6;",
        "n6->nextc = n7;",
        "n9->nextr = n12;");
  }

  @Test
  void mixednodeWalksThroughTheInputOnly() throws IOException {
    builds("address_mixed.c", "through_input", "1,2,3", 3, "n1->right = n2;", "n2->left = n3;");
  }
}
