package heapwright.report.shape;

import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.report.shape.Elements.Span;
import heapwright.report.shape.ShapePicture.RowContent;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;

/**
 * Arrays of characters as text: neighbours that are known stand in one row, which begins anew where
 * a pointer leads to.
 */
final class CharacterArrays {
  private final ObjectCells cells;
  private final NavigableSet<Long> marks;
  private final Naming naming;

  CharacterArrays(ObjectCells cells, NavigableSet<Long> marks, Naming naming) {
    this.cells = cells;
    this.marks = marks;
    this.naming = naming;
  }

  List<Span> spans(IntegerType letter, long at, long length) {
    List<Span> spans = new ArrayList<>();
    List<InputCell> run = new ArrayList<>();
    long next = 0;
    for (long offset : cells.offsets(at, at + length)) {
      Optional<InputCell> cell =
          cells.take(offset, Cell.of(letter)).filter(c -> c.value() instanceof InputValue.Number);
      if (cell.isEmpty()) {
        continue;
      }
      if (offset != at + next || marks.contains(offset)) {
        spans.addAll(shown(letter, run, at));
        run.clear();
        unknown(spans, next, offset - at, at);
      }
      run.add(cell.get());
      next = offset - at + 1;
    }
    spans.addAll(shown(letter, run, at));
    unknown(spans, next, length, at);
    return spans;
  }

  /** Whether there is a string, and behind its end only what the path does not read. */
  static boolean isString(List<Span> spans) {
    return spans.size() == 2
        && spans.get(1).part().isFree()
        && spans.get(0).part().content().filter(CharacterArrays::endsAString).isPresent();
  }

  private static boolean endsAString(RowContent content) {
    return content instanceof RowContent.Shown text && text.text().endsWith("\\0\"");
  }

  /** Rows for what is not known; they too begin anew where a pointer leads to. */
  private void unknown(List<Span> spans, long from, long to, long at) {
    long start = from;
    for (long mark : marks.subSet(at + from, false, at + to, false)) {
      Elements.gap(start, mark - at, at, 1).ifPresent(spans::add);
      start = mark - at;
    }
    Elements.gap(start, to, at, 1).ifPresent(spans::add);
  }

  private List<Span> shown(IntegerType letter, List<InputCell> run, long at) {
    if (run.isEmpty()) {
      return List.of();
    }
    if (run.size() == 1 || !isReadable(letter, run)) {
      return run.stream().map(c -> span(c, c, at, RowContent.of(c, naming))).toList();
    }
    RowContent text =
        new RowContent.Shown(Quoted.text(run.stream().map(CharacterArrays::octet).toList()));
    return List.of(span(run.get(0), run.get(run.size() - 1), at, text));
  }

  private static Span span(InputCell first, InputCell last, long at, RowContent content) {
    long size = last.offset() - first.offset() + 1;
    return new Span(
        first.offset() - at,
        last.offset() - at,
        ObjectPart.leaf("", first.offset(), size, content));
  }

  /** Plain {@code char} is text; bytes are only if they look like it. */
  private static boolean isReadable(IntegerType letter, List<InputCell> run) {
    boolean printable =
        run.stream()
            .limit(run.size() - 1L)
            .map(CharacterArrays::octet)
            .allMatch(b -> b >= ' ' && b <= '~' || b == '\n' || b == '\t');
    return letter.kind() == IntegerType.Kind.CHAR || printable;
  }

  private static byte octet(InputCell cell) {
    return ((InputValue.Number) cell.value()).value().byteValue();
  }
}
