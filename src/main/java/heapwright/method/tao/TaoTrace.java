package heapwright.method.tao;

import heapwright.ir.code.Function;
import heapwright.solve.linear.LinearProgramText;
import heapwright.solve.linear.ProblemSize;
import heapwright.work.WorkMeter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What TAO did for each edge of each function, as text, and its linear programs as files. Functions
 * may be pursued at the same time, each on a thread of its own.
 */
public final class TaoTrace {
  private static final double NANOS = 1e9;
  private static final String INDENT = "  ";

  private final Map<String, FunctionTrace> functions = new TreeMap<>();

  /** Who hears of a function. */
  TaoListener listener(Function function) {
    synchronized (functions) {
      return functions.computeIfAbsent(function.name(), FunctionTrace::new);
    }
  }

  /** Everything in the order in which it happened, function by function. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    synchronized (functions) {
      functions.values().forEach(trace -> lines.addAll(trace.text()));
    }
    return lines;
  }

  /** The linear programs by the names of their files. */
  public Map<String, String> programs() {
    Map<String, String> all = new LinkedHashMap<>();
    synchronized (functions) {
      functions.values().forEach(trace -> all.putAll(trace.files()));
    }
    return all;
  }

  /** What happened to the edges of one function. */
  private static final class FunctionTrace implements TaoListener {
    private final String function;
    private final List<String> lines = new ArrayList<>();
    private final Map<String, String> files = new LinkedHashMap<>();
    private final Map<String, Integer> limits = new LinkedHashMap<>();
    private long since = WorkMeter.ofThread().nanoseconds();

    FunctionTrace(String function) {
      this.function = function;
    }

    synchronized List<String> text() {
      return List.copyOf(lines);
    }

    synchronized Map<String, String> files() {
      return new LinkedHashMap<>(files);
    }

    @Override
    public synchronized void solved(EdgeCondition condition) {
      lines.add(function + " " + condition.edge() + ", k = " + condition.limit());
      section("tree", condition.tree());
      section("PBCC", condition.coverability());
      section("linear program", List.of(written(condition)));
      section("statistics", statistics(condition));
      limits.put(condition.edge(), condition.limit());
    }

    private void section(String title, List<String> text) {
      lines.add(INDENT + title);
      text.forEach(line -> lines.add(INDENT + INDENT + line));
    }

    /** The file of a program, or why there is none. */
    private String written(EdgeCondition condition) {
      LinearProgramText text = condition.linearProgram();
      if (text instanceof LinearProgramText.None none) {
        return "none: " + none.cause();
      }
      String edge = condition.edge().replace(":", "").replaceAll("[^A-Za-z0-9.]+", "_");
      String stem = "trace/" + function + "_" + edge + "_k" + condition.limit();
      String name = stem + ".lp";
      for (int i = 2; files.containsKey(name); i++) {
        name = stem + "_" + i + ".lp";
      }
      files.put(name, ((LinearProgramText.Lp) text).lines());
      return name;
    }

    private static List<String> statistics(EdgeCondition condition) {
      TreeGrowth growth = condition.growth();
      TreeSize size = condition.size();
      ProblemSize program = condition.program();
      return List.of(
          "nodes %d, leaves %d, dropped %d, beyond k %d, not followed %d"
              .formatted(
                  growth.nodes(), size.paths(), growth.dropped(), growth.cut(), growth.open()),
          "statements %d, inputs %d".formatted(size.statements(), size.symbols()),
          "variables %d (inputs %d, integers %d, 0-1 %d), constraints %d"
              .formatted(
                  program.inputs() + program.integers() + program.switches(),
                  program.inputs(),
                  program.integers(),
                  program.switches(),
                  program.rows()),
          condition.outcome());
    }

    @Override
    public synchronized void taken(String edge, int limit) {
      lines.add(INDENT + "taken: a call with this input ends as a test may, k = " + limit);
    }

    /** An edge's turn is over: what it cost, the same on every machine. */
    @Override
    public synchronized void pursued(String edge) {
      long now = WorkMeter.ofThread().nanoseconds();
      double seconds = (now - since) / NANOS;
      since = now;
      String none = limits.containsKey(edge) ? "" : ": no path to it within k";
      lines.add(String.format(Locale.ROOT, "%s %s: work %.3f s%s", function, edge, seconds, none));
    }

    @Override
    public synchronized void cutShort(String edge) {
      lines.add(function + " " + edge + ": given up before its tree was complete");
    }
  }
}
