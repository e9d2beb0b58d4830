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
    try {
      List<String> lines = Files.readAllLines(file);
      String include =
          lines.stream().filter(l -> l.startsWith("#include \"")).findFirst().orElseThrow();
      String function = file.getFileName().toString().replace(".c", "");
      return new Harness(file, function, include.split("\"")[1], lines.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
