package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that are declared to want no NULL get none, even where they would not look at it. */
class GenNonNullTest {
  @TempDir private Path folder;

  @Test
  void nothingIsCopiedFromSomewhere() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("buffer.c"),
            """
            #include <stdlib.h>
            #include <string.h>

            struct buffer { char *bytes; size_t length, room; };

            int append(struct buffer *b, const char *more, size_t n) {
              if (n > 64 || b->length > b->room || b->room > 64) return -2;
              if (b->length + n > b->room) {
                char *larger = realloc(b->bytes, b->length + n);
                if (!larger) return -1;
                b->bytes = larger;
                b->room = b->length + n;
              }
              memcpy(b->bytes + b->length, more, n);
              b->length += n;
              return b->length == b->room;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 10 of 10 branches taken"), ran.out());
    assertTrue(ran.out().contains("append  null-argument"), ran.out());
    assertTrue(ran.out().contains("needs non-NULL more"), ran.out());
  }
}
