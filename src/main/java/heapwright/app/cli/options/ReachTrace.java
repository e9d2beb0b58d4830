package heapwright.app.cli.options;

import heapwright.app.MethodName;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.OutputFile;
import heapwright.goal.Goal;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What {@code reach} tells of how a goal was decided. */
public final class ReachTrace {
  /** More is not read on a terminal. */
  private static final int MOST_LINES = 200;

  @Option(
      names = "--trace",
      description =
          "With --method inka: tell which operators were posted, woken, entailed or failed, what"
              + " they deduced, and the memories.")
  private boolean printed;

  @Option(
      names = "--trace-file",
      paramLabel = "FILE",
      description = "Write all of the trace into this file.")
  private Optional<String> file = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private final List<String> lines = new ArrayList<>();
  private int decided;

  /** Of the goals so far. */
  private final StringBuilder written = new StringBuilder();

  /** Whether anything is to be told. */
  private boolean isAsked() {
    return printed || file.isPresent();
  }

  /**
   * The method, which is listened to if anything is to be told.
   *
   * @param usual what the command would use
   */
  public MethodName.Maker of(MethodChoice method, MethodName.Maker usual) {
    if (!isAsked()) {
      return usual;
    }
    if (!method.name().equals(MethodName.inka.name())) {
      throw new ParameterException(
          command.commandLine(),
          "--trace of 'reach' is for --method inka, not "
              + method.name()
              + "; 'path --trace' tells what a method does along a path");
    }
    return MethodName.inka(this::traced);
  }

  private void traced(Goal goal, Supplier<List<String>> events) {
    decided++;
    lines.add("place " + decided + " in the text where the goal is met");
    lines.addAll(events.get());
  }

  /** Refuses a file that cannot be written. */
  public void require() {
    file.ifPresent(name -> new OutputFile(name).require(command.commandLine()));
  }

  /**
   * Prints what was told and writes it.
   *
   * @return the exit status
   */
  public int tell(String goal, PrintWriter out) {
    if (printed && !lines.isEmpty()) {
      out.println("trace of " + goal);
      lines.stream().limit(MOST_LINES).forEach(line -> out.println("  " + line));
      if (lines.size() > MOST_LINES) {
        out.println(
            "  ... " + (lines.size() - MOST_LINES) + " more lines; --trace-file has all of them");
      }
    }
    decided = 0;
    String text = String.join("\n", lines) + "\n";
    lines.clear();
    written.append("trace of ").append(goal).append("\n").append(text);
    return file.map(name -> new OutputFile(name).write(written.toString(), command.commandLine()))
        .orElse(ExitStatus.DONE);
  }
}
