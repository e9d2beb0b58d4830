package heapwright.bench;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.app.CLibrary;
import heapwright.ir.BasicBlock;
import heapwright.ir.DataModel;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.Statement;
import heapwright.machine.ConcreteMachine;
import heapwright.method.tao.TaoMode;
import heapwright.method.tao.TreeSize;
import heapwright.solve.linear.ProblemSize;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import heapwright.testcase.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

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
    CFrontEnd frontEnd = new CFrontEnd();
    Reading reading = frontEnd.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((Reading.Translated) reading).program();
    Program linked = new CLibrary(frontEnd).link(unit, ConcreteMachine.libraryRoots());
    Program program = Stubs.complete(linked, new ConcreteMachine(linked)::defines);
    List<Function> own =
        unit.functions().values().stream()
            .filter(f -> f.span().file().path().equals(file.toString()))
            .map(f -> program.functions().get(f.symbol()))
            .toList();
    if (rows.isEmpty()) {
      // The first one would pay for the loading of the solvers.
      TaoRun.over(program, own, TaoMode.USUAL, each);
    }
    rows.add(
        new Row(
            name,
            published,
            own.stream().mapToInt(TaoTable::edges).sum(),
            own.stream().mapToInt(TaoTable::unconstrained).sum(),
            marked(file),
            TaoRun.over(program, own, TaoMode.published(true, LIMIT), each),
            TaoRun.over(program, own, TaoMode.published(false, LIMIT), each),
            TaoRun.over(program, own, TaoMode.USUAL, 4 * each)));
  }

  /** Edges between statements, as the publication counts: those within blocks too. */
  private static int edges(Function function) {
    int edges = ControlFlowGraph.of(function).edges().size();
    for (BasicBlock block : function.blocks()) {
      long steps = block.statements().stream().filter(s -> s instanceof Statement.Step).count();
      edges += Math.max(0, (int) steps - 1);
    }
    return edges;
  }

  private static int unconstrained(Function function) {
    return (int)
        UnconstrainedEdges.of(ControlFlowGraph.of(function)).chains().stream()
            .map(chain -> chain.representative())
            .filter(Optional::isPresent)
            .count();
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
    say("then all branches with trees of any size: covered, proved infeasible, marked so, open");
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
    say(
        "processor seconds, k up to 2, at most %.0f for a function; the same published; programs",
        each);
    say(
        "%-15s%8s%8s%9s%9s%8s%8s%8s%8s%8s",
        "program", "all", "uncon", "pub all", "pub unc", "0-1 avg", "0-1 max", "row avg", "row max",
        "by path");
    for (Row row : rows) {
      TaoRun ue = row.byUnconstrained;
      say(
          "%-15s%8.2f%8.2f%9.2f%9.2f%8.1f%8d%8.1f%8d%8d",
          row.name,
          row.byAll.seconds(),
          ue.seconds(),
          row.published.secondsAll(),
          row.published.secondsUe(),
          ue.averageProgram(ProblemSize::switches),
          ue.greatestProgram(ProblemSize::switches),
          ue.averageProgram(ProblemSize::rows),
          ue.greatestProgram(ProblemSize::rows),
          ue.pathByPath());
    }
    double all = rows.stream().mapToDouble(r -> r.byAll.seconds()).sum();
    double ue = rows.stream().mapToDouble(r -> r.byUnconstrained.seconds()).sum();
    say(
        "all %.1f s, unconstrained %.1f s: %.0f %% less (published: 77 %%)",
        all, ue, 100 * (1 - ue / all));
    say(
        "trees of any size, unconstrained edges first, what is taken is ticked off: %.1f s",
        rows.stream().mapToDouble(r -> r.usual.seconds()).sum());
  }
}
