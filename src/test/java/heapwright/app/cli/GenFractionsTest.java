package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the solver is at a loss, trying out is not. */
class GenFractionsTest {
  @TempDir private Path folder;

  @Test
  void aDeterminantIsZeroOrNotOrNoNumber() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("determinant.c"),
            """
            #include <math.h>

            double determinant(double a[3][3]) {
              double d = a[0][0] * (a[1][1] * a[2][2] - a[1][2] * a[2][1])
                       - a[0][1] * (a[1][0] * a[2][2] - a[1][2] * a[2][0])
                       + a[0][2] * (a[1][0] * a[2][1] - a[1][1] * a[2][0]);
              if (d == 0.0)
                return 0.0;
              if (isnan(d))
                return -1.0;
              return d;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
  }
}
