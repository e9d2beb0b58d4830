package heapwright.method;

import heapwright.analysis.CallGraph;
import heapwright.analysis.Operands;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Comes nearer to branches by changing inputs that come by their decisions: what a change brings no
 * farther off is kept and changed again. For branches that depend on more than a path condition can
 * be solved for, such as what many rounds of several loops work out together. Proves nothing.
 */
public final class Nearing {
  /** Of one play; what takes longer is not what is looked for. */
  private static final long STEPS = 50_000;

  /** So many at a time, for all branches together. */
  private static final int PLAYS = 8_000;

  /** So many changes in a row may be in vain. */
  private static final int VAIN = 1_000;

  /** Greater ones are masks. */
  private static final long LARGE = 1L << 20;

  private final Program program;
  private final CoverageLedger ledger;
  private final Trials trials;
  private final Rehearsal rehearsal;
  private final RandomChange change;
  private int plays;

  /** An input, and how far from the branch it leaves the run. */
  private record Stand(TestInput input, BigInteger distance) {}

  /**
   * @param trials play what comes to a branch
   */
  public Nearing(Program program, Function function, CoverageLedger ledger, Trials trials) {
    this.program = program;
    this.ledger = ledger;
    this.trials = trials;
    rehearsal = new Rehearsal(program, new ConcreteMachine(program), STEPS);
    change = new RandomChange(new Random(1), constants(program, function));
  }

  private static List<Long> constants(Program program, Function function) {
    return CallGraph.of(program).reachableFrom(function.symbol()).stream()
        .flatMap(symbol -> program.function(symbol).stream())
        .filter(f -> !f.span().file().path().startsWith("<"))
        .flatMap(Operands::of)
        .flatMap(Operands::parts)
        .flatMap(Nearing::number)
        .filter(n -> Math.abs(n) <= LARGE)
        .distinct()
        .sorted()
        .toList();
  }

  private static Stream<Long> number(Expression part) {
    return part instanceof Expression.IntegerConstant constant && constant.type().isInteger()
        ? Stream.of(constant.value())
        : Stream.empty();
  }

  /** From the tests that come by the decisions of open branches, most often the nearest. */
  public void pursue(Budget budget) {
    List<Goal.Branch> open =
        ledger.open().stream()
            .filter(goal -> goal instanceof Goal.Branch)
            .map(goal -> (Goal.Branch) goal)
            .toList();
    DeepStack.call(
        () -> {
          open.forEach(branch -> pursue(branch, PLAYS / open.size(), budget));
          return open;
        });
  }

  private void pursue(Goal.Branch branch, int most, Budget budget) {
    plays = most;
    List<Stand> starts = starts(branch);
    for (int i = 0; !starts.isEmpty() && isWorthwhile(branch, budget); i++) {
      // 0, 1, 0, 2, 0, 3, and so on.
      climb(branch, starts.get(i % 2 == 0 ? 0 : (i / 2 + 1) % starts.size()), budget);
    }
  }

  private boolean isWorthwhile(Goal.Branch branch, Budget budget) {
    return plays > 0 && ledger.isOpen(branch) && !budget.isUsedUp();
  }

  private List<Stand> starts(Goal.Branch branch) {
    return trials.harvest().tests().stream()
        .filter(test -> comesBy(test, branch))
        .map(test -> stand(branch, test.input()))
        .sorted(Comparator.comparing(Stand::distance))
        .toList();
  }

  private static boolean comesBy(Trial trial, Goal.Branch branch) {
    return trial.visits().taken().keySet().stream()
        .anyMatch(
            way ->
                way.function().equals(branch.function())
                    && way.decision().equals(branch.decision()));
  }

  private void climb(Goal.Branch branch, Stand start, Budget budget) {
    Stand best = start;
    int vain = 0;
    while (vain < VAIN && isWorthwhile(branch, budget)) {
      Stand next = stand(branch, change.of(best.input()));
      int nearer = next.distance().compareTo(best.distance());
      vain = nearer < 0 ? 0 : vain + 1;
      if (next.distance().signum() == 0) {
        trials.play(next.input());
      } else if (nearer <= 0) {
        best = next;
      }
    }
  }

  private Stand stand(Goal.Branch branch, TestInput input) {
    plays--;
    BranchDistance distance = new BranchDistance(program, branch);
    rehearsal.watched(input, distance);
    return new Stand(input, distance.nearest());
  }
}
