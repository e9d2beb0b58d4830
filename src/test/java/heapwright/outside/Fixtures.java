package heapwright.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of {@code src/test/resources/world}, one for each family of outsides. */
final class Fixtures {
  private static final Path FOLDER = Path.of("src/test/resources/world");

  private Fixtures() {}

  static List<Path> paths() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
  }

  static String family(Path file) {
    return file.getFileName().toString().replace(".c", "");
  }
}
