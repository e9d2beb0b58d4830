package heapwright.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Runs commands in namespaces of their own, where the kernel grants them: without network, seeing
 * no processes but their own, and with nothing to write but one folder. The program that sets that
 * up ({@code confine.c}) is made by the user's compiler, once in the life of this process.
 */
public final class Sandbox {
  private static final String SOURCE = "confine.c";
  private static final int SECONDS = 20;

  private static final Map<String, Sandbox> MADE = new ConcurrentHashMap<>();

  private final Optional<Path> program;
  private final String failure;

  private Sandbox(Optional<Path> program, String failure) {
    this.program = program;
    this.failure = failure;
  }

  public static Sandbox by(String compiler) {
    return MADE.computeIfAbsent(compiler, Sandbox::made);
  }

  private static Sandbox made(String compiler) {
    try {
      Path folder = Files.createTempDirectory("heapwright-confine");
      folder.toFile().deleteOnExit();
      Path source = folder.resolve(SOURCE);
      Path program = folder.resolve("confine");
      source.toFile().deleteOnExit();
      program.toFile().deleteOnExit();
      try (InputStream text = Sandbox.class.getResourceAsStream(SOURCE)) {
        Files.copy(text, source);
      }
      String problem =
          run(folder, List.of(compiler, "-w", "-o", program.toString(), source.toString()));
      return problem.isEmpty()
          ? new Sandbox(Optional.of(program), "")
          : new Sandbox(Optional.empty(), compiler + " cannot make it: " + problem);
    } catch (IOException e) {
      return new Sandbox(Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  /** What a command says if it fails. */
  private static String run(Path in, List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command).directory(in.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
      return ended && process.exitValue() == 0
          ? ""
          : output.lines().findFirst().orElse("it does not say why");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    } finally {
      process.destroyForcibly();
    }
  }

  /**
   * The command to start so that a command runs confined, or as it is if that cannot be had.
   *
   * @param folder what it may write
   */
  public List<String> around(Path folder, List<String> command) {
    if (program.isEmpty()) {
      return command;
    }
    List<String> confined = new ArrayList<>();
    confined.add(program.get().toString());
    confined.add(folder.toString());
    confined.addAll(command);
    return confined;
  }

  /** Why commands are not confined here, if they are not. */
  public Optional<String> obstacle() {
    if (program.isEmpty()) {
      return Optional.of(failure);
    }
    try {
      Path folder = program.get().getParent();
      String problem = run(folder, List.of(program.get().toString(), "--check", folder.toString()));
      return Optional.of(problem.replaceFirst("^confine: ", "")).filter(text -> !text.isEmpty());
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }
}
