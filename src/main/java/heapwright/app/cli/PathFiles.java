package heapwright.app.cli;

import heapwright.app.Confirmation;
import heapwright.emit.Emission;
import heapwright.ir.Program;
import heapwright.method.Finding;
import heapwright.method.Route;
import heapwright.report.json.Agreement;
import heapwright.report.json.PathJson;
import heapwright.report.json.PathResult;
import heapwright.report.json.ReportedTest;
import heapwright.report.shape.HeapPicture;
import heapwright.symbolic.Alias;
import heapwright.testcase.TestCase;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The files that {@code path} writes beside what it says. */
final class PathFiles {
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

  /** Whether somebody wants to know more of the test than that it is verified. */
  boolean tellOfTheTest() {
    return json.isPresent() || test.isPresent();
  }

  /** Writes the test, spelling the source as it is reached from there. */
  int written(Confirmation confirmation, TestCase found) {
    return test.map(name -> written(name, confirmation, found)).orElse(ExitStatus.DONE);
  }

  private int written(String name, Confirmation confirmation, TestCase found) {
    Path folder = new Destination(name).folder();
    Emission emission = confirmation.written(List.of(found), folder);
    if (emission.tests().isEmpty()) {
      command.commandLine().getErr().println("heapwright: no test is written: " + emission.left());
      return ExitStatus.UNSETTLED;
    }
    return write(name, emission.text());
  }

  int feasible(Program program, Finding.Feasible found) {
    return svg.map(name -> write(name, new HeapPicture(program).of(found.input())))
        .orElse(ExitStatus.DONE);
  }

  int tested(
      Program program, Route route, Finding.Feasible found, TestCase test, Agreement agreement) {
    return result(
        program,
        new PathResult.Feasible(
            new ReportedTest(test, route.statements(), agreement),
            found.facts(),
            found.way().aliases().stream().map(Alias::toString).toList(),
            found.notes()));
  }

  int infeasible(Program program, Finding.Infeasible found, GivenRanges ranges) {
    List<String> within = ranges.isEmpty() ? List.of() : List.of(ranges.toString());
    return withoutPicture(
        program,
        new PathResult.Infeasible(found.at(), found.reason(), within),
        "no input takes the path");
  }

  int unknown(Program program, Finding.Unknown found) {
    return withoutPicture(program, new PathResult.Unknown(found.cause()), "no input was found");
  }

  private int withoutPicture(Program program, PathResult result, String why) {
    svg.ifPresent(
        name -> command.commandLine().getErr().println("heapwright: nothing to draw: " + why));
    return result(program, result);
  }

  private int result(Program program, PathResult result) {
    return json.map(name -> write(name, new PathJson(program).of(result))).orElse(ExitStatus.DONE);
  }

  private int write(String name, String text) {
    return new Destination(name).write(text, command.commandLine());
  }
}
