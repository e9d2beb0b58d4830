package heapwright.source.parse.position;

import java.util.Arrays;

/**
 * Where the tokens of one preprocessed line stand in the original line. The preprocessor squeezes
 * blanks and expands macros; the two lines are matched by their longest common sequence of tokens.
 * What a macro expanded to stands where the macro's name does.
 */
final class ColumnAlignment {
  /** Lines with more pairs of tokens than this come from code generators and stay as they are. */
  private static final int PAIRS_LIMIT = 1 << 20;

  private final int[] starts;
  private final int[] ends;
  private final int[] originalStarts;
  private final boolean[] matched;

  private ColumnAlignment(TokenLine line, int[] partners, TokenLine original) {
    this.starts = line.starts();
    this.ends = line.ends();
    this.originalStarts = new int[starts.length];
    this.matched = new boolean[starts.length];
    int before = -1;
    for (int i = 0; i < starts.length; i++) {
      matched[i] = partners[i] >= 0;
      if (matched[i]) {
        before = partners[i];
        originalStarts[i] = original.starts()[before];
      } else {
        int at = Math.min(before + 1, original.count() - 1);
        originalStarts[i] = at < 0 ? starts[i] : original.starts()[at];
      }
    }
  }

  /** Matches a preprocessed line with the original one. */
  static ColumnAlignment of(TokenLine line, TokenLine original) {
    int[] partners = new int[line.count()];
    Arrays.fill(partners, -1);
    int common = Math.min(line.count(), original.count());
    int prefix = 0;
    while (prefix < common && line.same(prefix, original, prefix)) {
      partners[prefix] = prefix;
      prefix++;
    }
    int suffix = 0;
    while (suffix < common - prefix
        && line.same(line.count() - 1 - suffix, original, original.count() - 1 - suffix)) {
      suffix++;
      partners[line.count() - suffix] = original.count() - suffix;
    }
    match(line, prefix, line.count() - suffix, original, original.count() - suffix, partners);
    return new ColumnAlignment(line, partners, original);
  }

  /** The longest common sequence of the tokens between the prefix and the suffix. */
  private static void match(
      TokenLine line, int from, int to, TokenLine original, int originalTo, int[] partners) {
    int rows = to - from;
    int columns = originalTo - from;
    if (rows == 0 || columns == 0 || (long) rows * columns > PAIRS_LIMIT) {
      return;
    }
    int[][] longest = new int[rows + 1][columns + 1];
    for (int i = rows - 1; i >= 0; i--) {
      for (int j = columns - 1; j >= 0; j--) {
        longest[i][j] =
            line.same(from + i, original, from + j)
                ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    int i = 0;
    int j = 0;
    while (i < rows && j < columns) {
      if (line.same(from + i, original, from + j)) {
        partners[from + i++] = from + j++;
      } else if (longest[i + 1][j] > longest[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
  }

  /** The index in the original line for an index in the preprocessed one, both from 0. */
  int original(int index) {
    int token = Sorted.lastAtMost(starts, starts.length, index);
    if (token < 0) {
      return index;
    }
    boolean inside = matched[token] && index < ends[token];
    return inside ? originalStarts[token] + index - starts[token] : originalStarts[token];
  }
}
