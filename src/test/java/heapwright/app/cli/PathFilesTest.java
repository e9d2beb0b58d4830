package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathFilesTest {
  private static final String TREE = "examples/bst.c";
  private static final String WAY = "1,2,3,1,2,4,1,5";

  @TempDir private Path folder;

  private static Ran find(String path, String... options) {
    List<String> words = new ArrayList<>(List.of("path", TREE, "-f", "find", path));
    words.addAll(List.of(options));
    return Ran.heapwright(words.toArray(String[]::new));
  }

  @Test
  void theInputIsDrawnAndTheFindingWritten() throws IOException {
    Path svg = folder.resolve("tree.svg");
    Path json = folder.resolve("tree.json");
    Ran ran = find(WAY, "--svg", svg.toString(), "--json", json.toString());
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().startsWith("feasible\n"), ran.out());
    assertTrue(Files.readString(svg).contains("n2<tspan"), "the second node");
    JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertTrue(found.get("feasible").getAsBoolean());
    JsonObject test = found.getAsJsonObject("test");
    assertEquals("[1,2,3,1,2,4,1,5]", test.get("path").toString());
    assertTrue(test.get("agrees").getAsBoolean(), "compiled and run");
  }

  @Test
  void standardOutputIsForOneThing() {
    Ran ran = find(WAY, "--json", "-", "--no-verify");
    assertEquals(0, ran.status(), ran.err());
    JsonObject found = JsonParser.parseString(ran.out()).getAsJsonObject();
    assertTrue(found.getAsJsonObject("test").get("agrees").isJsonNull(), "not compiled");
    assertTrue(find(WAY, "--svg", "-", "--no-verify").out().startsWith("<svg "));
  }

  @Test
  void anInfeasiblePathHasAJsonButNoPicture() throws IOException {
    Path svg = folder.resolve("none.svg");
    Path json = folder.resolve("none.json");
    Ran ran =
        Ran.heapwright(
            "path",
            "src/test/resources/paths/sgen_example.c",
            "-f",
            "example",
            "1,2,3,4,5",
            "--svg",
            svg.toString(),
            "--json",
            json.toString());
    assertEquals(1, ran.status());
    assertEquals("heapwright: nothing to draw: no input takes the path\n", ran.err());
    assertFalse(Files.exists(svg));
    JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertFalse(found.get("feasible").getAsBoolean());
    assertEquals(5, found.get("at").getAsInt());
    assertEquals("dereferences NULL", found.get("reason").getAsString());
  }

  @Test
  void aPlaceThatCannotBeWrittenIsSaidInOneLine() {
    Path file = folder.resolve("none").resolve("tree.json");
    Ran ran = find(WAY, "--no-verify", "--json", file.toString());
    assertEquals(2, ran.status());
    String line = "heapwright: cannot write " + file + ": there is no such folder\n";
    assertTrue(ran.err().startsWith(line), ran.err());
    assertFalse(Files.exists(file.getParent()));
  }

  @Test
  void aFullDiskIsOurFailureToWrite() {
    Ran ran = find(WAY, "--no-verify", "--svg", "/dev/full");
    assertEquals("heapwright: cannot write /dev/full: No space left on device\n", ran.err());
    assertEquals(3, ran.status());
  }
}
