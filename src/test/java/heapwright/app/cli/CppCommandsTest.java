package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CppCommandsTest {
  private static final String SHAPES = "examples/shapes.cpp";
  private static final String ENCODING = "native.encoding";

  private final String encoding = System.getProperty(ENCODING, "");

  @TempDir Path folder;

  @BeforeEach
  void useUnicode() {
    System.setProperty(ENCODING, "UTF-8");
  }

  @AfterEach
  void restore() {
    System.setProperty(ENCODING, encoding);
  }

  @Test
  void aMethodIsShownLikeAFunctionOfC() {
    assumeClang();
    Ran ran = Ran.heapwright("show", SHAPES, "-std=c++17", "-f", "Box::contains", "--no-color");
    assertEquals("", ran.err());
    List<String> expected =
        """
        Box::contains  examples/shapes.cpp:46
          1 statement · 4 decisions · 8 branch outcomes · 0 loops · 5 unconstrained edges · 0 calls

              46 │   bool contains(int x, int y) const override {
           1  47 │     return x >= left_ && x < left_ + width_ && y >= top_ && y < top_ + height_;
         1.1     │         x >= left_                                           1.1:T → 1.2     1.1:F → end ◆
         1.2     │         x < left_ + width_                                   1.2:T → 1.3     1.2:F → end ◆
         1.3     │         y >= top_                                            1.3:T → 1.4     1.3:F → end ◆
         1.4     │         y < top_ + height_                                   1.4:T → end ◆   1.4:F → end ◆
        """
            .lines()
            .toList();
    assertEquals(expected, ran.out().lines().limit(expected.size()).toList());
    assertEquals(0, ran.status());
  }

  @Test
  void everyInstanceOfATemplateIsAFunctionOfItsOwn() throws IOException {
    assumeClang();
    Path file =
        Files.writeString(
            folder.resolve("two.cpp"),
            """
            template <class T> T least(T a, T b) { return a < b ? a : b; }
            int whole(int a) { return least(a, 3); }
            double real(double a) { return least(a, 2.5); }
            """);
    Ran ran = Ran.heapwright("show", file.toString(), "--no-color");
    assertEquals(0, ran.status());
    for (String name : List.of("whole", "real", "least<int>", "least<double>")) {
      assertTrue(ran.out().contains(name + "  " + file), ran.out());
    }
  }

  @Test
  void errorsAreTheCompilers() throws IOException {
    assumeClang();
    Path file = Files.writeString(folder.resolve("wrong.cc"), "int f() { return x; }\n");
    Ran ran = Ran.heapwright("show", file.toString());
    assertEquals(2, ran.status());
    assertEquals(file + ":1:18: error: use of undeclared identifier 'x'", ran.err().strip());
  }

  @Test
  void aCompilerThatIsNotThereIsNamed() {
    Ran ran = Ran.heapwright("show", SHAPES, "--cc", "no-such-clang");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("C++ is read by clang, and 'no-such-clang'"), ran.err());
  }

  @Test
  void commandsThatReadOnlyCSaySo() {
    for (List<String> arguments :
        List.of(
            List.of("gen", SHAPES, "-o", folder.resolve("out").toString()),
            List.of("path", SHAPES, "-f", "classify", "1"),
            List.of("reach", SHAPES, "-f", "classify", "1"))) {
      Ran ran = Ran.heapwright(arguments.toArray(String[]::new));
      assertEquals(2, ran.status(), arguments::toString);
      String message = arguments.get(0) + " reads C; C++ is taken by run and show so far";
      assertEquals(SHAPES + ": error: " + message, ran.err().strip());
    }
  }

  private static void assumeClang() {
    boolean isThere =
        List.of(System.getenv("PATH").split(":")).stream()
            .anyMatch(path -> Files.isExecutable(Path.of(path, "clang++")));
    assumeTrue(isThere, "clang++ is not installed");
  }
}
