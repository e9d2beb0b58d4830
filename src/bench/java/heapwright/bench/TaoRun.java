package heapwright.bench;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.DeepStack;
import heapwright.method.budget.Budget;
import heapwright.method.tao.EdgeCondition;
import heapwright.method.tao.Tao;
import heapwright.method.tao.TaoListener;
import heapwright.method.tao.TaoMode;
import heapwright.method.tao.TreeSize;
import heapwright.solve.Solvers;
import heapwright.solve.linear.ProblemSize;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** TAO over the functions of a program, in one mode, and what it came by. */
final class TaoRun implements TaoListener {
  private static final double NANOS = 1e9;
  private static final Criterion BRANCHES = new Criterion.Branches();

  /** An edge of a function; the names of edges are unique within one. */
  private record Edge(String function, String name) {}

  private final Solvers solvers;
  private final Map<Edge, TreeSize> trees = new HashMap<>();
  private final Map<Edge, ProblemSize> programs = new HashMap<>();
  private final Map<Edge, Integer> taken = new HashMap<>();
  private final Map<Edge, Double> times = new HashMap<>();
  private String function = "";
  private long since;
  private int pathByPath;
  private int cutShort;
  private int goals;
  private int open;
  private int infeasible;
  private double seconds;

  private TaoRun(Solvers solvers) {
    this.solvers = solvers;
  }

  static TaoRun over(Program program, List<Function> functions, TaoMode mode, double each) {
    return over(program, functions, mode, each, Z3.solvers(Z3Limits.USUAL));
  }

  /**
   * @param solvers for paths that are not linear, and for the dropping of subtrees
   */
  static TaoRun over(
      Program program, List<Function> functions, TaoMode mode, double each, Solvers solvers) {
    // On one thread with the machine, so that its time counts.
    return DeepStack.call(
        () -> {
          TaoRun run = new TaoRun(solvers);
          functions.forEach(function -> run.pursue(program, function, mode, each));
          return run;
        });
  }

  /** Processor time, because the clock depends on the neighbours. */
  private void pursue(Program program, Function goal, TaoMode mode, double each) {
    function = goal.name();
    CoverageLedger ledger =
        new CoverageLedger(BRANCHES, Goals.of(goal, BRANCHES), TaoRun::processor);
    long start = processor();
    since = start;
    Budget budget = Budget.endless().until(() -> (processor() - start) / NANOS > each);
    new Tao(program, solvers, mode, this).pursue(goal, ledger, budget);
    seconds += (processor() - start) / NANOS;
    goals += ledger.goals().size();
    open += ledger.open().size();
    infeasible += (int) ledger.goals().stream().filter(g -> ledger.proof(g).isPresent()).count();
  }

  private static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @Override
  public void solved(EdgeCondition condition) {
    Edge edge = new Edge(function, condition.edge());
    trees.put(edge, condition.size());
    programs.put(edge, condition.program());
    pathByPath += condition.result() == Result.PATH_BY_PATH ? 1 : 0;
  }

  @Override
  public void taken(String edge, int limit) {
    taken.put(new Edge(function, edge), limit);
  }

  @Override
  public void pursued(String edge) {
    long now = processor();
    times.merge(new Edge(function, edge), (now - since) / NANOS, Double::sum);
    since = now;
  }

  /** For edges that an input takes. */
  double secondsForTaken() {
    return times.entrySet().stream()
        .filter(time -> taken.containsKey(time.getKey()))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  /** How many edges were pursued. */
  int pursued() {
    return times.size();
  }

  @Override
  public void cutShort(String edge) {
    cutShort++;
  }

  /** How many edges were given up before their trees had all that the limit allows. */
  int cutShort() {
    return cutShort;
  }

  /** How many edges were taken on a path on which a statement recurred so often at most. */
  long takenAt(int limit) {
    return taken.values().stream().filter(k -> k == limit).count();
  }

  int taken() {
    return taken.size();
  }

  long takenBeyond(int limit) {
    return taken.values().stream().filter(k -> k > limit).count();
  }

  double average(ToIntFunction<TreeSize> part) {
    return trees.values().stream().mapToInt(part).average().orElse(0);
  }

  double averageProgram(ToIntFunction<ProblemSize> part) {
    return programs.values().stream().mapToInt(part).average().orElse(0);
  }

  int greatestProgram(ToIntFunction<ProblemSize> part) {
    return programs.values().stream().mapToInt(part).max().orElse(0);
  }

  int pathByPath() {
    return pathByPath;
  }

  int goals() {
    return goals;
  }

  int open() {
    return open;
  }

  int infeasible() {
    return infeasible;
  }

  double seconds() {
    return seconds;
  }
}
