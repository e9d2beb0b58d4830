package heapwright.source.parse.text;

import heapwright.source.parse.position.Insertions;
import java.util.Arrays;

/** The rewritten text as it grows, with the start of each line and what was added. */
final class TextOutput {
  private final char[] in;
  private char[] text;
  private int length;
  private int[] lineStarts = new int[1024];
  private int lines = 1;
  private final Insertions insertions = new Insertions();

  TextOutput(char[] in) {
    this.in = in;
    this.text = new char[in.length + in.length / 64 + 256];
  }

  int length() {
    return length;
  }

  /** The index of the line that is being written, from 0. */
  int line() {
    return lines - 1;
  }

  /** Takes over a stretch of the input as it is. */
  void copy(int from, int to) {
    reserve(to - from);
    for (int i = from; i < to; i++) {
      append(in[i]);
    }
  }

  /** Takes over a stretch of the input without line ends. */
  void copyWord(int from, int to) {
    reserve(to - from);
    System.arraycopy(in, from, text, length, to - from);
    length += to - from;
  }

  /** Writes spaces for a stretch of the input; lines stay where they are. */
  void blank(int from, int to) {
    reserve(to - from);
    for (int i = from; i < to; i++) {
      append(in[i] == '\n' ? '\n' : ' ');
    }
  }

  /** Writes something else for a stretch of the input without line ends. */
  void replace(int from, int to, String replacement) {
    int excess = replacement.length() - (to - from);
    put(replacement);
    if (excess > 0) {
      insertions.add(length - excess, excess);
    } else {
      blank(to + excess, to);
    }
  }

  /** Writes what the input does not have. */
  void insert(String addition) {
    insertions.add(length, addition.length());
    put(addition);
  }

  private void put(String characters) {
    reserve(characters.length());
    characters.getChars(0, characters.length(), text, length);
    length += characters.length();
  }

  private void append(char c) {
    text[length++] = c;
    if (c == '\n') {
      if (lines == lineStarts.length) {
        lineStarts = Arrays.copyOf(lineStarts, 2 * lines);
      }
      lineStarts[lines++] = length;
    }
  }

  private void reserve(int more) {
    if (length + more > text.length) {
      text = Arrays.copyOf(text, Math.max(length + more, text.length + text.length / 8));
    }
  }

  char[] text() {
    return Arrays.copyOf(text, length);
  }

  int[] lineStarts() {
    return Arrays.copyOf(lineStarts, lines);
  }

  Insertions insertions() {
    return insertions;
  }
}
