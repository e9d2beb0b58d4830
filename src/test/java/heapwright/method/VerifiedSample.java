package heapwright.method;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.SelfCheck.Trial;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.search.SearchOutcome;
import heapwright.testcase.CallEnding;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.verify.Probes;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Inputs that were found, written as one file of C tests and held against the compiler.
 *
 * @param verified how many compile without warnings, take the predicted branches and are silent
 *     under the sanitizers
 * @param left inputs whose call ends in a fault or does not end behind the path, by the cause
 * @param others what the compiler said to the rest
 */
public record VerifiedSample(
    int verified, Map<String, Integer> left, Map<String, TestVerdict> others) {
  private static final long STEPS = 200_000;

  /**
   * Draws from the inputs that were found for the paths of a file.
   *
   * @param most so many tests, at most
   */
  public static VerifiedSample of(Fixture fixture, List<Trial> trials, int most, long seed)
      throws InterruptedException {
    Map<String, Integer> left = new TreeMap<>();
    List<TestCase> tests = new ArrayList<>();
    Program program = fixture.program();
    ConcreteExecution execution =
        new ConcreteExecution(program, new ConcreteMachine(program), STEPS);
    List<Trial> shuffled = new ArrayList<>(trials);
    Collections.shuffle(shuffled, new Random(seed));
    for (Trial trial : shuffled) {
      if (tests.size() < most && trial.finding() instanceof SearchOutcome.Feasible feasible) {
        Observation seen = execution.execute(feasible.input()).observation();
        if (seen.ending() instanceof CallEnding.Faulted fault) {
          left.merge(fault.kind(), 1, Integer::sum);
        } else if (seen.ending() instanceof CallEnding.Unsettled open) {
          left.merge(open.reason(), 1, Integer::sum);
        } else {
          String name = trial.path().function().name() + "_" + (tests.size() + 1);
          tests.add(new TestCase(name, feasible.input(), seen, List.of("" + trial.path())));
        }
      }
    }
    return verified(fixture, tests, left);
  }

  private static VerifiedSample verified(
      Fixture fixture, List<TestCase> tests, Map<String, Integer> left)
      throws InterruptedException {
    Emission emission = CTests.emit(new Suite(fixture.program(), fixture.file().toString(), tests));
    emission.left().values().forEach(cause -> left.merge(cause, 1, Integer::sum));
    Map<String, TestVerdict> others =
        new TreeMap<>(
            new Verifier(Toolchain.gcc())
                .verify(emission, Probes.of(fixture.program()), tests, fixture.file())
                .verdicts());
    int all = others.size();
    others.values().removeIf(TestVerdict.Verified.class::isInstance);
    return new VerifiedSample(all - others.size(), left, others);
  }
}
