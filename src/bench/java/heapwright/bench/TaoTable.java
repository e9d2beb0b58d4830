package heapwright.bench;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.tao.TaoMode;
import heapwright.method.tao.TreeSize;
import heapwright.solve.linear.ProblemSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** TAO's evaluation on our twelve programs: {@code TaoTable FOLDER SECONDS [RESULTS]}. */
public final class TaoTable {
  /** The publication's greatest. */
  private static final int LIMIT = 2;

  private final Results results = new Results("TAO's evaluation (bench/tao)");
  private final Path folder;
  private final double each;
  private final List<Row> rows = new ArrayList<>();

  /** What became of a program. */
  private record Row(
      String name,
      TaoPublished published,
      int edges,
      int unconstrained,
      int withinConditions,
      int marked,
      TaoRun byUnconstrained,
      TaoRun byAll,
      TaoRun usual) {}

  private TaoTable(Path folder, double each) {
    this.folder = folder;
    this.each = each;
  }

  public static void main(String[] args) throws IOException {
    TaoTable table = new TaoTable(Path.of(args[0]), Double.parseDouble(args[1]));
    for (Map.Entry<String, TaoPublished> program : TaoPublished.programs().entrySet()) {
      table.run(program.getKey(), program.getValue());
      System.err.println(program.getKey() + " done");
    }
    table.coverage();
    table.trees();
    table.times();
    if (args.length > 2) {
      table.results.recordIn(Path.of(args[2]));
    }
  }

  private void run(String name, TaoPublished published) throws IOException {
    Path file = folder.resolve(name + ".c");
    TaoProgram read = TaoProgram.read(file);
    Program program = read.program();
    List<Function> own = read.own();
    if (rows.isEmpty()) {
      // The first one would pay for the loading of the solvers.
      TaoRun.over(program, own, TaoMode.USUAL, each);
    }
    rows.add(
        new Row(
            name,
            published,
            read.edges(),
            read.unconstrained().size(),
            read.withinConditions(),
            marked(file),
            TaoRun.over(program, own, TaoMode.separately(true, LIMIT), Double.POSITIVE_INFINITY),
            TaoRun.over(program, own, TaoMode.separately(false, LIMIT), Double.POSITIVE_INFINITY),
            TaoRun.over(program, own, TaoMode.USUAL, each)));
  }

  private static int marked(Path file) throws IOException {
    int marked = 0;
    for (String line : Files.readAllLines(file)) {
      int at = line.indexOf("// infeasible: ");
      if (at >= 0) {
        marked += line.substring(at, line.indexOf(" - ", at)).split(", ").length;
      }
    }
    return marked;
  }

  private void say(String format, Object... values) {
    results.say(String.format(Locale.ROOT, format, values).stripTrailing());
  }

  private void coverage() {
    say(
        "edges between statements, unconstrained ones, and when inputs take those (by recurrences);");
    say(
        "then all branches with trees of any size, at most %.0f s a function: covered, proved",
        each);
    say("infeasible, marked so, open");
    say(
        "%-15s%6s%6s%5s%6s%6s%6s%6s%10s%8s%7s%7s%6s%10s",
        "program",
        "edges",
        "uncon",
        "%",
        "k=0",
        "k=1",
        "k=2",
        "none",
        "branches",
        "covered",
        "proved",
        "marked",
        "open",
        "published");
    for (Row row : rows) {
      TaoRun ue = row.byUnconstrained;
      long taken = ue.takenAt(0) + ue.takenAt(1) + ue.takenAt(2);
      TaoRun all = row.usual;
      say(
          "%-15s%6d%6d%5d%6d%6d%6d%6d%10d%8d%7d%7d%6d%9.1f%%",
          row.name,
          row.edges,
          row.unconstrained,
          100 * row.unconstrained / Math.max(1, row.edges),
          ue.takenAt(0),
          ue.takenAt(1),
          ue.takenAt(2),
          row.unconstrained - taken,
          all.goals(),
          all.goals() - all.open() - all.infeasible(),
          all.infeasible(),
          row.marked,
          all.open(),
          row.published.coverageUe());
    }
    int edges = rows.stream().mapToInt(Row::edges).sum();
    int unconstrained = rows.stream().mapToInt(Row::unconstrained).sum();
    say(
        "%-15s%6d%6d%5d   (published: 722, 131, 18)",
        "all", edges, unconstrained, 100 * unconstrained / edges);
    say(
        "branches %d, covered %d, proved infeasible %d of %d marked, open %d",
        rows.stream().mapToInt(r -> r.usual.goals()).sum(),
        rows.stream().mapToInt(r -> r.usual.goals() - r.usual.open() - r.usual.infeasible()).sum(),
        rows.stream().mapToInt(r -> r.usual.infeasible()).sum(),
        rows.stream().mapToInt(Row::marked).sum(),
        rows.stream().mapToInt(r -> r.usual.open()).sum());
    say("");
  }

  private void trees() {
    say("averages per edge, k up to 2: all edges, unconstrained ones, the same published");
    say("%-15s%28s%32s%24s", "program", "paths", "statements", "symbols");
    for (Row row : rows) {
      TaoPublished p = row.published;
      say(
          "%-15s%7.2f%7.2f%7.2f%7.2f%8.2f%8.2f%8.2f%8.2f%6.2f%6.2f%6.2f%6.2f",
          row.name,
          row.byAll.average(TreeSize::paths),
          row.byUnconstrained.average(TreeSize::paths),
          p.pathsAll(),
          p.pathsUe(),
          row.byAll.average(TreeSize::statements),
          row.byUnconstrained.average(TreeSize::statements),
          p.statementsAll(),
          p.statementsUe(),
          row.byAll.average(TreeSize::symbols),
          row.byUnconstrained.average(TreeSize::symbols),
          p.symbolsAll(),
          p.symbolsUe());
    }
    say("");
  }

  private void times() {
    say("processor seconds, each edge by itself, k up to 2; the same published; edges whose trees");
    say("were cut short (all, unconstrained); integer programs of the unconstrained edges");
    say(
        "%-15s%8s%8s%9s%9s%5s%5s%8s%8s%8s%8s%8s",
        "program", "all", "uncon", "pub all", "pub unc", "cut", "cut", "0-1 avg", "0-1 max",
        "row avg", "row max", "by path");
    for (Row row : rows) {
      TaoRun ue = row.byUnconstrained;
      say(
          "%-15s%8.2f%8.2f%9.2f%9.2f%5d%5d%8.1f%8d%8.1f%8d%8d",
          row.name,
          row.byAll.seconds(),
          ue.seconds(),
          row.published.secondsAll(),
          row.published.secondsUe(),
          row.byAll.cutShort(),
          ue.cutShort(),
          ue.averageProgram(ProblemSize::switches),
          ue.greatestProgram(ProblemSize::switches),
          ue.averageProgram(ProblemSize::rows),
          ue.greatestProgram(ProblemSize::rows),
          ue.pathByPath());
    }
    saving("all edges", r -> r.byAll.pursued(), r -> r.byUnconstrained.pursued(), TaoRun::seconds);
    saving(
        "those that an input takes",
        r -> r.byAll.taken(),
        r -> r.byUnconstrained.taken(),
        TaoRun::secondsForTaken);
    say("published: 722 and 131 edges, 77 %% less time with 82 %% fewer edges");
    say(
        "%d of our unconstrained edges leave conditions within && and ||, which are one decision"
            + " there: so fewer of ours fall away",
        rows.stream().mapToInt(Row::withinConditions).sum());
    say(
        "trees of any size, edges pursued together, what is taken is ticked off: %.1f s",
        rows.stream().mapToDouble(r -> r.usual.seconds()).sum());
  }

  private void saving(
      String which, ToIntFunction<Row> all, ToIntFunction<Row> few, ToDoubleFunction<TaoRun> time) {
    int edges = rows.stream().mapToInt(all).sum();
    int unconstrained = rows.stream().mapToInt(few).sum();
    double seconds = rows.stream().mapToDouble(r -> time.applyAsDouble(r.byAll)).sum();
    double less = rows.stream().mapToDouble(r -> time.applyAsDouble(r.byUnconstrained)).sum();
    say(
        "%s: %d in %.1f s, %d unconstrained ones in %.1f s: %.0f %% fewer edges, %.0f %% less time",
        which,
        edges,
        seconds,
        unconstrained,
        less,
        100 * (1 - unconstrained / (double) edges),
        100 * (1 - less / seconds));
  }
}
