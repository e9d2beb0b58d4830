package heapwright.source.preprocess;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Looks at a file before any compiler does, for the mistakes that have a plain answer. */
final class SourceCheck {
  /** Beyond this the text and its syntax tree no longer fit into an ordinary heap. */
  static final long LIMIT_BYTES = 64L << 20;

  /** A NUL byte this early means that the file is no text. */
  private static final int PROBE_BYTES = 1 << 16;

  private SourceCheck() {}

  /** What is wrong with the file and what to do; empty if nothing is. */
  static Optional<String> complaint(Path file) {
    if (!Files.exists(file)) {
      return Optional.of("no such file; check the spelling and the working directory");
    }
    if (Files.isDirectory(file)) {
      return Optional.of("this is a directory; name the C files in it instead");
    }
    if (!Files.isReadable(file)) {
      return Optional.of("the file is not readable; check its permissions");
    }
    try {
      return contentComplaint(file);
    } catch (IOException e) {
      return Optional.of("the file cannot be read: " + e.getMessage());
    }
  }

  private static Optional<String> contentComplaint(Path file) throws IOException {
    long size = Files.size(file);
    if (size > LIMIT_BYTES) {
      return Optional.of(
          "the file has "
              + (size >> 20)
              + " MB; at most "
              + (LIMIT_BYTES >> 20)
              + " MB can be translated, so split it");
    }
    byte[] start;
    try (InputStream in = Files.newInputStream(file)) {
      start = in.readNBytes(PROBE_BYTES);
    }
    for (byte b : start) {
      if (b == 0) {
        return Optional.of("this is a binary file, not C source; name the source it was made of");
      }
    }
    // A file that conditions make empty is another thing: compilers take it, and so do we.
    boolean blank = size <= PROBE_BYTES && new String(start, StandardCharsets.ISO_8859_1).isBlank();
    return blank
        ? Optional.of("the file is empty: it declares nothing; is it the right one?")
        : Optional.empty();
  }
}
