package heapwright.app.cli;

import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.options.RequiresChoice;
import heapwright.app.program.ProgramCompletion;
import heapwright.app.program.RangeReader;
import heapwright.app.program.SourceRepair;
import heapwright.app.program.SourceRepair.RepairedSource;
import heapwright.app.suite.InputConfirmation;
import heapwright.app.suite.SourceUnit;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.solve.question.Range;
import heapwright.source.BrokenFunction;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import heapwright.testcase.scenario.Precondition;
import heapwright.world.Assumption;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The files of a run: each is read as far as possible; the rest is reported. */
final class GenSources {
  private final FunctionChoice choice;
  private final RangeReader ranges;
  private final RequiresChoice requires;
  private final List<Assumption> assumptions;
  private final CompilerFlags compiler;
  private final PrintWriter err;
  private final CFrontEnd frontEnd = new CFrontEnd();
  private final Set<String> taken = new HashSet<>();
  private boolean refused;

  GenSources(
      FunctionChoice choice,
      Map<String, Range> ranges,
      RequiresChoice requires,
      List<Assumption> assumptions,
      CompilerFlags compiler,
      PrintWriter err) {
    this.choice = choice;
    this.ranges = new RangeReader(frontEnd, ranges);
    this.requires = requires;
    this.assumptions = assumptions;
    this.compiler = compiler;
    this.err = err;
  }

  /** A file that can be worked on, before anything of ours is added. */
  private record Read(RepairedSource repaired, String tests, Program program) {}

  /**
   * The files that can be worked on.
   *
   * @param folder where the tests are to lie
   */
  List<SourceUnit> units(List<Path> files, Path folder) {
    SourceRepair repair = new SourceRepair(frontEnd, folder);
    List<Read> all = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    for (Path file : files) {
      if (seen.add(file.toAbsolutePath().normalize())) {
        read(repair, file, all);
      } else {
        err.println("heapwright: " + file + " is given twice; it gets its tests once");
      }
    }
    if (all.size() == seen.size()) {
      choice.requireIn(all.stream().flatMap(read -> known(read).stream()).toList(), files);
    }
    ProgramCompletion completion = new ProgramCompletion(frontEnd, assumptions);
    return all.stream().map(read -> unit(completion, read)).toList();
  }

  /** What is wrong with the ranges, now that all files are read. */
  Optional<String> complaint() {
    return ranges.complaint();
  }

  /** Whether there is anything that does not compile. */
  boolean refused() {
    return refused;
  }

  private void read(SourceRepair repair, Path file, List<Read> all) {
    String tests = testsOf(file);
    RepairedSource repaired = repair.read(requires.of(compiler.request(file)), tests);
    repaired.broken().forEach(function -> err.println(function.error()));
    refused |= !repaired.broken().isEmpty();
    repaired
        .reading()
        .match(
            reading -> {
              reading.warnings().stream().map(Diagnostic::toString).forEach(err::println);
              return all.add(new Read(repaired, tests, reading.program()));
            },
            reading -> {
              reading.errors().forEach(err::println);
              refused = true;
              return false;
            });
  }

  private static List<String> known(Read read) {
    List<String> names = new ArrayList<>();
    read.program().functions().values().stream().map(Function::name).forEach(names::add);
    read.program().unsupported().stream().map(Unsupported::name).forEach(names::add);
    read.repaired().broken().stream().map(BrokenFunction::name).forEach(names::add);
    return names;
  }

  private SourceUnit unit(ProgramCompletion completion, Read read) {
    SourceRequest source = read.repaired().source();
    RangeReader.Ranged ranged = ranged(read, source);
    List<Precondition> required = requires.of(ranged.program(), frontEnd, source);
    Program complete = completion.of(ranged.program());
    List<Function> functions =
        choice.in(read.program(), source.file()).stream()
            .map(function -> complete.functions().get(function.symbol()))
            .toList();
    requires.requireUse(required, functions);
    List<Precondition> all = new ArrayList<>(ranged.preconditions());
    all.addAll(required);
    Program program = ProgramCompletion.staged(complete, functions, all);
    return new SourceUnit(
        source,
        read.tests(),
        program,
        functions,
        choice.unsupportedIn(read.program(), source.file()),
        read.repaired().broken(),
        new InputConfirmation(program, source));
  }

  private RangeReader.Ranged ranged(Read read, SourceRequest source) {
    List<Function> functions = choice.in(read.program(), source.file());
    try (RangeReader.RangedSource behind = ranges.behind(source, functions)) {
      return behind.in(behind.read(read.program()));
    }
  }

  /** Files of the same name in different folders get different tests. */
  private String testsOf(Path file) {
    String name = file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    String wanted = "test_" + name + ".c";
    for (int i = 2; !taken.add(wanted); i++) {
      wanted = "test_" + name + "_" + i + ".c";
    }
    return wanted;
  }
}
