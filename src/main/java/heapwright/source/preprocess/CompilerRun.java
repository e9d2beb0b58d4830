package heapwright.source.preprocess;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** One run of the compiler in a process of its own. */
final class CompilerRun {
  private static final int TIME_LIMIT_SECONDS = 120;

  private CompilerRun() {}

  /** How the run ended. */
  record Outcome(int status, byte[] output, String messages, boolean timedOut) {}

  /** Runs a command; both of its streams are drained at once, so that neither can block it. */
  static Outcome run(List<String> command, String input) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    // Messages are read by a program; they must not be translated.
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    CompletableFuture<byte[]> output = drain(process.getInputStream());
    CompletableFuture<byte[]> messages = drain(process.getErrorStream());
    feed(process.getOutputStream(), input);
    boolean ended = process.waitFor(TIME_LIMIT_SECONDS, TimeUnit.SECONDS);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    String text = new String(messages.join(), StandardCharsets.UTF_8);
    return new Outcome(process.exitValue(), output.join(), text, !ended);
  }

  /** Inputs are small enough for a pipe; a command that does not read is none of our business. */
  private static void feed(OutputStream stdin, String input) {
    try (stdin) {
      stdin.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // The command has closed its end; its status and messages say the rest.
    }
  }

  private static CompletableFuture<byte[]> drain(InputStream stream) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (stream) {
            return stream.readAllBytes();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        CompilerRun::start);
  }

  private static void start(Runnable reading) {
    Thread reader = new Thread(reading, "compiler-output");
    reader.setDaemon(true);
    reader.start();
  }
}
