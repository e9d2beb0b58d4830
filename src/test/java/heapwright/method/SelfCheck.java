package heapwright.method;

import heapwright.ir.code.Function;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.TestInput;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs the functions of a file on random heaps and asks for an input for each path that was seen:
 * there is one, so it must be found.
 */
public final class SelfCheck {
  private final Fixture fixture;
  private final PathFinder finder;

  private SelfCheck(Fixture fixture) {
    this.fixture = fixture;
    finder = new PathFinder(fixture.program(), Z3.solvers(Z3Limits.USUAL));
  }

  public static SelfCheck of(Path file) {
    return new SelfCheck(Fixture.read(file));
  }

  /**
   * How many paths are looked at.
   *
   * @param draws random heaps for each function
   * @param paths at most, for each function
   * @param longest in statements; what is longer is cut
   */
  public record Extent(int draws, int paths, int longest, long seed) {}

  /**
   * A path that a heap took, and what was said of it.
   *
   * @param seconds of processor time: other work on the machine does not count
   */
  public record Trial(
      StatementPath path, TestInput witness, SearchOutcome finding, double seconds) {
    @Override
    public String toString() {
      return path.function().name() + " " + path + ": " + finding + " but " + witness;
    }
  }

  public Fixture fixture() {
    return fixture;
  }

  public List<Trial> run(Extent extent) {
    List<Trial> trials = new ArrayList<>();
    fixture.own().forEach(function -> trials.addAll(run(function, extent)));
    return trials;
  }

  public List<Trial> run(Function function, Extent extent) {
    List<Trial> trials = new ArrayList<>();
    Map<StatementPath, TestInput> paths =
        new RealPaths(fixture, extent.longest())
            .of(function, extent.draws(), extent.paths(), extent.seed());
    paths.forEach((path, witness) -> trials.add(trial(path, witness)));
    return trials;
  }

  private Trial trial(StatementPath path, TestInput witness) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long start = clock.getCurrentThreadCpuTime();
    SearchOutcome finding = finder.find(path);
    return new Trial(path, witness, finding, (clock.getCurrentThreadCpuTime() - start) / 1e9);
  }
}
