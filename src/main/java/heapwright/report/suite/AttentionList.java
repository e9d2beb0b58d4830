package heapwright.report.suite;

import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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
    AttentionList matters = new AttentionList(suite);
    matters.section("unknown", matters.goals(v -> v.match(new Cause())));
    matters.section(
        "faulty: reached only by inputs that fault", matters.goals(v -> v.match(new Fault())));
    matters.section("infeasible", matters.goals(v -> v.match(new Reason())));
    matters.assumptions();
    matters.section("faults", matters.faults(fault -> !fault.needsShortage()));
    matters.section("faults when memory runs out", matters.faults(FaultReport::needsShortage));
    matters.section("notes", matters.notes());
    matters.section("internal errors", matters.internalErrors());
    return matters.lines;
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

  private void section(String title, List<String[]> rows) {
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
        .map(row -> alike ? Arrays.copyOf(row, row.length - 1) : row)
        .forEach(columns::row);
    columns.lines().forEach(line -> lines.add("  " + line));
    if (rows.size() > MOST) {
      lines.add("  and " + (rows.size() - MOST + 1) + " more, in report.html and report.json");
    }
  }

  /** What is said; if it is the same of all, it is said once. */
  private static String last(String[] row) {
    return row[row.length - 1];
  }

  /** Goals of a function about which there is the same to say share a row. */
  private List<String[]> goals(Function<Verdict, Optional<String>> told) {
    List<String[]> rows = new ArrayList<>();
    for (FileReport file : suite.files()) {
      for (FunctionReport function : file.functions()) {
        Map<String, List<Goal>> alike = new LinkedHashMap<>();
        for (GoalReport goal : function.goals()) {
          told.apply(goal.verdict())
              .ifPresent(t -> alike.computeIfAbsent(t, x -> new ArrayList<>()).add(goal.goal()));
        }
        alike.forEach((text, goals) -> rows.add(row(file, function, goals, text)));
      }
    }
    return rows;
  }

  private static String[] row(
      FileReport file, FunctionReport function, List<Goal> goals, String text) {
    Goal first = goals.get(0);
    String names =
        goals.stream()
            .limit(GOALS)
            .map(goal -> shortened(goal.toString(), WIDTH / 3))
            .collect(Collectors.joining(", "));
    String more = goals.size() > GOALS ? ", … (" + goals.size() + ")" : "";
    return new String[] {
      file.place(first.line().file(), first.line().line()),
      function.name(),
      names + more,
      shortened(text, WIDTH)
    };
  }

  private List<String[]> faults(Predicate<FaultReport> kind) {
    List<String[]> rows = new ArrayList<>();
    for (FileReport file : suite.files()) {
      for (FunctionReport function : file.functions()) {
        for (FaultReport fault : function.faults().stream().filter(kind).toList()) {
          String place = file.place(fault.ending().at().file(), fault.ending().at().line());
          rows.add(
              new String[] {place, function.name(), fault.ending().kind(), fault.reproducer()});
        }
      }
    }
    return rows;
  }

  private List<String[]> notes() {
    List<String[]> rows = new ArrayList<>();
    for (FileReport file : suite.files()) {
      for (FunctionReport function : file.functions()) {
        for (String note : function.notes()) {
          String place = file.name() + ":" + function.line();
          rows.add(new String[] {place, function.name(), shortened(note, WIDTH)});
        }
      }
    }
    return rows;
  }

  /** In full, so that a person can report them. */
  private List<String[]> internalErrors() {
    List<String[]> rows = new ArrayList<>();
    for (FileReport file : suite.files()) {
      for (FunctionReport function : file.functions()) {
        for (CountedCause error : function.internalErrorCauses()) {
          String place = file.name() + ":" + function.line();
          rows.add(new String[] {place, function.name(), error.toString()});
        }
      }
    }
    return rows;
  }

  private static String shortened(String text, int most) {
    String line = text.strip().replaceAll("\\s*\\R\\s*", "; ");
    return line.length() <= most ? line : line.substring(0, most - 1).stripTrailing() + "…";
  }

  private static final class Cause implements Verdict.Cases<Optional<String>> {
    @Override
    public Optional<String> covered(Verdict.Covered verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> infeasible(Verdict.Infeasible verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> faulty(Verdict.Faulty verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> unknown(Verdict.Unknown verdict) {
      return Optional.of(verdict.cause());
    }
  }

  private static final class Fault implements Verdict.Cases<Optional<String>> {
    @Override
    public Optional<String> covered(Verdict.Covered verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> infeasible(Verdict.Infeasible verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> faulty(Verdict.Faulty verdict) {
      return Optional.of(verdict.fault() + "  " + verdict.program());
    }

    @Override
    public Optional<String> unknown(Verdict.Unknown verdict) {
      return Optional.empty();
    }
  }

  private static final class Reason implements Verdict.Cases<Optional<String>> {
    @Override
    public Optional<String> covered(Verdict.Covered verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> infeasible(Verdict.Infeasible verdict) {
      return Optional.of(verdict.reason());
    }

    @Override
    public Optional<String> faulty(Verdict.Faulty verdict) {
      return Optional.empty();
    }

    @Override
    public Optional<String> unknown(Verdict.Unknown verdict) {
      return Optional.empty();
    }
  }
}
