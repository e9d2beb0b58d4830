package heapwright.bench;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/** The shape generator on one path, again and again; the numbers were solved before. */
final class ShapeWork {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final StatementPath route;
  private final SearchOutcome.Feasible found;
  private final PathRetrace retrace;
  private final List<Long> nanoseconds = new ArrayList<>();

  ShapeWork(Program program, StatementPath route) {
    this.route = route;
    retrace = new PathRetrace(program);
    SearchOutcome finding = new PathFinder(program, Z3.solvers(Z3Limits.USUAL)).find(route);
    if (!(finding instanceof SearchOutcome.Feasible feasible)) {
      throw new IllegalStateException(route + ": " + finding);
    }
    found = feasible;
  }

  /** Times the second of two runs: the first brings the path's data into the caches. */
  void run() {
    retrace.follow(found.recorded(), (before, after) -> {});
    long start = THREADS.getCurrentThreadCpuTime();
    retrace.follow(found.recorded(), (before, after) -> {});
    nanoseconds.add(THREADS.getCurrentThreadCpuTime() - start);
  }

  /** The median of the second half, when everything is compiled. */
  double microseconds() {
    List<Long> warm = nanoseconds.subList(nanoseconds.size() / 2, nanoseconds.size());
    return warm.stream().sorted().toList().get(warm.size() / 2) / 1e3;
  }

  int statements() {
    return route.statements().size();
  }

  int nodes() {
    return found.input().objects().size();
  }

  /** How often the path follows a pointer to memory. */
  int dereferences() {
    int[] count = new int[1];
    retrace.follow(
        found.recorded(),
        (before, after) ->
            count[0] += before.frame().statement().filter(ShapeWork::follows).isPresent() ? 1 : 0);
    return count[0];
  }

  private static boolean follows(Statement statement) {
    return statement instanceof Statement.Load load && isPointer(load.address())
        || statement instanceof Statement.Store store && isPointer(store.address());
  }

  /** Variables in memory are reached without following anything. */
  private static boolean isPointer(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      return isPointer(field.base());
    }
    if (address instanceof Expression.ElementAddress element) {
      return isPointer(element.base());
    }
    return address instanceof Expression.Read;
  }
}
