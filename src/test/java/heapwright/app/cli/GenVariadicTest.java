package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The arguments of {@code ...} are inputs, as many and of the types that the code asks for. */
class GenVariadicTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("variadic.c"), text);
    return Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
  }

  @Test
  void everyTypeOfArgumentIsFound() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdarg.h>
            #include <string.h>

            int tally(const char *f, ...) {
              va_list list;
              va_start(list, f);
              int n = 0;
              for (; *f; f++) {
                switch (*f) {
                case 'd': if (va_arg(list, int) < 0) n++; break;
                case 's': {
                  const char *s = va_arg(list, const char *);
                  if (s && !strcmp(s, "hey")) n += 10;
                  break;
                }
                case 'f': if (va_arg(list, double) > 2.5) n += 100; break;
                case 'l': if (va_arg(list, long) == 1L << 40) n += 1000; break;
                default: va_end(list); return -1;
                }
              }
              va_end(list);
              return n;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 17 of 17 branches taken"), ran.out());
  }

  @Test
  void twoListsReadTheSameArguments() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdarg.h>

            static int many(int n, va_list list) {
              int count = 0;
              while (n-- > 0)
                if (va_arg(list, unsigned) > 3000000000u) count++;
              return count;
            }

            int outer(int n, ...) {
              va_list first, second;
              if (n > 2) return -2;
              va_start(first, n);
              va_copy(second, first);
              int count = many(n, first);
              int same = n > 0 && va_arg(second, unsigned) > 3000000000u;
              va_end(first);
              va_end(second);
              if (same && count == 0) return -1;
              return count;
            }
            """);
    assertTrue(
        ran.out().contains("outer  9.2:T  every path through the function was followed ("),
        ran.out());
  }
}
