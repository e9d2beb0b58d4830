package heapwright.report.suite;

import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.report.suite.FunctionReport.CountedCause;
import heapwright.report.suite.FunctionReport.GoalReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a person should look at after a run, below the table: the goals that are open and why, those
 * that nothing can meet, faults, and what functions ask of their callers.
 */
final class AttentionList {
  private static final int MOST = 12;
  private static final int GOALS = 4;
  private static final int WIDTH = 96;

  private final SuiteReport suite;
  private final List<String> lines = new ArrayList<>();

  private AttentionList(SuiteReport suite) {
    this.suite = suite;
  }

  static List<String> of(SuiteReport suite) {
    AttentionList list = new AttentionList(suite);
    list.goals("unknown", v -> v instanceof Verdict.Unknown open ? some(open.cause()) : none());
    list.goals(
        "faulty: reached only by inputs that fault",
        v -> v instanceof Verdict.Faulty f ? some(f.fault() + "  " + f.program()) : none());
    list.goals("infeasible", v -> v instanceof Verdict.Infeasible p ? some(p.reason()) : none());
    list.assumptions();
    list.faults("faults", fault -> !fault.needsShortage());
    list.faults("faults when memory runs out", FaultReport::needsShortage);
    list.remarks(
        "notes", function -> function.notes().stream().map(note -> shortened(note, WIDTH)));
    // In full, so that a person can report them.
    list.remarks(
        "internal errors",
        function -> function.internalErrorCauses().stream().map(CountedCause::toString));
    return list.lines;
  }

  private static Optional<String> some(String text) {
    return Optional.of(text);
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  /** What the proofs take for granted, as far as it is the same for all of a function. */
  private void assumptions() {
    Set<String> all = new LinkedHashSet<>();
    suite.files().stream()
        .flatMap(file -> file.functions().stream())
        .flatMap(function -> function.goals().stream())
        .forEach(
            goal -> {
              if (goal.verdict() instanceof Verdict.Infeasible proof) {
                all.addAll(proof.assumptions());
              }
            });
    all.forEach(assumption -> lines.add("  assuming: " + assumption));
  }

  /** A row for each thing to say; if the last cell is the same in all, the title says it once. */
  private void section(
      String title, BiFunction<FileReport, FunctionReport, Stream<List<String>>> rowsOf) {
    List<List<String>> rows = new ArrayList<>();
    for (FileReport file : suite.files()) {
      file.functions().forEach(function -> rowsOf.apply(file, function).forEach(rows::add));
    }
    if (rows.isEmpty()) {
      return;
    }
    boolean alike =
        rows.size() > 1 && rows.stream().map(AttentionList::last).distinct().count() == 1;
    lines.add("");
    lines.add(alike ? title + ": " + last(rows.get(0)) : title);
    Columns columns = new Columns("llll");
    rows.stream()
        .limit(rows.size() > MOST ? MOST - 1 : MOST)
        .map(row -> alike ? row.subList(0, row.size() - 1) : row)
        .forEach(columns::row);
    columns.lines().forEach(line -> lines.add("  " + line));
    if (rows.size() > MOST) {
      lines.add("  and " + (rows.size() - MOST + 1) + " more, in report.html and report.json");
    }
  }

  private static String last(List<String> row) {
    return row.get(row.size() - 1);
  }

  /** Goals of a function about which there is the same to say share a row. */
  private void goals(String title, Function<Verdict, Optional<String>> cause) {
    section(
        title,
        (file, function) -> {
          Map<String, List<Goal>> alike = new LinkedHashMap<>();
          for (GoalReport goal : function.goals()) {
            cause
                .apply(goal.verdict())
                .ifPresent(t -> alike.computeIfAbsent(t, x -> new ArrayList<>()).add(goal.goal()));
          }
          return alike.entrySet().stream()
              .map(entry -> row(file, function, entry.getValue(), entry.getKey()));
        });
  }

  private static List<String> row(
      FileReport file, FunctionReport function, List<Goal> goals, String text) {
    Goal first = goals.get(0);
    String names =
        goals.stream()
            .limit(GOALS)
            .map(goal -> shortened(goal.toString(), WIDTH / 3))
            .collect(Collectors.joining(", "));
    String more = goals.size() > GOALS ? ", … (" + goals.size() + ")" : "";
    String place = file.place(first.line().file(), first.line().line());
    return List.of(place, function.name(), names + more, shortened(text, WIDTH));
  }

  private void faults(String title, Predicate<FaultReport> kind) {
    section(
        title,
        (file, function) ->
            function.faults().stream()
                .filter(kind)
                .map(
                    fault ->
                        List.of(
                            file.place(fault.ending().at().file(), fault.ending().at().line()),
                            function.name(),
                            fault.ending().kind(),
                            fault.reproducer())));
  }

  private void remarks(String title, Function<FunctionReport, Stream<String>> remarks) {
    section(
        title,
        (file, function) ->
            remarks
                .apply(function)
                .map(text -> List.of(file.name() + ":" + function.line(), function.name(), text)));
  }

  private static String shortened(String text, int most) {
    String line = text.strip().replaceAll("\\s*\\R\\s*", "; ");
    return line.length() <= most ? line : line.substring(0, most - 1).stripTrailing() + "…";
  }
}
