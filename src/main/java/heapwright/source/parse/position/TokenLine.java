package heapwright.source.parse.position;

import java.util.Arrays;
import java.util.stream.IntStream;

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
    IntStream.Builder starts = IntStream.builder();
    IntStream.Builder ends = IntStream.builder();
    int lineEnd = Lexis.lineEnd(text, lineStart);
    int at = lineStart;
    while (at < lineEnd) {
      if (text[at] <= ' ') {
        at++;
      } else if (Lexis.startsComment(text, at)) {
        at = Lexis.commentEnd(text, at);
      } else {
        int end = Math.min(lineEnd, Lexis.tokenEnd(text, at));
        starts.add(at - lineStart);
        ends.add(end - lineStart);
        at = end;
      }
    }
    return new TokenLine(text, lineStart, starts.build().toArray(), ends.build().toArray());
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
