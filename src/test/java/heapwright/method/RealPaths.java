package heapwright.method;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.machine.outcome.RunOutcome;
import heapwright.method.path.StatementPath;
import heapwright.method.run.PathReplay;
import heapwright.testcase.TestInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The different paths that a function takes on random heaps. Of a run that a fault or the machine's
 * patience ends, the path is what lies before the statement in which that happened: a route's last
 * statement is one that was executed.
 */
public final class RealPaths {
  /** After so many heaps that showed no new path, there is little to be expected. */
  private static final int PATIENCE = 500;

  private static final int SHORT = 30;
  private static final int FEW_DRAWS = 8;
  private static final int FEW = 2;

  private final Fixture fixture;
  private final PathReplay replay;
  private final int longest;

  /**
   * @param longest longer paths are cut to so many statements
   */
  public RealPaths(Fixture fixture, int longest) {
    this.fixture = fixture;
    this.longest = longest;
    replay = new PathReplay(fixture.program().model(), new ConcreteMachine(fixture.program()));
  }

  /** The routes, with the input that took each first. */
  public Map<StatementPath, TestInput> of(Function function, int draws, int most, long seed) {
    RandomInputs random = new RandomInputs(fixture.program(), seed);
    Map<StatementPath, TestInput> found = new LinkedHashMap<>();
    int barren = 0;
    for (int i = 0; i < draws && found.size() < most && barren < PATIENCE; i++) {
      TestInput input = random.of(function);
      List<StatementNumber> path = path(input);
      boolean fresh =
          !path.isEmpty() && found.putIfAbsent(new StatementPath(function, path), input) == null;
      barren = fresh ? 0 : barren + 1;
    }
    return found;
  }

  /** A few short routes through each of a file's own functions. */
  public static List<StatementPath> few(Fixture fixture, long seed) {
    RealPaths paths = new RealPaths(fixture, SHORT);
    return fixture.own().stream()
        .flatMap(function -> paths.of(function, FEW_DRAWS, FEW, seed).keySet().stream())
        .toList();
  }

  private List<StatementNumber> path(TestInput input) {
    PathReplay.Observed observed = replay.observe(input, longest + 1);
    List<StatementNumber> path = observed.path();
    boolean whole =
        observed.reply() instanceof Reply.Returned
            || observed.reply() instanceof Reply.Ended end
                && (end.outcome() instanceof RunOutcome.Exited
                    || end.outcome() instanceof RunOutcome.Killed);
    int executed = whole || path.isEmpty() ? path.size() : path.size() - 1;
    return path.subList(0, Math.min(longest, executed));
  }
}
