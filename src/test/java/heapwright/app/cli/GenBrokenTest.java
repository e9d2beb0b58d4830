package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files with functions that cannot be read: the others get their tests. */
class GenBrokenTest {
  private static final String BROKEN =
      """
      #include <stddef.h>
      #include "pair.h"

      int good(int x) {
        if (x > 3) return 1;
        return 0;
      }

      static int broken(int x)
      {
      #define SEVEN 7
        struct pair p = x;
        return p +;
      }

      int user(struct pair *p) {
        if (p == NULL) return -1;
        if (broken(p->a) == 5) return 1;
        return p->b == SEVEN;
      }

      struct __attribute__((packed)) tail { char c; };
      int undeclared_name(void) { return undeclared; }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Ran gen(Path file, String... more) {
    String[] args = new String[4 + more.length];
    args[0] = "gen";
    args[1] = file.toString();
    args[2] = "-o";
    args[3] = folder.resolve("out").toString();
    System.arraycopy(more, 0, args, 4, more.length);
    return Ran.heapwright(args);
  }

  private Map<String, JsonObject> functions() throws IOException {
    Map<String, JsonObject> functions = new TreeMap<>();
    String text = Files.readString(folder.resolve("out/report.json"));
    for (JsonElement one :
        JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("functions")) {
      functions.put(one.getAsJsonObject().get("name").getAsString(), one.getAsJsonObject());
    }
    return functions;
  }

  private static int goals(JsonObject function, String which) {
    return function.getAsJsonObject("goals").get(which).getAsInt();
  }

  @Test
  void brokenFunctionsCostOnlyTheirOwnTests() throws Exception {
    write("pair.h", "struct pair { int a, b; };\n");
    Path file = write("mixed.c", BROKEN);
    Ran ran = gen(file);
    assertEquals(2, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().contains("mixed.c:12:19: error: invalid initializer"), ran.err());
    assertTrue(ran.err().contains("mixed.c:23:36: error: 'undeclared' undeclared"), ran.err());
    Map<String, JsonObject> functions = functions();
    assertEquals(2, goals(functions.get("good"), "covered"));
    // What cannot be compiled is a stub for those who call it.
    assertEquals(goals(functions.get("user"), "total"), goals(functions.get("user"), "covered"));
    String note = functions.get("broken").get("notes").toString();
    assertTrue(note.contains("does not compile") && note.contains(":12:19"), note);
    assertEquals(9, functions.get("broken").get("line").getAsInt());
    assertTrue(functions.containsKey("undeclared_name"));
    assertTrue(Files.readString(file).equals(BROKEN));
    String tests = Files.readString(folder.resolve("out/test_mixed.c"));
    assertTrue(tests.contains("#include \"mixed.without_broken.c\""), tests);
  }

  @Test
  void aFileThatIsMendedLosesItsCopy() throws Exception {
    Path file = write("one.c", "int f(int x) { return x > 1; }\nint g(void) { return y; }\n");
    assertEquals(2, gen(file).status());
    Path copy = folder.resolve("out/one.without_broken.c");
    assertTrue(Files.exists(copy));
    write("one.c", "int f(int x) { return x > 1; }\nint g(void) { return 1; }\n");
    assertEquals(0, gen(file).status());
    assertFalse(Files.exists(copy));
  }

  @Test
  void errorsOutsideOfBodiesRefuseTheFile() throws Exception {
    Path file = write("outside.c", "int f(int x) { return x; }\nunknown_t y;\n");
    Ran ran = gen(file);
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("outside.c:2:1: error: unknown type name"), ran.err());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void aFileOfWhichNothingCompilesIsRefusedByItsErrors() throws Exception {
    Ran ran = gen(write("sum.c", "int f(int x) { return x +; }\n"));
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("sum.c:1:26: error: expected expression"), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
    assertEquals("", ran.out());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void withoutAnyResultNoFolderIsLeftBehind() throws Exception {
    assertEquals(2, gen(folder.resolve("nosuch.c")).status());
    assertFalse(Files.exists(folder.resolve("out")));
    write("pair.h", "struct pair { int a, b; };\n");
    assertEquals(2, gen(write("mixed.c", BROKEN), "-f", "godo").status());
    assertFalse(Files.exists(folder.resolve("out")));
    Files.createDirectory(folder.resolve("out"));
    assertEquals(2, gen(folder.resolve("nosuch.c")).status());
    assertTrue(Files.exists(folder.resolve("out")));
  }

  @Test
  void inlineAssemblyIsReportedAlsoWhereItIsCalled() throws Exception {
    Path file =
        write(
            "assembly.c",
            """
            int spin(int x) {
              int y;
              __asm__ volatile("mov %1, %0" : "=r"(y) : "r"(x));
              return y;
            }
            int caller(int x) {
              if (x < 0) return -1;
              if (spin(x) == 3) return 1;
              return 0;
            }
            int other(int x) { return x > 7 ? 1 : 2; }
            """);
    Ran ran = gen(file);
    assertEquals(1, ran.status(), ran.out() + ran.err());
    Map<String, JsonObject> functions = functions();
    assertTrue(functions.get("spin").get("notes").toString().contains("inline assembly"));
    assertEquals(2, goals(functions.get("other"), "covered"));
    JsonObject caller = functions.get("caller");
    assertTrue(goals(caller, "covered") >= 1, caller.toString());
    assertFalse(caller.toString().contains("internal error"), caller.toString());
    assertTrue(caller.toString().contains("spin"), caller.toString());
  }
}
