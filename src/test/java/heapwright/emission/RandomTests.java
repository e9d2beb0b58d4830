package heapwright.emission;

import heapwright.ir.Function;
import heapwright.ir.IntegerType;
import heapwright.method.variation.Inputs;
import heapwright.testcase.InputObject;
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
      TestCase test = played.test(function.name() + "_" + (tests.size() + 1), input);
      Observation now = test.observation();
      boolean sound = now.ending().match(new IsSound()) && isSameElsewhere(input, now);
      if (sound && (i > draws / 2 || seen.add(List.of(now.branches(), now.ending())))) {
        tests.add(test);
      }
    }
    return tests;
  }

  /** Whether it is the same where objects have other addresses; no test can tell those. */
  private boolean isSameElsewhere(TestInput input, Observation here) {
    List<InputObject> objects = new ArrayList<>();
    IntegerType octet = new IntegerType(IntegerType.Kind.BYTE, 8, false);
    objects.add(
        new InputObject(Inputs.freshName(input), octet, 1, InputObject.Storage.HEAP, List.of()));
    objects.addAll(input.objects());
    Observation there = played.test("elsewhere", Inputs.withObjects(input, objects)).observation();
    return there.ending().equals(here.ending())
        && there.returned().equals(here.returned())
        && there.globals().equals(here.globals())
        && there.branches().equals(here.branches());
  }
}
