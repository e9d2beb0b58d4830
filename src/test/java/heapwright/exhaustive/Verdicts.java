package heapwright.exhaustive;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;

/** Asks about the paths of one function, the short ones first, as far as they are feasible. */
final class Verdicts {
  private static final int BEHIND = 3;

  private final Subject subject;
  private final Function function;
  private final PathTree real;
  private final PathFinder finder;
  private final Report report;
  private final StatementFlow flow;
  private final Deque<List<StatementNumber>> open = new ArrayDeque<>();
  private final Random random = new Random(1);

  Verdicts(Subject subject, Function function, PathTree real, PathFinder finder, Report report) {
    this.subject = subject;
    this.function = function;
    this.real = real;
    this.finder = finder;
    this.report = report;
    flow = new StatementFlow(function);
  }

  void ask(ExhaustiveCheck.Effort effort) {
    int first = report.asked();
    long start = System.nanoTime();
    extend(List.of());
    while (!open.isEmpty()
        && report.asked() - first < effort.paths()
        && System.nanoTime() - start < effort.time().toNanos()) {
      List<StatementNumber> path = open.remove();
      if (ask(path) && path.size() < effort.statements()) {
        extend(path);
      }
    }
  }

  private SortedSet<StatementNumber> after(List<StatementNumber> path) {
    return path.isEmpty()
        ? flow.first(BlockId.ENTRY).statements()
        : flow.after(path.get(path.size() - 1)).statements();
  }

  private static List<StatementNumber> plus(List<StatementNumber> path, StatementNumber next) {
    List<StatementNumber> longer = new ArrayList<>(path);
    longer.add(next);
    return longer;
  }

  private void extend(List<StatementNumber> path) {
    after(path).forEach(next -> open.add(plus(path, next)));
  }

  /** Whether the path is feasible. */
  private boolean ask(List<StatementNumber> path) {
    StatementPath asked = new StatementPath(function, path);
    boolean isReal = real.contains(path);
    return finder
        .find(asked)
        .match(
            finding -> {
              report.found(isReal);
              return true;
            },
            finding -> {
              report.refused();
              compare(path, finding);
              askLonger(path);
              return false;
            },
            finding -> {
              report.unknown(name() + ": " + finding.cause());
              return isReal;
            });
  }

  private String name() {
    return subject.file().getFileName() + " " + function.name();
  }

  private String title(List<StatementNumber> path, SearchOutcome.Infeasible finding) {
    return name()
        + " "
        + new StatementPath(function, path)
        + ": infeasible at "
        + finding.at()
        + ", "
        + finding.reason();
  }

  /** A way behind the end of an infeasible path is infeasible too, at the same statement. */
  private void askLonger(List<StatementNumber> path) {
    List<StatementNumber> longer = new ArrayList<>(path);
    for (int i = 0; i < BEHIND && !after(longer).isEmpty(); i++) {
      List<StatementNumber> next = List.copyOf(after(longer));
      longer.add(next.get(random.nextInt(next.size())));
    }
    if (longer.size() == path.size()) {
      return;
    }
    SearchOutcome finding = finder.find(new StatementPath(function, longer));
    if (finding instanceof SearchOutcome.Infeasible infeasible) {
      report.refused();
      compare(longer, infeasible);
    } else if (finding instanceof SearchOutcome.Unknown unknown) {
      report.unknown(name() + ": " + unknown.cause());
    } else {
      report.contradicted(
          name() + " " + new StatementPath(function, longer) + " is feasible, its start not");
    }
  }

  private void compare(List<StatementNumber> path, SearchOutcome.Infeasible finding) {
    int begun = real.begun(path);
    if (real.contains(path) || begun > finding.position()) {
      report.contradicted(title(path, finding) + ", but an input comes to " + begun);
    } else if (begun < finding.position() && !isFeasible(path.subList(0, finding.position()))) {
      report.imprecise(title(path, finding) + ", but no input comes beyond " + begun);
    }
  }

  private boolean isFeasible(List<StatementNumber> path) {
    return finder.find(new StatementPath(function, path)) instanceof SearchOutcome.Feasible;
  }
}
