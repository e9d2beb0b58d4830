package heapwright.solve.smtlib;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A solver that has nothing to do with Heapwright, as the distribution packages it.
 *
 * @param command it and its options, before the script's name
 */
public record OutsideSolver(String name, List<String> command) {
  private static final int SECONDS = 120;

  /** cvc5 takes formats of numbers beyond IEEE's two only when it is told to. */
  private static final List<OutsideSolver> KNOWN =
      List.of(
          new OutsideSolver("cvc5", List.of("cvc5", "--incremental", "--fp-exp")),
          new OutsideSolver("z3", List.of("z3", "-smt2")));

  /** Those of this machine. */
  public static List<OutsideSolver> installed() {
    return KNOWN.stream().filter(solver -> exists(solver.name())).toList();
  }

  private static boolean exists(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /**
   * What it answers to the questions of a script: {@code sat}, {@code unsat}, {@code unknown}; its
   * complaint is an answer, too.
   */
  public List<String> answers(Path script) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(command);
    line.add(script.toString());
    Path output = Files.createTempFile("solver", ".txt");
    try {
      Process process =
          new ProcessBuilder(line)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      if (!ended) {
        return List.of("no answer in time");
      }
      List<String> answers = answers(Files.readString(output, StandardCharsets.UTF_8));
      return process.exitValue() == 0 || answers.stream().anyMatch(OutsideSolver::isComplaint)
          ? answers
          : List.of("exit status " + process.exitValue());
    } finally {
      Files.delete(output);
    }
  }

  private static List<String> answers(String output) {
    return output
        .lines()
        .filter(line -> line.matches("sat|unsat|unknown") || isComplaint(line))
        .toList();
  }

  private static boolean isComplaint(String line) {
    return line.contains("error");
  }
}
