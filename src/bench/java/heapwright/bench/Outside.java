package heapwright.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs other programs. */
final class Outside {
  private Outside() {}

  /** What the program printed; its exit status must be one of those expected. */
  static String run(Path folder, int highestStatus, String... command)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("bench", ".txt");
    try {
      int status =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start()
              .waitFor();
      String text = Files.readString(output, StandardCharsets.ISO_8859_1);
      if (status > highestStatus) {
        throw new IllegalStateException(String.join(" ", command) + ": " + status + "\n" + text);
      }
      return text;
    } finally {
      Files.delete(output);
    }
  }
}
