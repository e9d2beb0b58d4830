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
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Integration goals: what callees do, and that they are called, from the function under test. */
class CalleeGoalsTest {
  @TempDir static Path folder;

  private static Path file;

  @BeforeAll
  static void write() throws IOException {
    file =
        Files.writeString(
            folder.resolve("callees.c"),
            """
            #include <stdlib.h>
            extern void reach_error(void);
            static int parse(int c, int depth) {
              if (c == '(')
                return parse(c + 2, depth + 1);
              if (c > 'z')
                return -1;
              while (depth > 3) {
                if (depth == 9)
                  return 7;
                depth--;
              }
              return depth;
            }
            static int small(int x) {
              if (x > 100)
                return 1;
              return 0;
            }
            int start(int a, int b) {
              int r = parse(a, 0);
              if (r == 1 && b == 3)
                reach_error();
              if (b > 0 && b < 50)
                r += small(b);
              return r;
            }
            int twice(int x) {
              if (x == 77)
                return 3;
              return x * 2;
            }
            int apply(int (*f)(int), int x) { return f(x) + 1; }
            static int order(const void *a, const void *b) {
              int x = *(const int *)a, y = *(const int *)b;
              return x == y ? 0 : x < y ? -1 : 1;
            }
            int sorted(int a, int b) {
              int v[2] = {a, b};
              qsort(v, 2, sizeof *v, order);
              return v[0];
            }
            int leave(int n) {
              if (n == 4)
                exit(1);
              while (n > 100)
                n--;
              if (n > 200)
                abort();
              return n;
            }
            int through(int n) {
              int (*f)(int) = abs;
              if (n > 3)
                f = twice;
              return f(n);
            }
            extern int outside(int);
            int unrelated(int n) { return outside(n); }
            static int last;
            static void note(int n) { last = n; }
            int never(int n) {
              if (n > 5 && n < 3)
                note(n);
              return n;
            }
            """);
  }

  private static Ran reach(String function, String method, String... goals) {
    List<String> args = new ArrayList<>(List.of("reach", file.toString(), "-f", function));
    args.addAll(List.of(goals));
    args.addAll(List.of("--method", method, "--time", "10"));
    return Ran.heapwright(args.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao"})
  void anOutcomeOfACalleeIsReachedFromTheFunctionUnderTest(String method) {
    Ran ran = reach("start", method, "parse/1:T");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().startsWith("parse/1:T: reached\n  a = 40\n"), ran.out());
    assertTrue(ran.out().contains("\nverified: compiled, run, the counters agree"), ran.out());
  }

  /** {@code parse} by itself gets there with a greater depth, but {@code start} never does. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao"})
  void whatOnlyOtherCallersReachIsUnreachable(String method) {
    Ran ran = reach("start", method, "parse/6:T", "small/1:T", "--no-verify");
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("parse/6:T: unreachable ("), ran.out());
    assertTrue(ran.out().contains("small/1:T: unreachable ("), ran.out());
    Ran alone = reach("parse", method, "6:T", "--no-verify");
    assertTrue(alone.out().startsWith("6:T: reached\n"), alone.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao"})
  void aFunctionThatIsOnlyDeclaredIsCalled(String method) {
    Ran ran = reach("start", method, "call reach_error");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().startsWith("call reach_error: reached\n  a = 40\n  b = 3\n"), ran.out());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao"})
  void aPointerOfTheInputLeadsToFunctionsOfTheFile(String method) {
    Ran ran = reach("apply", method, "call twice", "twice/1:T", "--no-verify");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("call twice: reached\n  f = twice\n"), ran.out());
    assertTrue(ran.out().contains("twice/1:T: reached\n  f = twice\n  x = 77\n"), ran.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao"})
  void theLibraryCallsBack(String method) {
    Ran ran = reach("sorted", method, "call order", "order/4:T");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("order/4:T: reached\n"), ran.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao"})
  void whatIsNeverCalledIsUnreachable(String method) {
    Ran ran = reach("never", method, "call note", "note/1", "call twice", "--no-verify");
    assertEquals(1, ran.status(), ran.out() + ran.err());
    for (String goal : List.of("call note", "note/1", "call twice")) {
      assertTrue(ran.out().contains(goal + ": unreachable ("), ran.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao"})
  void functionsOfTheLibraryAreCalledToo(String method) {
    Ran ran = reach("leave", method, "call exit", "--no-verify");
    assertEquals("call exit: reached\n  n = 4\n", ran.out(), ran.err());
    Ran pointer = reach("through", method, "call abs", "call twice", "--no-verify");
    assertEquals(0, pointer.status(), pointer.out() + pointer.err());
    assertTrue(pointer.out().contains("call twice: reached\n  n = 4\n"), pointer.out());
  }

  @Test
  void whatTheLibraryIsNeverAskedForIsProved() {
    Ran ran = reach("leave", "standard", "call abort", "--no-verify");
    assertTrue(ran.out().startsWith("call abort: unreachable ("), ran.out());
  }

  /** No input of ours is a pointer to a function that the file only declares. */
  @Test
  void whatAPointerOfTheInputMightLeadToIsNotProved() {
    Ran ran = reach("through", "standard", "call outside", "--no-verify");
    assertTrue(
        ran.out().startsWith("call outside: unknown: a pointer of the input may"), ran.out());
  }

  /** INKA's constraints are those of one function; what it cannot say it does not claim. */
  @Test
  void inkaLeavesGoalsInCalleesOpen() {
    Ran ran = reach("start", "inka", "parse/6:T", "call reach_error", "--no-verify");
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("parse/6:T: unknown: "), ran.out());
    assertTrue(ran.out().contains("call reach_error: unknown: "), ran.out());
  }

  @Test
  void roundsVisitsAndConditionsAreThoseOfOneCallOfTheCallee() {
    Ran ran = reach("start", "standard", "parse/1 && parse/3:T", "--no-verify");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    Ran both = reach("start", "standard", "parse/1:T && 3:T", "--no-verify");
    assertTrue(both.out().contains("unreachable ("), both.out());
    Ran when = reach("start", "standard", "parse/9", "--when", "depth == 1 && c == 42");
    assertEquals(0, when.status(), when.out() + when.err());
    assertTrue(when.out().contains("\n  a = 40\n"), when.out());
  }

  @Test
  void wrongNamesAreRefused() {
    assertRefused("no function 'parsed' has a body here", "parsed/1:T");
    assertRefused(
        "no function 'reach_error' has a body here; 'call reach_error' is", "reach_error/1");
    assertRefused("start is the function under test itself", "call start");
    assertRefused("column 7: nothing is decided at 2; decisions are 1, 3, 5, 6", "parse/2:T");
  }

  private static void assertRefused(String message, String goal) {
    Ran ran = reach("start", "standard", goal);
    assertEquals(2, ran.status(), ran.out());
    assertTrue(ran.err().contains(message), ran.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao", "sgen"})
  void branchesOfCalleesAreGoalsDownToADepth(String method) throws IOException {
    Path out = folder.resolve("out-" + method);
    Ran ran =
        Ran.heapwright(
            "gen",
            file.toString(),
            "-f",
            "start",
            "--depth",
            "1",
            "--method",
            method,
            "--time",
            "5",
            "-o",
            out.toString());
    assertTrue(ran.status() <= 1, ran.out() + ran.err());
    Map<String, String> verdicts = new TreeMap<>();
    JsonObject report =
        JsonParser.parseString(Files.readString(out.resolve("report.json"))).getAsJsonObject();
    JsonObject function = report.getAsJsonArray("functions").get(0).getAsJsonObject();
    for (JsonElement element : function.getAsJsonArray("verdicts")) {
      JsonObject verdict = element.getAsJsonObject();
      verdicts.put(verdict.get("goal").getAsString(), verdict.get("status").getAsString());
    }
    assertEquals(18, verdicts.size(), verdicts::toString);
    assertEquals("covered", verdicts.get("parse/3:F"), verdicts::toString);
    String impossible = method.equals("sgen") ? "unknown" : "infeasible";
    assertEquals(impossible, verdicts.get("parse/6:T"), verdicts::toString);
    assertEquals(impossible, verdicts.get("small/1:T"), verdicts::toString);
    assertTrue(ran.out().contains("parse/6:T"), ran.out());
    assertTrue(Files.readString(out.resolve("report.html")).contains("parse/6:T"));
  }

  /** A test of the callee itself takes what the other function's tests never can. */
  @Test
  void aCalleesOwnTestsContradictNoProofAboutItsCaller() {
    Ran ran =
        Ran.heapwright(
            "gen",
            file.toString(),
            "-f",
            "start",
            "-f",
            "small",
            "--depth",
            "1",
            "-o",
            folder.resolve("both").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().matches("(?s).*infeasible\n.*start .*small/1:T.*"), ran.out());
  }
}
