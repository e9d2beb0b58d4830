package heapwright.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs commands in a temporary folder, with limits on time, memory, files and output. */
final class Confinement {
  private static final int SECONDS = 20;
  private static final int GRACE = 10;
  private static final long MEMORY_KIB = 2L << 20;
  private static final long FILE_BLOCKS = 128L << 10;

  /**
   * Blocks of 512 bytes, as POSIX has it for {@code ulimit -f}. Ctrl-C is for us; it must not look
   * as if a compiler or a test had failed.
   */
  private static final String LIMITS =
      "trap '' INT; ulimit -c 0; ulimit -f " + FILE_BLOCKS + "; ulimit -t " + SECONDS + "; ";

  private final Scratch scratch;
  private int runs;

  Confinement(Scratch scratch) {
    this.scratch = scratch;
  }

  Path folder() {
    return scratch.folder();
  }

  /** Starts a tool that needs as much memory as it needs. */
  Running tool(Path in, List<String> command) throws IOException {
    return start(LIMITS, in, command, Map.of(), SECONDS + GRACE);
  }

  /**
   * Starts tests; a sanitizer's shadow memory does not bear a limit on addresses.
   *
   * @param seconds that all of them may take together
   */
  Running tests(
      Path in,
      List<String> command,
      Map<String, String> environment,
      boolean sanitized,
      long seconds)
      throws IOException {
    String memory = sanitized ? "" : "ulimit -v " + MEMORY_KIB + "; ";
    return start(LIMITS + memory, in, command, environment, seconds);
  }

  private Running start(
      String limits, Path in, List<String> command, Map<String, String> environment, long seconds)
      throws IOException {
    List<String> confined = new ArrayList<>(List.of("/bin/sh", "-c", limits + "exec \"$@\"", "sh"));
    confined.addAll(command);
    Path output = folder().resolve("output" + ++runs);
    ProcessBuilder builder =
        new ProcessBuilder(confined)
            .directory(in.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("LC_ALL", "C");
    builder.environment().put("TMPDIR", folder().toString());
    builder.environment().putAll(environment);
    return new Running(scratch.start(builder), output, seconds);
  }

  /** A command that has been started. */
  final class Running {
    private final Process process;
    private final Path output;
    private final long seconds;

    private Running(Process process, Path output, long seconds) {
      this.process = process;
      this.output = output;
      this.seconds = seconds;
    }

    Ran await() throws IOException, InterruptedException {
      try {
        boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
        return new Ran(ended, ended ? process.exitValue() : -1, text());
      } finally {
        scratch.end(process);
      }
    }

    private String text() throws IOException {
      String text = Files.readString(output, StandardCharsets.ISO_8859_1);
      Files.delete(output);
      return text;
    }
  }
}
