package heapwright.emission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs tools that may be missing. */
final class Command {
  private static final int SECONDS = 600;

  record Result(int status, String output) {}

  private Command() {}

  static boolean exists(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  static Result run(Path folder, String... command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("command", ".txt");
    try {
      Process process =
          new ProcessBuilder(List.of(command))
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      String text = Files.readString(output, StandardCharsets.ISO_8859_1);
      return new Result(ended ? process.exitValue() : -1, text);
    } finally {
      Files.delete(output);
    }
  }
}
