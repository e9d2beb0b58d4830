package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Complex numbers and vectors are inputs and results like others. */
class GenLanesTest {
  @TempDir private Path folder;

  @Test
  void branchesOnLanesAreCovered() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("lanes.c"),
            """
            #include <complex.h>
            typedef int four __attribute__((vector_size(16)));

            int weigh(four v, int k) {
              four w = v * 2 + k;
              if (w[0] == 42) return 1;
              if (w[3] < -100) return 2;
              return 0;
            }
            int total(const four *v, int n) {
              four sum = {0};
              for (int i = 0; i < n; i++) sum += v[i];
              return sum[1] == 7 ? 1 : 0;
            }
            int place(double complex z) {
              if (creal(z) > 3 && cimag(z) == 2) return 1;
              if (z == 1.5) return 2;
              return 0;
            }
            double complex turn(double complex z, int n) {
              if (n > 3) z *= I;
              return z;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("total           16       16"), ran.out());
  }
}
