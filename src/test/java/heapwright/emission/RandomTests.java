package heapwright.emission;

import heapwright.ir.code.Function;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** A few tests of each function that take different ways and do not end in faults. */
record RandomTests(Played played, int draws, int most) {

  List<TestCase> ofAll() {
    List<TestCase> tests = new ArrayList<>();
    played.functions().forEach(function -> tests.addAll(of(function)));
    return tests;
  }

  private List<TestCase> of(Function function) {
    Random random = new Random(function.name().hashCode());
    List<TestCase> tests = new ArrayList<>();
    Set<Object> seen = new LinkedHashSet<>();
    for (int i = 0; i < draws && tests.size() < most; i++) {
      TestInput input = new RandomInput(played.program(), random).of(function);
      ExecutedInput executed = played.execution().execute(input);
      Observation now = executed.observation();
      if (!executed.endsWell()) {
        continue;
      }
      Optional<Observation> same = played.wherever(executed);
      if (same.isPresent() && (i > draws / 2 || seen.add(List.of(now.branches(), now.ending())))) {
        String name = function.name() + "_" + (tests.size() + 1);
        tests.add(new TestCase(name, executed.input(), same.get(), List.of()));
      }
    }
    return tests;
  }
}
