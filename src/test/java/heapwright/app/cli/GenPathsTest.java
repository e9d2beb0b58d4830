package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever folders and bytes are like, tests compile and agree. */
final class GenPathsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"with space", "\u00fcml\u00e4ut", "quo\"te's", "dol$lar;semi", "a,b#c"})
  void foldersMayHaveAnyName(String name) throws IOException {
    // The launcher sees to it; a test runs in whatever locale the build has.
    assumeTrue(
        name.chars().allMatch(c -> c < 128)
            || "UTF-8".equals(System.getProperty("sun.jnu.encoding")));
    Path there = Files.createDirectories(folder.resolve(name));
    Files.writeString(there.resolve("a.h"), "#define LIMIT 7\nint g(int n);\n");
    Path file = there.resolve("a.c");
    Files.writeString(
        file, "#include \"a.h\"\nint f(int n) { if (n == LIMIT) return 1; return g(n) > 2; }\n");
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", there.resolve("out").toString());
    assertEquals(0, ran.status(), ran.err() + ran.out());
    assertTrue(ran.out().contains("gcov: 2 of 2 branches taken"), ran.out());
  }

  @Test
  void bytesThatAreNoUtf8AreCopiedAsTheyAre() throws IOException {
    Path file = folder.resolve("latin.c");
    String text =
        "int f(const char *s) { if (s && s[0] == \"\u00e9\"[0]) return 1; return 0; } /* \u00fc */\n"
            + "int main(void) { return (unsigned char)\"caf\u00e9\"[3]; }\n";
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(0xe9, Ran.heapwright("run", file.toString()).status());
    Ran gen =
        Ran.heapwright("gen", file.toString(), "-f", "f", "-o", folder.resolve("out").toString());
    assertEquals(0, gen.status(), gen.err() + gen.out());
  }

  @Test
  void codeFor32BitsIsRefusedByName() throws IOException {
    Path file = Files.writeString(folder.resolve("a.c"), "int f(int n) { return n; }\n");
    Ran ran = Ran.heapwright("gen", file.toString(), "-m32", "-o", folder.toString());
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("-m32"), ran.err());
  }
}
