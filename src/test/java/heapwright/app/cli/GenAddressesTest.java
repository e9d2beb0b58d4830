package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that depend on the bits of addresses hold under a compiler's addresses too. */
class GenAddressesTest {
  @TempDir private Path folder;

  @Test
  void testsOfPointerBitsAreVerified() {
    Ran ran =
        Ran.heapwright(
            "gen", "src/test/resources/addresses/bits.c", "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertFalse(ran.out().contains("its test"), ran.out());
  }
}
