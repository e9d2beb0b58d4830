package heapwright.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A list of cases, each a line that a C program reads and the line that it must answer. The program
 * is compiled with gcc -O0 and run once over all of them.
 */
public final class GccAgreement {
  private static final int SHOWN = 12;

  private final List<String> questions = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();

  /** Adds a case: what the program is told, and what our code answers to the same. */
  public void expect(String question, String answer) {
    questions.add(question);
    answers.add(answer);
  }

  /** Compiles and runs the program and fails with the first differences. */
  public void check(String source) {
    List<String> actual = run(source, String.join("\n", questions) + "\n");
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < Math.min(questions.size(), actual.size()); i++) {
      if (!answers.get(i).equals(actual.get(i))) {
        differences.add(
            questions.get(i) + "\n  gcc:  " + actual.get(i) + "\n  ours: " + answers.get(i));
      }
    }
    if (!differences.isEmpty()) {
      fail(
          differences.size()
              + " of "
              + questions.size()
              + " cases differ:\n"
              + String.join("\n", differences.subList(0, Math.min(SHOWN, differences.size()))));
    }
    assertEquals(questions.size(), actual.size(), "the program answers every case");
  }

  /** What the program prints. */
  public static List<String> run(String source, String input) {
    try {
      Path folder = Files.createTempDirectory("agreement");
      try {
        return run(folder, source, input);
      } finally {
        for (String name : List.of("case.c", "case", "in", "out", "err")) {
          Files.deleteIfExists(folder.resolve(name));
        }
        Files.delete(folder);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static List<String> run(Path folder, String source, String input) throws IOException {
    Files.writeString(folder.resolve("case.c"), source, StandardCharsets.ISO_8859_1);
    Files.writeString(folder.resolve("in"), input, StandardCharsets.ISO_8859_1);
    execute(folder, "gcc", "-O0", "-w", "-o", "case", "case.c", "-lm");
    execute(folder, folder.resolve("case").toString());
    return Files.readAllLines(folder.resolve("out"), StandardCharsets.ISO_8859_1);
  }

  private static void execute(Path folder, String... command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(folder.resolve("in").toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    try {
      if (!process.waitFor(300, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        fail(command[0] + " does not end");
      }
    } catch (InterruptedException interruption) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      fail(command[0] + " was interrupted");
    }
    assertEquals(0, process.exitValue(), () -> errors(folder, command[0]));
  }

  private static String errors(Path folder, String command) {
    try {
      return command + ": " + Files.readString(folder.resolve("err"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
