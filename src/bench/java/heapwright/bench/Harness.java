package heapwright.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a person has to write before a fuzzer can try a function.
 *
 * @param source the file that defines the function, from the root
 */
record Harness(Path file, String function, String source, int lines) {

  static List<Harness> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".c"))
          .sorted()
          .map(Harness::of)
          .toList();
    }
  }

  private static Harness of(Path file) {
    String source = included(file).filter(name -> name.endsWith(".c")).findFirst().orElseThrow();
    String function = file.getFileName().toString().replace(".c", "");
    return new Harness(file, function, source, length(file));
  }

  /** With the lines that it shares with others. */
  private static int length(Path file) {
    return text(file).size()
        + included(file)
            .filter(name -> name.endsWith(".h"))
            .mapToInt(name -> length(file.resolveSibling(name)))
            .sum();
  }

  private static Stream<String> included(Path file) {
    return text(file).stream()
        .filter(line -> line.startsWith("#include \""))
        .map(line -> line.split("\"")[1]);
  }

  private static List<String> text(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
