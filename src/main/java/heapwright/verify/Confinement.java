package heapwright.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs commands in a folder, with limits on time, memory, files and output. */
final class Confinement {
  private static final int SECONDS = 20;
  private static final int GRACE = 10;
  private static final long MEMORY_KIB = 2L << 20;
  private static final long FILE_BLOCKS = 128L << 10;

  /** Blocks of 512 bytes, as POSIX has it for {@code ulimit -f}. */
  private static final String LIMITS =
      "ulimit -c 0; ulimit -f " + FILE_BLOCKS + "; ulimit -t " + SECONDS + "; ";

  /** How a command ended. */
  record Ran(boolean inTime, int status, String output) {
    boolean succeeded() {
      return inTime && status == 0;
    }
  }

  private final Path folder;
  private int runs;

  Confinement(Path folder) {
    this.folder = folder;
  }

  Path folder() {
    return folder;
  }

  /** Runs a tool that needs as much memory as it needs. */
  Ran tool(List<String> command) throws IOException, InterruptedException {
    return run(LIMITS, folder, command, Map.of());
  }

  /** Runs a test; a sanitizer's shadow memory does not bear a limit on addresses. */
  Ran test(Path in, List<String> command, Map<String, String> environment, boolean sanitized)
      throws IOException, InterruptedException {
    String memory = sanitized ? "" : "ulimit -v " + MEMORY_KIB + "; ";
    return run(LIMITS + memory, in, command, environment);
  }

  private Ran run(String limits, Path in, List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    List<String> confined = new ArrayList<>(List.of("/bin/sh", "-c", limits + "exec \"$@\"", "sh"));
    confined.addAll(command);
    Path output = folder.resolve("output" + ++runs);
    ProcessBuilder builder =
        new ProcessBuilder(confined)
            .directory(in.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("LC_ALL", "C");
    builder.environment().put("TMPDIR", folder.toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      boolean ended = process.waitFor(SECONDS + GRACE, TimeUnit.SECONDS);
      return new Ran(ended, ended ? process.exitValue() : -1, text(output));
    } finally {
      end(process);
    }
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static String text(Path output) throws IOException {
    String text = Files.readString(output, StandardCharsets.ISO_8859_1);
    Files.delete(output);
    return text;
  }
}
