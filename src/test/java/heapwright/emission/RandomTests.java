package heapwright.emission;

import heapwright.ir.Function;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
      Observation now = played.rehearsal().rehearse(input).observation();
      Observation elsewhere = played.rehearsal().elsewhere(input);
      boolean sound = now.ending().match(new IsSound()) && isSame(now, elsewhere);
      if (sound && (i > draws / 2 || seen.add(List.of(now.branches(), now.ending())))) {
        String name = function.name() + "_" + (tests.size() + 1);
        tests.add(new TestCase(name, input, now.common(elsewhere), List.of()));
      }
    }
    return tests;
  }

  /** Whether a call is the same where objects have other addresses; no test can tell those. */
  private static boolean isSame(Observation here, Observation elsewhere) {
    return elsewhere.ending().equals(here.ending())
        && elsewhere.returned().equals(here.returned())
        && elsewhere.globals().equals(here.globals())
        && elsewhere.branches().equals(here.branches());
  }
}
