package heapwright.scenario;

import heapwright.app.program.CLibrary;
import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ExecutedInput;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.TestCase;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import heapwright.verify.Probes;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A file whose functions are looked at in scenarios. */
record Subject(Path file, Program program) {

  static Subject read(String name) {
    CFrontEnd frontEnd = new CFrontEnd();
    Path file = Path.of("src/test/resources/scenario", name);
    SourceReading.Translated reading =
        (SourceReading.Translated) frontEnd.read(SourceRequest.of(file));
    return new Subject(
        file, new CLibrary(frontEnd).link(reading.program(), ConcreteMachine.libraryRoots()));
  }

  Function function(String name) {
    return program.functionsNamed(name).get(0);
  }

  Scenario scenario(String name, int calls, String... preconditions) {
    return Scenario.of(
        program,
        function(name),
        calls,
        Stream.of(preconditions).map(p -> new Precondition(function(p))).toList());
  }

  /** The branches of the function that some of the runs take, in the order of the source. */
  static List<String> taken(Scenario scenario, List<ExecutedInput> trials) {
    return Goals.of(scenario.subject(), new Criterion.Branches()).stream()
        .filter(goal -> trials.stream().anyMatch(trial -> goal.isMetBy(trial.visits())))
        .map(Goal::toString)
        .toList();
  }

  static List<String> branches(Scenario scenario) {
    return Goals.of(scenario.subject(), new Criterion.Branches()).stream()
        .map(Goal::toString)
        .toList();
  }

  Emission written(Scenario scenario, List<ExecutedInput> trials) {
    String include = file.toAbsolutePath().toString();
    return CTests.emit(new Suite(scenario.program(), include, tests(scenario, trials)));
  }

  private static List<TestCase> tests(Scenario scenario, List<ExecutedInput> trials) {
    List<TestCase> tests = new ArrayList<>();
    for (ExecutedInput trial : trials) {
      String name = scenario.subject().name() + "_" + (tests.size() + 1);
      tests.add(new TestCase(name, trial.input(), trial.observation(), List.of()));
    }
    return tests;
  }

  /** What the compiler says to the runs as tests. */
  Map<String, TestVerdict> verified(Scenario scenario, List<ExecutedInput> trials) {
    try {
      return new Verifier(Toolchain.of("gcc"))
          .verify(
              written(scenario, trials),
              Probes.of(scenario.program()),
              tests(scenario, trials),
              file)
          .verdicts();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
