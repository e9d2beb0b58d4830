package heapwright.method;

import heapwright.ir.Function;
import heapwright.ir.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs a function on random heaps and asks for an input for each path that was seen: there is one,
 * so it must be found.
 */
final class SelfCheck {
  private static final int LONGEST = 60;

  private final Fixture fixture;
  private final Replay replay;
  private final PathFinder finder;
  private final List<String> misses = new ArrayList<>();
  private int paths;

  SelfCheck(Fixture fixture) {
    this.fixture = fixture;
    replay = new Replay(fixture.program().model(), new ConcreteMachine(fixture.program()));
    finder = new PathFinder(fixture.program(), Z3.solvers(Z3Limits.USUAL));
  }

  /** Real paths for which no input was found, and what was said instead. */
  List<String> misses() {
    return misses;
  }

  int paths() {
    return paths;
  }

  void run(Function function, int inputs, long seed) {
    RandomInputs random = new RandomInputs(fixture.program(), seed);
    Set<List<StatementNumber>> seen = new HashSet<>();
    for (int i = 0; i < inputs; i++) {
      TestInput input = random.of(function);
      Replay.Observed observed = replay.observe(input, LONGEST);
      boolean returned = observed.reply() instanceof Reply.Returned;
      if (returned && !observed.path().isEmpty() && seen.add(observed.path())) {
        paths++;
        check(new Route(function, observed.path()), input);
      }
    }
  }

  private void check(Route route, TestInput input) {
    Finding finding = finder.find(route);
    if (!(finding instanceof Finding.Feasible)) {
      misses.add(
          fixture.file().getFileName()
              + " "
              + route.function().name()
              + " "
              + route
              + ": "
              + finding
              + " but "
              + input);
    }
  }
}
