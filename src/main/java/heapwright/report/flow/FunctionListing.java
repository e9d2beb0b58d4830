package heapwright.report.flow;

import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.report.flow.Annotations.Note;
import heapwright.report.flow.ColouredLine.Ink;
import heapwright.report.flow.Listing.Style;
import heapwright.report.flow.Listing.Style.Glyphs;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The listing of one function. */
final class FunctionListing {
  /** Notes stand in a column of their own; lines that are longer push theirs to the right. */
  private static final int FARTHEST_NOTE_COLUMN = 72;

  private static final int OUTCOME_WIDTH = 16;

  private final FunctionStudy study;
  private final Sources sources;
  private final Style style;
  private final Glyphs glyphs;
  private final Annotations annotations;
  private final LoopExtents loops;
  private final Set<StatementNumber> reachable;
  private final Map<Integer, List<SourceStatement>> statements;
  private final int numberWidth;
  private final int lineWidth;

  FunctionListing(FunctionStudy study, Sources sources, Style style) {
    this.study = study;
    this.sources = sources;
    this.style = style;
    this.glyphs = Glyphs.of(style);
    this.annotations = new Annotations(study, sources);
    this.loops = new LoopExtents(study);
    this.reachable = study.reachable();
    this.statements =
        study.function().statements().stream()
            .collect(
                Collectors.groupingBy(s -> s.span().line(), TreeMap::new, Collectors.toList()));
    this.numberWidth =
        Math.max(4, lines().mapToObj(this::numbers).mapToInt(String::length).max().orElse(0));
    this.lineWidth = Integer.toString(study.function().span().endLine()).length();
  }

  String text() {
    int column =
        Math.min(
            FARTHEST_NOTE_COLUMN,
            2
                + lines()
                    .filter(l -> isAnnotated(l) || !annotations.at(l).isEmpty())
                    .map(this::width)
                    .max()
                    .orElse(0));
    StringBuilder text = new StringBuilder();
    new Heading(study, style).lines().forEach(strip -> text.append(strip).append('\n'));
    text.append('\n');
    lines().forEach(line -> print(line, column, text));
    return text.toString();
  }

  private IntStream lines() {
    Function function = study.function();
    return IntStream.rangeClosed(function.span().line(), function.span().endLine());
  }

  private void print(int line, int column, StringBuilder text) {
    ColouredLine row = row(line);
    List<Note> notes = annotations.at(line);
    if (isAnnotated(line)) {
      row.to(column, 2);
      notes.stream().filter(n -> !n.isBelow()).forEach(note -> row.add(outcomes(note)));
      if (annotations.endsUnconstrained(line)) {
        row.add("round " + glyphs.unconstrained(), Ink.UNCONSTRAINED);
      }
      if (isUnreachable(line)) {
        row.add("unreachable", Ink.FAINT);
      }
    }
    text.append(row).append('\n');
    notes.stream()
        .filter(Note::isBelow)
        .forEach(n -> text.append(below(n, line, column)).append('\n'));
  }

  /** Of the line and of the conditions below it. */
  private int width(int line) {
    return Math.max(
        row(line).width(),
        annotations.at(line).stream()
            .filter(Note::isBelow)
            .mapToInt(note -> below(note, line, 0).width() - outcomes(note).width() - 2)
            .max()
            .orElse(0));
  }

  private boolean isAnnotated(int line) {
    return annotations.at(line).stream().anyMatch(n -> !n.isBelow())
        || annotations.endsUnconstrained(line)
        || isUnreachable(line);
  }

  private boolean isUnreachable(int line) {
    List<SourceStatement> here = statements.getOrDefault(line, List.of());
    return !here.isEmpty() && here.stream().noneMatch(s -> reachable.contains(s.number()));
  }

  private ColouredLine row(int line) {
    return margin(numbers(line), Integer.toString(line), d -> loops.bar(d, line, glyphs))
        .add(source(line));
  }

  /** A condition inside a larger decision, on a line of its own. */
  private ColouredLine below(Note note, int line, int column) {
    int indent = source(line).length() - source(line).stripLeading().length();
    return margin(note.decision().toString(), "", d -> loops.barBelow(d, line, glyphs))
        .add(" ".repeat(indent + 4))
        .add(note.condition(), Ink.FAINT)
        .to(column, 2)
        .add(outcomes(note));
  }

  private ColouredLine margin(String numbers, String lineNumber, IntFunction<String> bar) {
    ColouredLine strip =
        new ColouredLine(style)
            .add(" ".repeat(numberWidth - numbers.length()))
            .add(numbers, Ink.NUMBER)
            .add("  " + " ".repeat(lineWidth - lineNumber.length()))
            .add(lineNumber + " " + glyphs.margin() + " ", Ink.FAINT);
    for (int depth = 1; depth <= loops.deepest(); depth++) {
      strip.add(bar.apply(depth), depth % 2 == 1 ? Ink.BAR_ODD : Ink.BAR_EVEN);
    }
    return strip.add(loops.deepest() > 0 ? " " : "");
  }

  private String source(int line) {
    return expandTabs(sources.line(study.function().span().file(), line));
  }

  private ColouredLine outcomes(Note note) {
    ColouredLine strip = new ColouredLine(style);
    int printed = 0;
    for (Edge edge : note.edges()) {
      String text =
          edge.outcome() + " " + glyphs.arrow() + " " + EdgeTarget.of(study.function(), edge);
      strip.add(text, ink(edge.outcome()));
      strip.add(
          study.unconstrained().contains(edge) ? " " + glyphs.unconstrained() : "",
          Ink.UNCONSTRAINED);
      strip.to(++printed * OUTCOME_WIDTH, 2);
    }
    return strip;
  }

  private static Ink ink(Outcome outcome) {
    if (outcome instanceof Outcome.Truth truth) {
      return truth.holds() ? Ink.TRUE : Ink.FALSE;
    }
    return outcome instanceof Outcome.Always ? Ink.PLAIN : Ink.CHOICE;
  }

  /** The numbers that begin on a line, runs shortened: {@code 1-3}. */
  private String numbers(int line) {
    List<SourceStatement> here = statements.getOrDefault(line, List.of());
    if (here.size() <= 1) {
      return here.stream().map(s -> s.number().toString()).findFirst().orElse("");
    }
    return here.get(0).number() + "-" + here.get(here.size() - 1).number();
  }

  private static String expandTabs(String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      text.append(c == '\t' ? " ".repeat(8 - text.length() % 8) : c);
    }
    return text.toString();
  }
}
