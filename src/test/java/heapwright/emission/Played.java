package heapwright.emission;

import heapwright.app.program.CLibrary;
import heapwright.app.program.ProgramCompletion;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** A source file, ready to play inputs on. */
record Played(String file, Program program, ConcreteExecution execution) {

  static Played of(String file, long steps) {
    return of(file, steps, List.of());
  }

  static Played of(String file, long steps, List<String> flags) {
    return of(file, steps, flags, "gcc");
  }

  static Played of(String file, long steps, List<String> flags, String compiler) {
    return of(
        file,
        steps,
        flags,
        compiler,
        (frontEnd, program) ->
            new CLibrary(frontEnd).link(program, ConcreteMachine.libraryRoots()));
  }

  /** With stubs for what the file only declares, and for what the library asks the outside. */
  static Played completed(String file, long steps, String compiler, List<String> flags) {
    return of(
        file,
        steps,
        flags,
        compiler,
        (frontEnd, program) -> new ProgramCompletion(frontEnd).of(program));
  }

  private static Played of(
      String file,
      long steps,
      List<String> flags,
      String compiler,
      BiFunction<CFrontEnd, Program, Program> link) {
    CFrontEnd frontEnd = new CFrontEnd();
    Program program =
        frontEnd
            .read(new SourceRequest(Path.of(file), compiler, flags, DataModel.LP64))
            .match(
                reading -> link.apply(frontEnd, reading.program()),
                reading -> {
                  throw new AssertionError(reading.errors());
                });
    return new Played(
        file, program, new ConcreteExecution(program, new ConcreteMachine(program), steps));
  }

  /** The functions of the file itself. */
  List<Function> functions() {
    return program.functions().values().stream()
        .filter(f -> f.span().file().path().equals(file) && !f.name().equals("main"))
        .toList();
  }

  Function function(String name) {
    return program.functionsNamed(name).get(0);
  }

  /** What a call does wherever its objects lie; none if what it does depends on that. */
  Optional<Observation> wherever(ExecutedInput executed) {
    Observation here = executed.observation();
    Observation elsewhere = execution.elsewhere(executed.input());
    boolean isSame =
        elsewhere.ending().equals(here.ending())
            && elsewhere.returned().equals(here.returned())
            && elsewhere.globals().equals(here.globals())
            && elsewhere.branches().equals(here.branches());
    return isSame ? Optional.of(here.common(elsewhere)) : Optional.empty();
  }

  TestCase test(String name, TestInput input) {
    Observation seen = execution.execute(input).observation();
    return new TestCase(name, input, seen, List.of());
  }
}
