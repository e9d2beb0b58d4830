package heapwright.report.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Rows whose cells stand below one another. */
final class Columns {
  private static final String GAP = "  ";
  private static final List<String> RULE = List.of();

  private final String alignment;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * @param alignment a letter for each column: {@code l} for left, {@code r} for right
   */
  Columns(String alignment) {
    this.alignment = alignment;
  }

  /** Cells that are not given are empty. */
  void row(String... cells) {
    row(List.of(cells));
  }

  void row(List<String> cells) {
    rows.add(cells);
  }

  /** A line of dashes. */
  void rule() {
    rows.add(RULE);
  }

  List<String> lines() {
    int[] widths =
        IntStream.range(0, alignment.length())
            .map(c -> rows.stream().mapToInt(row -> width(row, c)).max().orElse(0))
            .toArray();
    int whole = IntStream.of(widths).sum() + GAP.length() * (widths.length - 1);
    return rows.stream().map(row -> row.isEmpty() ? "-".repeat(whole) : line(row, widths)).toList();
  }

  private static int width(List<String> row, int column) {
    return column < row.size() ? letters(row.get(column)) : 0;
  }

  private static int letters(String text) {
    return text.codePointCount(0, text.length());
  }

  private String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < row.size(); c++) {
      String space = " ".repeat(widths[c] - letters(row.get(c)));
      line.append(c == 0 ? "" : GAP);
      line.append(alignment.charAt(c) == 'r' ? space + row.get(c) : row.get(c) + space);
    }
    return line.toString().stripTrailing();
  }
}
