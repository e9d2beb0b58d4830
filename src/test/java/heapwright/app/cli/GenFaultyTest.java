package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Goals that are reached only by inputs that fault have a verdict, and a program that shows it. */
class GenFaultyTest {
  @TempDir private Path folder;

  private Ran gen(String text, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("faulty.c"), text);
    List<String> all =
        new ArrayList<>(List.of("gen", file.toString(), "-o", folder.resolve("out").toString()));
    all.addAll(List.of(options));
    return Ran.heapwright(all.toArray(String[]::new));
  }

  private JsonObject report() throws IOException {
    String text = Files.readString(folder.resolve("out/report.json"));
    return JsonParser.parseString(text).getAsJsonObject();
  }

  private List<JsonObject> verdicts(String status) throws IOException {
    List<JsonObject> found = new ArrayList<>();
    for (JsonElement function : report().getAsJsonArray("functions")) {
      for (JsonElement verdict : function.getAsJsonObject().getAsJsonArray("verdicts")) {
        if (verdict.getAsJsonObject().get("status").getAsString().equals(status)) {
          found.add(verdict.getAsJsonObject());
        }
      }
    }
    return found;
  }

  @Test
  void aFunctionThatFaultsInEveryCallStillTells() throws Exception {
    Ran ran =
        gen(
            """
            int always(int n) {
              int *p = 0;
              int sum;
              switch (n) { case 1: sum = 3; break; case 2: sum = 5; break; default: sum = 7; }
              if (n > 10) sum++;
              *p = sum;
              return sum;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertEquals(5, verdicts("faulty").size(), ran.out());
    assertEquals(5, report().getAsJsonObject("totals").get("faulty").getAsInt());
    for (JsonObject verdict : verdicts("faulty")) {
      assertEquals("null-dereference", verdict.get("fault").getAsString());
      Path program = folder.resolve("out").resolve(verdict.get("reproducer").getAsString());
      assertTrue(Files.readString(program).contains("always("), program.toString());
    }
    // One fault, however many programs show how goals are reached.
    assertEquals(1, report().getAsJsonObject("totals").get("faults").getAsInt());
    assertEquals(5, report().getAsJsonObject("totals").get("gcovTaken").getAsInt(), ran.out());
  }

  @Test
  void aLoopThatNeverEndsIsAFault() throws Exception {
    Ran ran =
        gen(
            """
            int parity(int n) {
              for (unsigned char i = 0; i < 256; i++)
                n ^= i;
              return n;
            }
            """,
            "--time",
            "1");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertEquals(1, verdicts("faulty").size(), ran.out());
    assertEquals(1, verdicts("infeasible").size(), ran.out());
    assertTrue(ran.out().contains("endless-loop"), ran.out());
  }

  @Test
  void aGoalThatOtherInputsReachIsCovered() throws Exception {
    Ran ran =
        gen(
            """
            int table[4];
            int look(int i) {
              if (i < 0) return -1;
              if (i == 3) return table[i + 4];
              return 0;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertEquals(3, verdicts("covered").size(), ran.out());
    assertEquals(1, verdicts("faulty").size(), ran.out());
    assertEquals(4, report().getAsJsonObject("totals").get("gcovTaken").getAsInt(), ran.out());
  }

  @Test
  void whatACalleeDoesWrongMakesTheCallersGoalFaulty() throws Exception {
    Ran ran =
        gen(
            """
            static int wrong(int n) { int *p = 0; return *p + n; }
            int calls(int n) { if (n > 2) return wrong(n); return 0; }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertEquals(1, verdicts("faulty").size(), ran.out());
    assertTrue(ran.out().contains("faulty"), ran.out());
  }

  @Test
  void faultsThatNeedAShortageOfMemoryStandApart() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdlib.h>
            struct node { int x; };
            struct node *make(int n) {
              struct node *p = malloc(sizeof *p);
              p->x = n > 5 ? 0 : n;
              return p;
            }
            int divide(int a, int b) { return a > 3 ? a / b : 0; }
            """);
    String out = ran.out();
    int faults = out.indexOf("\nfaults\n");
    int shortage = out.indexOf("\nfaults when memory runs out\n");
    assertTrue(faults > 0 && shortage > faults, out);
    assertTrue(out.indexOf("division-by-zero") < shortage, out);
    assertTrue(out.indexOf("null-dereference") > shortage, out);
  }
}
