package heapwright.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * A {@link GenWorker} in a process of its own, started again after each command that ends it or
 * does not end in time.
 */
final class GenProcess implements AutoCloseable {
  /** What became of a command. */
  enum Ending {
    ANSWERED,
    OUT_OF_TIME,
    DIED
  }

  private final ExecutorService reader = Executors.newSingleThreadExecutor();
  private Process process;
  private PrintWriter commands;
  private BufferedReader answers;

  Ending run(Path console, List<String> arguments, long seconds)
      throws IOException, InterruptedException {
    if (process == null || !process.isAlive()) {
      start();
    }
    commands.println(console + "\t" + String.join("\t", arguments));
    commands.flush();
    BufferedReader from = answers;
    Future<String> answer = reader.submit(from::readLine);
    try {
      if (answer.get(seconds, TimeUnit.SECONDS) != null) {
        return Ending.ANSWERED;
      }
      stop();
      return Ending.DIED;
    } catch (TimeoutException late) {
      stop();
      return Ending.OUT_OF_TIME;
    } catch (ExecutionException broken) {
      stop();
      return Ending.DIED;
    }
  }

  private void start() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    // As much memory as the launcher gives.
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-Xshare:auto",
            "-Xlog:disable",
            "-XX:+UseSerialGC",
            "-Xmx1g",
            "-cp",
            System.getProperty("java.class.path"),
            "heapwright.bench.GenWorker");
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    process = builder.start();
    commands = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  private void stop() {
    if (process != null) {
      // Taken before the parent goes, or they are no longer its descendants.
      try (Stream<ProcessHandle> children = process.descendants()) {
        List<ProcessHandle> all = children.toList();
        process.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
      }
      process = null;
    }
  }

  @Override
  public void close() {
    stop();
    reader.shutdownNow();
  }
}
