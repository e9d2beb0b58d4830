package heapwright.source.parse.position;

import java.util.Arrays;

/**
 * The tokens of one line.
 *
 * @param lineStart where the line starts in the text
 * @param starts of the tokens, from the start of the line
 * @param ends behind the tokens, from the start of the line
 */
record TokenLine(char[] text, int lineStart, int[] starts, int[] ends) {

  int count() {
    return starts.length;
  }

  static TokenLine of(char[] text, int lineStart) {
    int[] starts = new int[16];
    int[] ends = new int[16];
    int count = 0;
    int lineEnd = Lexis.lineEnd(text, lineStart);
    int at = lineStart;
    while (at < lineEnd) {
      if (text[at] <= ' ') {
        at++;
      } else if (Lexis.startsComment(text, at)) {
        at = Lexis.commentEnd(text, at);
      } else {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, 2 * count);
          ends = Arrays.copyOf(ends, 2 * count);
        }
        int end = Math.min(lineEnd, tokenEnd(text, at));
        starts[count] = at - lineStart;
        ends[count++] = end - lineStart;
        at = end;
      }
    }
    return new TokenLine(text, lineStart, Arrays.copyOf(starts, count), Arrays.copyOf(ends, count));
  }

  private static int tokenEnd(char[] text, int at) {
    char c = text[at];
    if (Lexis.startsWord(c)) {
      return Lexis.wordEnd(text, at);
    }
    if (Lexis.isDigit(c)) {
      return Lexis.numberEnd(text, at);
    }
    return c == '"' || c == '\'' ? Lexis.literalEnd(text, at) : at + 1;
  }

  /** Whether a token of this line reads as one of another line. */
  boolean same(int index, TokenLine other, int otherIndex) {
    return Arrays.equals(
        text,
        lineStart + starts[index],
        lineStart + ends[index],
        other.text,
        other.lineStart + other.starts[otherIndex],
        other.lineStart + other.ends[otherIndex]);
  }
}
