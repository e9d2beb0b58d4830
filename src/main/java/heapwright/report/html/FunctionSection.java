package heapwright.report.html;

import heapwright.goal.Goal;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.report.flow.DecisionText;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** One function's part of the page, with the names by which the page's parts find one another. */
final class FunctionSection {
  private final FileSection fileSection;
  private final FunctionReport function;
  private final int number;
  private final Optional<Function> definition;
  private final Map<DecisionId, String> questions;
  private final Map<Goal, String> goals = new HashMap<>();

  FunctionSection(FileSection fileSection, FunctionReport function, int number) {
    this.fileSection = fileSection;
    this.function = function;
    this.number = number;
    definition =
        fileSection.file().program().functionsNamed(function.name()).stream()
            .filter(
                f ->
                    f.span().line() == function.line() && fileSection.file().holds(f.span().file()))
            .findFirst();
    questions =
        definition
            .map(f -> DecisionText.all(fileSection.file().program(), f, fileSection.sources()))
            .orElse(Map.of());
    List<GoalReport> all = function.goals();
    for (int i = 0; i < all.size(); i++) {
      goals.put(all.get(i).goal(), goal(i));
    }
  }

  FileSection fileSection() {
    return fileSection;
  }

  FunctionReport function() {
    return function;
  }

  String id() {
    return "fn" + number;
  }

  String goal(int index) {
    return "g" + number + "-" + index;
  }

  /** Empty for a goal of another function. */
  Optional<String> goal(Goal goal) {
    return Optional.ofNullable(goals.get(goal));
  }

  String test(int index) {
    return "t" + number + "-" + index;
  }

  String fault(int index) {
    return "x" + number + "-" + index;
  }

  /** What a decision asks; empty where that is unknown. */
  String question(DecisionId decision) {
    return questions.getOrDefault(decision, "");
  }

  int firstLine() {
    return function.line();
  }

  /** For a function that could not be read, the first bracket that stands in the first column. */
  int lastLine() {
    return definition.map(f -> f.span().endLine()).orElseGet(this::closingLine);
  }

  private int closingLine() {
    List<String> text = fileSection.file().text();
    for (int line = function.line(); line <= text.size(); line++) {
      if (text.get(line - 1).startsWith("}")) {
        return line;
      }
    }
    return function.line();
  }

  /** The statements that begin on a line. */
  List<StatementNumber> statements(int line) {
    return definition.stream()
        .flatMap(f -> f.statements().stream())
        .filter(s -> s.span().line() == line && fileSection.file().holds(s.span().file()))
        .map(SourceStatement::number)
        .toList();
  }

  /** The lines of statements, from top to bottom. */
  List<Integer> lines(Collection<StatementNumber> statements) {
    TreeSet<Integer> lines = new TreeSet<>();
    definition.ifPresent(
        f ->
            statements.stream()
                .filter(n -> n.value() <= f.statements().size())
                .map(n -> f.statement(n).span())
                .filter(span -> fileSection.file().holds(span.file()))
                .forEach(span -> lines.add(span.line())));
    return new ArrayList<>(lines);
  }
}
