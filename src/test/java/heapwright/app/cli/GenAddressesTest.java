package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that depend on the bits of addresses hold under a compiler's addresses too. */
class GenAddressesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"bits.c", "members.c"})
  void testsThatDependOnAddressesAreVerified(String file) {
    String source = "src/test/resources/addresses/" + file;
    Ran ran = Ran.heapwright("gen", source, "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertFalse(ran.out().contains("its test"), ran.out());
    assertFalse(ran.out().contains("internal error"), ran.out());
  }

  @Test
  void whatLiesBehindTheStartOfAnObjectIsNotAtNull() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("behind.c"),
            """
            struct pair { long first, second; };
            int member(struct pair *p) { if (&p->second == 0) return 1; return 2; }
            int element(int *p) { if (p + 2 == 0) return 1; return 2; }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("&p->second is not NULL here"), ran.out());
    assertTrue(ran.out().contains("p + 2 is not NULL here"), ran.out());
  }

  @Test
  void nothingIsAssertedOfAPointerWithAByteCleared() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("cut.c"),
            """
            struct self {
              char *at;
              int n;
            };

            int cut(struct self *s) {
              if (s->at == 0) return 0;
              s->at = (char *)s + 5;
              *s->at = 0;
              if (s->n > 3) return 1;
              return 2;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
  }

  @Test
  void aPointerToAFunctionMayBeASentinel() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("sentinel.c"),
            """
            #include <signal.h>

            typedef int (*action)(int);
            action find_action(int key);

            int before(void) {
              void (*handler)(int) = signal(SIGTERM, SIG_IGN);
              if (handler == SIG_ERR) return -1;
              if (handler == SIG_IGN) return 1;
              if (handler == SIG_DFL) return 0;
              return 2;
            }

            int is_there(int key) {
              action found = find_action(key);
              if (found == (action)-1) return -1;
              return found != 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 8 of 8 branches taken"), ran.out());
  }

  /** C17 6.5.9p6: one object may begin where another one ends. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int a, b; int f(void) { return &a + 1 == &b ? 1 : 2; }",
        "int f(void) { int a[2], b[2]; return b + 2 == a ? 1 : 2; }",
        "int f(int *p) { int a; return p == &a + 1 ? 1 : 2; }",
        "int f(int *p) { int a; return p + 1 == &a ? 1 : 2; }",
        "extern int from[], to[]; int f(void) { return from == to ? 1 : 2; }",
        "extern int from[], to[]; int f(void) { int *p = from; while (p != to) p++; return 1; }"
      })
  void anObjectMayBeginWhereAnotherEnds(String function) throws IOException {
    assertFalse(proves(function), function);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int a, b; int f(void) { return &a == &b ? 1 : 2; }",
        "int f(void) { int a[2], b[2]; return b + 1 == a ? 1 : 2; }",
        "int f(int *p) { int a; return p == &a ? 1 : 2; }"
      })
  void objectsDoNotOverlap(String function) throws IOException {
    assertTrue(proves(function), function);
  }

  private boolean proves(String function) throws IOException {
    Path file = Files.writeString(folder.resolve("neighbours.c"), function + "\n");
    String out = folder.resolve("out").toString();
    return Ran.heapwright("gen", file.toString(), "--time", "5", "-o", out)
        .out()
        .contains("\ninfeasible\n");
  }
}
