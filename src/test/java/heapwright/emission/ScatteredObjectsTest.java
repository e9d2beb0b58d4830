package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScatteredObjectsTest {
  private static final String SOURCE =
      """
      static int is_below(int *p, int *q) { return p < q; }
      int order(void) { int a = 1; int b = 2; return is_below(&a, &b); }
      int within(void) { int a[2] = {1, 2}; return is_below(&a[0], &a[1]); }
      """;

  @Test
  void noTestAssertsTheOrderOfTwoObjects(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("order.c"), SOURCE);
    Played played = Played.of(file.toString(), 1000);
    List<String> tested =
        new RandomTests(played, 1, 1)
            .ofAll().stream()
                .map(test -> test.input().function().key())
                .filter(name -> !name.contains("is_below"))
                .toList();
    assertEquals(List.of("within"), tested);
  }
}
