package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which stubs stand in a file of tests, and what becomes of tests if one does not compile. */
class GenStubsTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("stubs.c"), text);
    return Ran.heapwright("gen", file.toString(), "--time", "10", "-o", output().toString());
  }

  private Path output() {
    return folder.resolve("out");
  }

  private String tests() throws IOException {
    return Files.readString(output().resolve("test_stubs.c"));
  }

  @Test
  void whatTheSourceDoesNotReferToHasNone() throws IOException {
    Ran ran =
        gen(
            """
            int needed(int x);
            int taken(int x);
            int declared(int x);
            extern int set, unset;
            int (*pointer)(int) = taken;
            int f(int x) { return needed(x) > set ? 1 : 0; }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(tests().contains("int needed(int a1)"), tests());
    assertTrue(tests().contains("int taken(int a1)"), tests());
    assertFalse(tests().contains("declared(int a1)"), tests());
    assertFalse(tests().contains("unset;"), tests());
  }

  @Test
  void oneThatDoesNotCompileCostsNoOtherTest() throws IOException {
    Ran ran =
        gen(
            """
            int measure(int);
            extern int foreign(int, ...) __attribute__((ms_abi));
            int measured(int x) { return measure(x) > 10 ? 1 : 0; }
            int asked(int x) { return foreign(x, x) > 3 ? 1 : 0; }
            """);
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(
        ran.out().contains("the stub of foreign does not compile (please report)"), ran.out());
    assertTrue(tests().contains("static void test_measured_2(void)"), tests());
    assertFalse(tests().contains("static void test_asked_1(void)"), tests());
  }
}
