package heapwright.verify;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs commands in a temporary folder, with limits on time, memory, files and output; tests also in
 * a sandbox.
 */
final class Confinement {
  private static final int SECONDS = 20;

  /** Processor time that a compiler may take, and how much longer on a busy machine. */
  static final int TOOL_SECONDS = 60;

  private static final int BUSY = 5;
  private static final long MEMORY_KIB = 2L << 20;
  private static final long FILE_BLOCKS = 128L << 10;

  /** What all files that tests write may come to; looked at now and then. */
  private static final long MOST_BYTES = 512L << 20;

  private static final long POLL_MILLIS = 100;

  private final TemporaryFolder temporary;
  private final Sandbox sandbox;
  private int runs;

  Confinement(TemporaryFolder temporary, Toolchain tools) {
    this.temporary = temporary;
    this.sandbox = Sandbox.by(tools.compiler());
  }

  Path folder() {
    return temporary.folder();
  }

  /**
   * Blocks of 512 bytes, as POSIX has it for {@code ulimit -f}. Ctrl-C is for us; it must not look
   * as if a compiler or a test had failed.
   */
  private static String limits(int seconds) {
    return "trap '' INT; ulimit -c 0; ulimit -f " + FILE_BLOCKS + "; ulimit -t " + seconds + "; ";
  }

  /** Starts a tool that needs as much memory as it needs. */
  Running tool(Path in, List<String> command) throws IOException {
    int longest = TOOL_SECONDS * BUSY;
    return start(limits(TOOL_SECONDS), in, command, Map.of(), longest, Optional.empty());
  }

  /**
   * Starts tests, which are not trusted. A sanitizer's shadow memory does not bear a limit on
   * addresses.
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
    List<String> confined = sandbox.around(folder(), command);
    return start(limits(SECONDS) + memory, in, confined, environment, seconds, Optional.of(in));
  }

  private Running start(
      String limits,
      Path in,
      List<String> command,
      Map<String, String> environment,
      long seconds,
      Optional<Path> measured)
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
    return new Running(temporary.start(builder), output, seconds, measured);
  }

  /** What the files below a folder come to; those that come and go meanwhile do not count. */
  private static long bytesIn(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toFile).filter(File::isFile).mapToLong(File::length).sum();
    } catch (IOException | UncheckedIOException e) {
      return 0;
    }
  }

  /** A command that has been started. */
  final class Running {
    private final Process process;
    private final Path output;
    private final long seconds;
    private final Optional<Path> measured;

    private Running(Process process, Path output, long seconds, Optional<Path> measured) {
      this.process = process;
      this.output = output;
      this.seconds = seconds;
      this.measured = measured;
    }

    CommandResult await() throws IOException, InterruptedException {
      try {
        CommandResult.Ending ending = ending();
        int status = ending == CommandResult.Ending.ENDED ? process.exitValue() : -1;
        return new CommandResult(ending, status, text());
      } finally {
        temporary.end(process);
      }
    }

    private CommandResult.Ending ending() throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        if (System.nanoTime() - end > 0) {
          return CommandResult.Ending.OVERDUE;
        }
        if (measured.isPresent() && bytesIn(measured.get()) > MOST_BYTES) {
          return CommandResult.Ending.WRITES_TOO_MUCH;
        }
      }
      return CommandResult.Ending.ENDED;
    }

    private String text() throws IOException {
      String text = Files.readString(output, StandardCharsets.ISO_8859_1);
      Files.delete(output);
      return text;
    }
  }

  /** How a command ended. */
  record CommandResult(Ending ending, int status, String output) {
    /** Whether it came to its end by itself, and if not, why it was ended. */
    enum Ending {
      ENDED,
      OVERDUE,
      WRITES_TOO_MUCH
    }

    /** What a shell says of a command that is not there, or that is no program. */
    private static final int NOT_FOUND = 127;

    private static final int NOT_STARTED = 126;

    /** A shell adds the number of the signal that ended a command. */
    private static final int SIGNALLED = 128;

    private static final int LAST_STATUS = 255;

    /** What compilers say when a part of theirs was ended or got no more memory. */
    private static final Pattern CUT_SHORT =
        Pattern.compile(
            "signal terminated program|out of memory|memory exhausted|Cannot allocate memory"
                + "|[Ff]ile size limit|File too large|unable to execute command: ");

    boolean succeeded() {
      return ending == Ending.ENDED && status == 0;
    }

    boolean started() {
      return status != NOT_FOUND && status != NOT_STARTED;
    }

    /** Whether a limit of ours kept a tool from its end. */
    boolean isCutShort() {
      boolean isKilled = status > SIGNALLED && status < LAST_STATUS;
      return ending != Ending.ENDED
          || status != 0 && (isKilled || CUT_SHORT.matcher(output).find());
    }

    /** The same, with more to say. */
    CommandResult and(String more) {
      return new CommandResult(ending, status, output + more);
    }

    String how() {
      return switch (ending) {
        case ENDED -> "exit status " + status;
        case OVERDUE -> "it does not end";
        case WRITES_TOO_MUCH -> "it fills the disk";
      };
    }
  }
}
