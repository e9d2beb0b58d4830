package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReachCommandTest {
  private static final String TREE = "examples/bst.c";

  @TempDir static Path folder;

  private static Path rings;

  @BeforeAll
  static void write() throws IOException {
    rings =
        Files.writeString(
            folder.resolve("rings.c"),
            """
            #include <stddef.h>
            struct node { int key; struct node *next; };
            int sum(struct node *p, int most) {
              int all = 0;
              int *out = &all;
              for (int i = 0; i < 3; i++)
                *out += i;
              while (p != NULL && most > 0) {
                int key = p->key;
                all += key;
                p = p->next;
                most--;
              }
              return all;
            }
            """);
  }

  private static Ran sum(String... goals) {
    String[] args = new String[goals.length + 4];
    System.arraycopy(new String[] {"reach", rings.toString(), "-f", "sum"}, 0, args, 0, 4);
    System.arraycopy(goals, 0, args, 4, goals.length);
    return Ran.heapwright(args);
  }

  @Test
  void anInputIsShownAndVerified() {
    Ran ran = Ran.heapwright("reach", TREE, "-f", "find", "1 == 3 && 3");
    assertEquals("", ran.err());
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().startsWith("1 == 3 && 3: reached\n  root = n1\n"), ran.out());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  @Test
  void aLoopThatNeverRunsSoOftenIsProved() {
    Ran ran = sum("4 == 2", "4 >= 4", "4 == 3", "--no-verify");
    assertEquals(1, ran.status(), ran.err());
    String reason = "4 == 2: unreachable (invariant): the count of rounds at 4 is 3 here\n";
    assertTrue(ran.out().contains(reason), ran.out());
    assertTrue(ran.out().contains("4 >= 4: unreachable ("), ran.out());
    assertTrue(ran.out().contains("4 == 3: reached"), ran.out());
  }

  @Test
  void visitsAndRoundsAreCounted() {
    Ran ran = sum("9 # 4 && 7 <= 4", "7 == 0", "--no-verify");
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().contains("most = 4"), ran.out());
  }

  @Test
  void conditionsSeeTheVariablesOfTheirStatement() {
    Ran ran = sum("10 # 2", "--when", "key == 5 && p->next == p && out == &all && all == 12");
    assertEquals(0, ran.status(), ran.err() + ran.out());
    assertTrue(ran.out().contains("key = 5, next = "), ran.out());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  @Test
  void aProofAboutAConditionTakesForGrantedThatItCanBeAsked() {
    Ran ran = sum("5", "--when", "i > 3", "--no-verify");
    assertEquals(1, ran.status(), ran.err());
    assertTrue(ran.out().contains("5 when (i > 3): unreachable ("), ran.out());
    assertTrue(ran.out().contains("\n  assuming: the condition can be evaluated; "), ran.out());
  }

  @Test
  void aPartOfAGoalIsNamedByItsText() {
    Ran ran = sum("4 == 2 && 5", "--no-verify");
    assertEquals(1, ran.status(), ran.err());
    assertTrue(ran.out().contains("the count of 4 == 2 so far is 0 here"), ran.out());
  }

  @Test
  void aLabelIsNotTheOneBesideIt(@TempDir Path files) throws IOException {
    Path file =
        Files.writeString(
            files.resolve("labels.c"),
            "int f(int x) { switch (x) { case 3: case 4: return 1; case 7: default: return 2; } }");
    Ran ran = Ran.heapwright("reach", file.toString(), "-f", "f", "1:case 3", "1:case 4");
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().contains("1:case 3: reached\n  x = 3\n"), ran.out());
    assertTrue(ran.out().contains("1:case 4: reached\n  x = 4\n"), ran.out());
    Ran both = Ran.heapwright("reach", file.toString(), "-f", "f", "1:case 7 && 1:default");
    assertEquals(1, both.status(), both.out());
    assertTrue(both.out().contains("unreachable"), both.out());
  }

  @Test
  void aLoopInTwoCallsDoesNotHideAThird(@TempDir Path files) throws IOException {
    Path file =
        Files.writeString(
            files.resolve("calls.c"),
            """
            int tick(int x) {
              static int calls;
              calls++;
              while (x > 0 && calls > 1)
                x -= calls;
              return calls == 3 ? 1 : x;
            }
            """);
    Ran ran = Ran.heapwright("reach", file.toString(), "-f", "tick", "5:T", "--time", "10");
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().contains("x_3 = "), ran.out());
  }

  @Test
  void whatIsWrongInAConditionIsMarked() {
    Ran ran = sum("8", "--when", "all > 1 && nothing");
    assertEquals(2, ran.status());
    assertEquals(
        """
        heapwright: column 20: 'nothing' undeclared (first use in this function)
          8 when (all > 1 && nothing)
                             ^
        Try: heapwright reach -h
        """,
        ran.err());
  }

  @Test
  void aConditionChangesNothing() {
    String complaint = "a condition must not change anything";
    assertTrue(sum("8", "--when", "most = 3").err().contains(complaint));
    assertTrue(sum("8", "--when", "p->key++ > 3").err().contains(complaint));
  }

  @Test
  void whatIsOutOfScopeIsNotThere() {
    assertTrue(sum("12", "--when", "key > 1").err().contains("'key' undeclared"));
    assertTrue(sum("12", "--when", "i > 1").err().contains("'i' undeclared"));
    assertTrue(sum("5", "--when", "i + most == 7", "--no-verify").out().contains("reached"));
  }

  @Test
  void aWrongGoalIsMarked() {
    Ran ran = sum("7 >= 2 @ 4:1");
    assertEquals(2, ran.status());
    assertEquals(
        """
        heapwright: column 10: the loop at 7 is in no other
          7 >= 2 @ 4:1
                   ^
        Try: heapwright reach -h
        """,
        ran.err());
  }

  @Test
  void filesAreWritten(@TempDir Path files) throws IOException {
    Path json = files.resolve("r.json");
    Path test = files.resolve("t.c");
    Path svg = files.resolve("p.svg");
    Ran ran =
        sum(
            "7 == 2",
            "--json",
            json.toString(),
            "--test",
            test.toString(),
            "--svg",
            svg.toString());
    assertEquals(0, ran.status(), ran.err() + ran.out());
    JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertTrue(found.get("reachable").getAsBoolean());
    assertEquals("7 == 2", found.get("goal").getAsString());
    assertTrue(Files.readString(test).contains("Reaches 7 == 2."));
    assertTrue(Files.readString(svg).contains("<svg"));
  }

  @Test
  void aProofIsWrittenAsJson() {
    Ran ran = sum("4 == 2", "--json", "-");
    assertEquals(1, ran.status());
    JsonObject found = JsonParser.parseString(ran.out()).getAsJsonObject();
    assertEquals(false, found.get("reachable").getAsBoolean());
    assertEquals(1, found.getAsJsonArray("proofs").size());
  }

  @Test
  void oneFileIsForOneGoal() {
    Ran ran = sum("1", "2", "--json", "-");
    assertEquals(2, ran.status());
    assertTrue(ran.err().startsWith("heapwright: --svg, --json and --test are for one goal\n"));
  }

  @Test
  void theHelpHasTheGrammar() {
    Ran ran = Ran.heapwright("reach", "-h");
    assertEquals(0, ran.status());
    for (String part : new String[] {"14 # 3", "12:T", "5:case 3", "12 >= 40", "14 == 4 @ 12:1"}) {
      assertTrue(ran.out().contains(part), part);
    }
  }
}
