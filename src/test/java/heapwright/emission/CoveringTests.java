package heapwright.emission;

import heapwright.ir.code.Function;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Tests with random inputs that each take an outcome which none before takes as often, so that
 * every outcome is compared while compilers have little to read. Each function has at least one, if
 * any input serves.
 */
final class CoveringTests {
  /** Once, twice, or more often: what loops do beyond that tells nothing new. */
  private static final long MANY = 3;

  /** After so many inputs that bring nothing new the next will not either. */
  private static final int PATIENCE = 80;

  private record Taken(BranchCounts.Outcome outcome, long times) {}

  private final Played played;
  private final Set<Taken> seen = new HashSet<>();

  CoveringTests(Played played) {
    this.played = played;
  }

  List<TestCase> ofAll() {
    List<TestCase> tests = new ArrayList<>();
    played.functions().forEach(function -> tests.addAll(of(function)));
    return tests;
  }

  private List<TestCase> of(Function function) {
    Random random = new Random(function.name().hashCode());
    List<TestCase> tests = new ArrayList<>();
    for (int futile = 0; futile < PATIENCE; futile++) {
      TestInput input = new RandomInput(played.program(), random).of(function);
      // What stubs answer and write by themselves is part of the input then.
      ExecutedInput executed = played.execution().execute(input);
      Optional<Observation> observed = observed(executed, tests.isEmpty());
      if (observed.isPresent()) {
        observed.get().branches().taken().entrySet().forEach(count -> seen.add(taken(count)));
        String name = function.name() + "_" + (tests.size() + 1);
        tests.add(new TestCase(name, executed.input(), observed.get(), List.of()));
        futile = 0;
      }
    }
    return tests;
  }

  private Optional<Observation> observed(ExecutedInput executed, boolean isFirst) {
    Observation here = executed.observation();
    boolean isNew =
        isFirst
            || here.branches().taken().entrySet().stream().anyMatch(c -> !seen.contains(taken(c)));
    return isNew && executed.endsWell() ? played.wherever(executed) : Optional.empty();
  }

  private static Taken taken(Map.Entry<BranchCounts.Outcome, Long> count) {
    return new Taken(count.getKey(), Math.min(MANY, count.getValue()));
  }
}
