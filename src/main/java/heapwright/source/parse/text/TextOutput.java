package heapwright.source.parse.text;

import heapwright.source.parse.position.Insertions;
import java.util.stream.IntStream;

/** The rewritten text as it grows, with the start of each line and what was added. */
final class TextOutput {
  private final char[] in;
  private final StringBuilder text;
  private final IntStream.Builder lineStarts = IntStream.builder().add(0);
  private int line;
  private final Insertions insertions = new Insertions();

  TextOutput(char[] in) {
    this.in = in;
    this.text = new StringBuilder(in.length + in.length / 64 + 256);
  }

  int length() {
    return text.length();
  }

  /** The index of the line that is being written, from 0. */
  int line() {
    return line;
  }

  /** Takes over a range of the input as it is. */
  void copy(int from, int to) {
    for (int i = from; i < to; i++) {
      append(in[i]);
    }
  }

  /** Takes over a range of the input without line ends. */
  void copyWord(int from, int to) {
    text.append(in, from, to - from);
  }

  /** Writes spaces for a range of the input; lines stay where they are. */
  void blank(int from, int to) {
    for (int i = from; i < to; i++) {
      append(in[i] == '\n' ? '\n' : ' ');
    }
  }

  private void append(char c) {
    text.append(c);
    if (c == '\n') {
      lineStarts.add(text.length());
      line++;
    }
  }

  /** Writes something else for a range of the input without line ends. */
  void replace(int from, int to, String replacement) {
    int excess = replacement.length() - (to - from);
    text.append(replacement);
    if (excess > 0) {
      insertions.add(text.length() - excess, excess);
    } else {
      blank(to + excess, to);
    }
  }

  /** Writes what the input does not have. */
  void insert(String addition) {
    insertions.add(text.length(), addition.length());
    text.append(addition);
  }

  char[] text() {
    char[] all = new char[text.length()];
    text.getChars(0, all.length, all, 0);
    return all;
  }

  int[] lineStarts() {
    return lineStarts.build().toArray();
  }

  Insertions insertions() {
    return insertions;
  }
}
