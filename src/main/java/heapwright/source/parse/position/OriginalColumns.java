package heapwright.source.parse.position;

import heapwright.ir.source.SourceFile;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Columns as they are in the user's files, for a preprocessed text. */
public final class OriginalColumns {
  /** Neighbouring nodes ask about the same few lines. */
  private static final int REMEMBERED = 64;

  private final char[] preprocessed;
  private final int[] lineStarts;
  private final CompilerView compiler;
  private final Map<SourceFile, Optional<Text>> files = new HashMap<>();
  private final Remembered[] remembered = new Remembered[REMEMBERED];

  private record Text(char[] characters, int[] lineStarts) {}

  private record Remembered(int line, Optional<ColumnAlignment> alignment) {}

  public OriginalColumns(char[] preprocessed, CompilerView compiler) {
    this.preprocessed = preprocessed;
    this.lineStarts = starts(preprocessed);
    this.compiler = compiler;
  }

  /** The text as the preprocessor gave it. */
  char[] text() {
    return preprocessed;
  }

  /**
   * The original index of a character within its line, from 0.
   *
   * @param lineIndex of the preprocessed text
   * @param index within that line
   * @param line the line's number in the file
   */
  int original(int lineIndex, int index, SourceFile file, int line) {
    int slot = lineIndex % REMEMBERED;
    if (remembered[slot] == null || remembered[slot].line() != lineIndex) {
      remembered[slot] = new Remembered(lineIndex, alignment(lineIndex, file, line));
    }
    return remembered[slot].alignment().map(a -> a.original(index)).orElse(index);
  }

  /** Empty if the columns are the same. */
  private Optional<ColumnAlignment> alignment(int lineIndex, SourceFile file, int line) {
    Text text = files.computeIfAbsent(file, this::read).orElse(null);
    if (text == null || line < 1 || line > text.lineStarts().length) {
      return Optional.empty();
    }
    int start = lineStarts[lineIndex];
    int originalStart = text.lineStarts()[line - 1];
    if (startsAlike(start, text.characters(), originalStart)) {
      return Optional.empty();
    }
    TokenLine original = TokenLine.of(text.characters(), originalStart);
    return Optional.of(ColumnAlignment.of(TokenLine.of(preprocessed, start), original));
  }

  /** Whether the preprocessed line is the original one, but for the kind of its blanks. */
  private boolean startsAlike(int start, char[] original, int originalStart) {
    int end = Lexis.lineEnd(preprocessed, start);
    if (originalStart + end - start > original.length) {
      return false;
    }
    for (int i = start; i < end; i++) {
      char other = original[originalStart + i - start];
      if (preprocessed[i] != other && (preprocessed[i] != ' ' || other != '\t')) {
        return false;
      }
    }
    return true;
  }

  private Optional<Text> read(SourceFile file) {
    return compiler.original(file).map(characters -> new Text(characters, starts(characters)));
  }

  private static int[] starts(char[] text) {
    int lines = 1;
    for (char c : text) {
      if (c == '\n') {
        lines++;
      }
    }
    int[] starts = new int[lines];
    int line = 1;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n') {
        starts[line++] = i + 1;
      }
    }
    return starts;
  }
}
