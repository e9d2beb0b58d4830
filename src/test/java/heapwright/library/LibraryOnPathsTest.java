package heapwright.library;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Branches that only the right answer of a library function leads to: all of them are reached. */
class LibraryOnPathsTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/library-paths");

  @TestFactory
  Stream<DynamicTest> textOnPaths() {
    return EveryOutcome.isReachedIn(PROGRAMS.resolve("text.c"));
  }

  @TestFactory
  Stream<DynamicTest> realsOnPaths() {
    return EveryOutcome.isReachedIn(PROGRAMS.resolve("reals.c"));
  }

  @TestFactory
  Stream<DynamicTest> numbersReadOnPaths() {
    return EveryOutcome.isReachedIn(PROGRAMS.resolve("numbers.c"));
  }

  @TestFactory
  Stream<DynamicTest> conversionsOnPaths() {
    return EveryOutcome.isReachedIn(PROGRAMS.resolve("conversions.c"));
  }

  @TestFactory
  Stream<DynamicTest> bitsAndSizesOnPaths() {
    return EveryOutcome.isReachedIn(PROGRAMS.resolve("bits.c"));
  }
}
