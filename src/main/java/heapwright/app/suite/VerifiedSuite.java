package heapwright.app.suite;

import heapwright.app.suite.TestSelection.Candidate;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.MonitoredGoal.EvaluationPair;
import heapwright.goal.MonitoredGoal.Independence;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.TestCase;
import heapwright.testcase.scenario.Scenario;
import heapwright.verify.TestVerdict;
import heapwright.verify.Verification;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What compilers and runs say to the tests and the faults of one file, and so to its goals.
 *
 * @param seconds that it took
 */
public record VerifiedSuite(
    TestSelection selection, Verification verification, FaultSuite faults, double seconds) {
  private static final double NANOS = 1e9;

  /**
   * Has the tests compiled and run, and then programs for the faults and for what no test meets.
   *
   * @param faultFolder where the programs of faults are to lie, below the output folder
   */
  public static VerifiedSuite of(SourceUnit unit, TestSelection selection, String faultFolder)
      throws InterruptedException {
    long start = System.nanoTime();
    Verification verification = unit.confirmation().verification(selection.tests());
    double seconds = (System.nanoTime() - start) / NANOS;
    List<FunctionResult> results = selection.functions();
    List<FunctionResult> open =
        results.stream().filter(result -> isOpen(result.function(), unit.program())).toList();
    open.forEach(result -> withdraw(result, verification.taken(), "a test"));
    Map<FunctionResult, List<Goal>> missing = new LinkedHashMap<>();
    results.forEach(
        result -> missing.put(result, missing(result, selection.of(result), verification)));
    FaultSuite faults = FaultSuite.confirmed(unit, missing, faultFolder);
    open.forEach(result -> withdraw(result, faults.taken(), "a fault's program"));
    return new VerifiedSuite(selection, verification, faults, seconds);
  }

  /** Where no test could be compiled and run, and so none is handed over. */
  public static VerifiedSuite unverified(
      TestSelection selection, String faultFolder, String reason) {
    Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
    for (TestCase test : selection.tests()) {
      verdicts.put(test.name(), new TestVerdict.Unverified(reason));
    }
    FaultSuite faults = FaultSuite.unconfirmed(selection.functions(), faultFolder, reason);
    return new VerifiedSuite(selection, Verification.without(verdicts), faults, 0);
  }

  /** The goals that have neither a proof nor a test that is handed over. */
  private static List<Goal> missing(
      FunctionResult result, List<Candidate> candidates, Verification verification) {
    CoverageLedger ledger = result.ledger();
    return ledger.goals().stream()
        .filter(goal -> tested(goal, ledger, candidates, verification) instanceof Verdict.Unknown)
        .flatMap(VerifiedSuite::parts)
        .distinct()
        .filter(part -> tested(part, ledger, candidates, verification) instanceof Verdict.Unknown)
        .toList();
  }

  /** What programs of faults may show of a goal. */
  private static Stream<Goal> parts(Goal goal) {
    return goal instanceof Independence pairwise
        ? pairwise.evaluations().stream().map(Goal.class::cast)
        : Stream.of(goal);
  }

  /** Whether a function has no preconditions: other functions' tests may call it without. */
  private static boolean isOpen(Function function, Program program) {
    return Scenario.startsOf(function, program).get(0).equals(function);
  }

  /**
   * Withdraws the proofs that a run of the compiled code contradicts. What one run takes in a
   * callee says nothing of the callee's goals in another function's tests.
   */
  private static void withdraw(FunctionResult result, Set<BranchCounts.Outcome> taken, String by) {
    CoverageLedger ledger = result.ledger();
    for (Goal goal : ledger.goals()) {
      if (goal instanceof Goal.Branch branch
          && !branch.isInCallee()
          && ledger.proof(goal).isPresent()
          && branch.outcomes().stream().anyMatch(o -> taken.contains(outcome(branch, o)))) {
        ledger.withdraw(
            goal, "it was called infeasible, but " + by + " takes it: our fault (please report)");
      }
    }
  }

  private static BranchCounts.Outcome outcome(Goal.Branch goal, int index) {
    return new BranchCounts.Outcome(goal.function(), goal.decision(), index);
  }

  /** The verdict on a goal, by a proof, a test that is handed over, or a fault's program. */
  Verdict verdict(FunctionResult result, Goal goal) {
    Verdict tested = tested(goal, result.ledger(), selection.of(result), verification);
    return tested instanceof Verdict.Unknown
        ? faulty(result, goal).<Verdict>map(verdict -> verdict).orElse(tested)
        : tested;
  }

  /** For a pair of evaluations, tests may show one of them. */
  private Optional<Verdict.Faulty> faulty(FunctionResult result, Goal goal) {
    Map<Goal, Verdict.Faulty> faulty = faults.of(result).faulty();
    if (!(goal instanceof Independence pairwise)) {
      return Optional.ofNullable(faulty.get(goal));
    }
    List<Candidate> tests = handedOver(result);
    return pairwise.pairs().stream()
        .map(EvaluationPair::both)
        .filter(
            both ->
                both.stream()
                    .allMatch(
                        one ->
                            faulty.containsKey(one) || tests.stream().anyMatch(c -> c.meets(one))))
        .flatMap(both -> both.stream().filter(faulty::containsKey).map(faulty::get))
        .findFirst();
  }

  private static Verdict tested(
      Goal goal, CoverageLedger ledger, List<Candidate> candidates, Verification verification) {
    Optional<Verdict.Infeasible> proof = ledger.proof(goal);
    if (proof.isPresent()) {
      return proof.get();
    }
    if (goal instanceof Independence pairwise) {
      return together(pairwise, ledger, candidates, verification);
    }
    List<Candidate> meeting = candidates.stream().filter(c -> c.meets(goal)).toList();
    return meeting.stream()
        .filter(c -> isVerified(verification, c))
        .findFirst()
        .<Verdict>map(c -> new Verdict.Covered(c.test().name()))
        .orElseGet(() -> new Verdict.Unknown(cause(goal, ledger, meeting, verification)));
  }

  /** Two tests that are handed over, or one, have both evaluations of a pair. */
  private static Verdict together(
      Independence goal,
      CoverageLedger ledger,
      List<Candidate> candidates,
      Verification verification) {
    Map<Goal, Verdict> verdicts = new HashMap<>();
    goal.evaluations()
        .forEach(one -> verdicts.put(one, tested(one, ledger, candidates, verification)));
    for (EvaluationPair pair : goal.pairs()) {
      if (pair.both().stream().allMatch(one -> verdicts.get(one) instanceof Verdict.Covered)) {
        return new Verdict.Covered(
            pair.both().stream()
                .flatMap(one -> ((Verdict.Covered) verdicts.get(one)).tests().stream())
                .distinct()
                .sorted(Comparator.comparing(name -> place(candidates, name)))
                .toList());
      }
    }
    List<Candidate> meeting =
        candidates.stream()
            .filter(c -> goal.evaluations().stream().anyMatch(c::meets))
            .filter(c -> !isVerified(verification, c))
            .toList();
    return new Verdict.Unknown(cause(goal, ledger, meeting, verification));
  }

  private static int place(List<Candidate> candidates, String name) {
    return candidates.stream().map(c -> c.test().name()).toList().indexOf(name);
  }

  private static String cause(
      Goal goal, CoverageLedger ledger, List<Candidate> meeting, Verification verification) {
    return meeting.isEmpty()
        ? ledger.cause(goal)
        : "its test " + RejectionText.of(verification, meeting.get(0).test().name());
  }

  private static boolean isVerified(Verification verification, Candidate candidate) {
    return verification.verdicts().get(candidate.test().name()) instanceof TestVerdict.Verified;
  }

  /** The tests of a function that are handed over. */
  List<Candidate> handedOver(FunctionResult result) {
    return selection.of(result).stream().filter(c -> isVerified(verification, c)).toList();
  }

  /** The bugs of ours that kept tests of a function from being written. */
  List<String> unwritten(FunctionResult result) {
    return selection.of(result).stream()
        .map(c -> verification.verdicts().get(c.test().name()))
        .filter(TestVerdict.DoesNotCompile.class::isInstance)
        .map(verdict -> ((TestVerdict.DoesNotCompile) verdict).messages())
        .filter(messages -> messages.startsWith("internal error: "))
        .toList();
  }

  /** A function's part of the time, by the number of its tests. */
  double seconds(FunctionResult result) {
    int tests = selection.tests().size();
    return tests == 0 ? 0 : seconds * selection.of(result).size() / tests;
  }
}
