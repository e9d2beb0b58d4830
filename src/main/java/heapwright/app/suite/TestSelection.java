package heapwright.app.suite;

import heapwright.goal.Goal;
import heapwright.goal.SuiteMinimisation;
import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The few inputs of each function that become tests: they meet what all of them meet. */
public final class TestSelection {
  private final ConcreteExecution execution;
  private final Map<FunctionResult, List<Candidate>> chosen = new LinkedHashMap<>();

  /** A test, and the run that it came from. */
  record Candidate(TestCase test, ExecutedInput run) {
    boolean meets(Goal goal) {
      return goal.isMetBy(run.visits());
    }
  }

  public TestSelection(Program program, List<FunctionResult> results) {
    execution = new ConcreteExecution(program, new ConcreteMachine(program));
    results.forEach(result -> chosen.put(result, chosen(result)));
  }

  List<FunctionResult> functions() {
    return List.copyOf(chosen.keySet());
  }

  List<Candidate> of(FunctionResult result) {
    return chosen.get(result);
  }

  List<TestCase> tests() {
    return chosen.values().stream().flatMap(List::stream).map(Candidate::test).toList();
  }

  private List<Candidate> chosen(FunctionResult result) {
    List<ExecutedInput> found = result.inputs().tests();
    List<Goal> goals = result.ledger().goals();
    List<Visits> runs = found.stream().map(ExecutedInput::visits).toList();
    List<Goal> parts = SuiteMinimisation.parts(runs, goals);
    List<Integer> few =
        goals.isEmpty() && !found.isEmpty() ? List.of(0) : SuiteMinimisation.of(runs, goals);
    List<Candidate> candidates = new ArrayList<>();
    for (int index : few) {
      ExecutedInput run = found.get(index);
      String name = result.function().name() + "_" + (candidates.size() + 1);
      List<String> remarks = List.of(remark(run, parts));
      TestCase test = new TestCase(name, run.input(), asserted(result, run), remarks);
      candidates.add(new Candidate(test, run));
    }
    return candidates;
  }

  /** What a test asserts: nothing that depends on where its objects lie. */
  private Observation asserted(FunctionResult result, ExecutedInput run) {
    return new ErrorIsolation(result.ledger())
        .of(() -> execution.wherever(run))
        .orElse(run.observation());
  }

  private static String remark(ExecutedInput run, List<Goal> goals) {
    List<Goal> met = goals.stream().filter(goal -> goal.isMetBy(run.visits())).toList();
    return met.isEmpty()
        ? "Calls it."
        : "Covers " + met.stream().map(Goal::toString).collect(Collectors.joining(", ")) + ".";
  }
}
