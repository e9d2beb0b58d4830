package heapwright.source.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import heapwright.ir.IrPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each C file under lowering becomes the text that stands beside it. */
class GoldenLoweringTest {
  private static final Path FOLDER = Path.of("src/test/resources/lowering");

  @TestFactory
  List<DynamicTest> becomesTheTextBesideIt() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".c"))
          .sorted()
          .map(file -> dynamicTest(file.getFileName().toString(), () -> compare(file)))
          .toList();
    }
  }

  private static void compare(Path file) throws IOException {
    Path golden = Path.of(file.toString().replaceAll("\\.c$", ".ir"));
    assertEquals(Files.readString(golden), IrPrinter.print(Lowered.file(file)));
  }
}
