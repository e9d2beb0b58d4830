package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One name stands for one idea: no two classes of the product share a simple name. */
class NamesTest {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final String PACKAGE_INFO = "package-info.java";

  @Test
  void noTwoClassesShareASimpleName() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith(PACKAGE_INFO))
              .map(SOURCES::relativize)
              .sorted()
              .toList();
      assertTrue(sources.size() > 1000, "sources are missing");
      assertEquals(Map.of(), shared(sources));
    }
  }

  @Test
  void aSecondClassOfTheSameNameIsSeen() {
    Path one = Path.of("heapwright", "solve", "Range.java");
    Path other = Path.of("heapwright", "source", "Range.java");
    assertEquals(
        Map.of("Range.java", List.of(one, other)),
        shared(List.of(one, other, Path.of("heapwright", "ir", "Type.java"))));
  }

  private static Map<String, List<Path>> shared(List<Path> sources) {
    Map<String, List<Path>> byName =
        sources.stream()
            .collect(
                Collectors.groupingBy(
                    file -> file.getFileName().toString(), TreeMap::new, Collectors.toList()));
    byName.values().removeIf(files -> files.size() == 1);
    return byName;
  }
}
