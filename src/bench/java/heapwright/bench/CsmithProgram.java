package heapwright.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A random program and what gcc's binary did.
 *
 * @param base the path of its files without their endings
 */
record CsmithProgram(Path base, String output, int status) {
  static CsmithProgram at(Path base) {
    try {
      String status = Files.readString(Path.of(base + ".status")).strip();
      String output = Files.readString(Path.of(base + ".out"), StandardCharsets.ISO_8859_1);
      return new CsmithProgram(base, output, Integer.parseInt(status));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Path source() {
    return Path.of(base + ".c");
  }

  int seed() {
    return Integer.parseInt(base.getFileName().toString());
  }

  /** Odd seeds are generated with unions and bit-fields. */
  String family() {
    return seed() % 2 == 0 ? "plain" : "unions, bit-fields";
  }
}
