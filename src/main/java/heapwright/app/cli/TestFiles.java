package heapwright.app.cli;

import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.OutputFile;
import heapwright.app.suite.InputConfirmation;
import heapwright.emit.Emission;
import heapwright.ir.Program;
import heapwright.report.shape.HeapPicture;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What a command that looks for one input writes beside its answer. */
final class TestFiles {
  @Option(
      names = "--verify",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Compile and run the test that the input makes (the default), or do not.")
  private boolean verify;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the input into this file (- for standard output, instead of the text).")
  private Optional<String> svg = Optional.empty();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write what was found as JSON (- for standard output, instead of the text).")
  private Optional<String> json = Optional.empty();

  @Option(
      names = "--test",
      paramLabel = "FILE",
      description = "Write the test as C (- for standard output, instead of the text).")
  private Optional<String> test = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Where the text goes: nowhere if one of the files takes standard output. */
  PrintWriter out() {
    boolean taken = Stream.of(svg, json, test).anyMatch(name -> name.equals(Optional.of("-")));
    return taken ? new PrintWriter(PrintWriter.nullWriter()) : command.commandLine().getOut();
  }

  /** Refuses files that cannot be written. */
  void require() {
    Stream.of(svg, json, test)
        .flatMap(Optional::stream)
        .forEach(name -> new OutputFile(name).require(command.commandLine()));
  }

  /** Whether the test is compiled and run. */
  boolean isVerified() {
    return verify;
  }

  /** Whether a test is made of the input at all. */
  boolean wantsTheTest() {
    return verify || json.isPresent() || test.isPresent();
  }

  /** Writes the test, spelling the source as it is reached from there. */
  int written(InputConfirmation confirmation, TestCase found) {
    return test.map(name -> written(name, confirmation, found)).orElse(ExitStatus.DONE);
  }

  private int written(String name, InputConfirmation confirmation, TestCase found) {
    Path folder = new OutputFile(name).folder();
    Emission emission = confirmation.written(List.of(found), folder);
    if (emission.tests().isEmpty()) {
      command.commandLine().getErr().println("heapwright: no test is written: " + emission.left());
      return ExitStatus.UNSETTLED;
    }
    return write(name, emission.text());
  }

  /** Draws an input. */
  int drawn(Program program, TestInput input) {
    return svg.map(name -> write(name, new HeapPicture(program).of(input))).orElse(ExitStatus.DONE);
  }

  /** Says why there is no picture, if one was asked for. */
  void nothingToDraw(String why) {
    svg.ifPresent(
        name -> command.commandLine().getErr().println("heapwright: nothing to draw: " + why));
  }

  int result(Supplier<String> text) {
    return json.map(name -> write(name, text.get())).orElse(ExitStatus.DONE);
  }

  /** Whether any file was asked for. */
  boolean isAsked() {
    return Stream.of(svg, json, test).anyMatch(Optional::isPresent);
  }

  private int write(String name, String text) {
    return new OutputFile(name).write(text, command.commandLine());
  }
}
