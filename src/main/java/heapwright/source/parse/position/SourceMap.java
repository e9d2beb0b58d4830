package heapwright.source.parse.position;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.util.List;

/**
 * From offsets in the parsed text to places in the user's files. Lookups remember the last line,
 * because a reader asks about neighbours; so a map serves one thread.
 */
public final class SourceMap {
  private final int[] lineStarts;
  private final Segment[] segments;
  private final int[] segmentLines;
  private final Insertions insertions;
  private final OriginalColumns columns;
  private int lastLine;
  private int lastSegment;

  /**
   * Lines of the text that follow one another in a file.
   *
   * @param firstLine the index of the first line in the text, from 0
   * @param line that line's number in the file
   */
  public record Segment(int firstLine, SourceFile file, int line, boolean system) {}

  /**
   * @param lineStarts the offset of each line of the text that the parser gets
   * @param segments in the order of the text, the first beginning with its first line
   */
  public SourceMap(
      int[] lineStarts, List<Segment> segments, Insertions insertions, OriginalColumns columns) {
    this.lineStarts = lineStarts;
    this.segments = segments.toArray(Segment[]::new);
    this.segmentLines = segments.stream().mapToInt(Segment::firstLine).toArray();
    this.insertions = insertions;
    this.columns = columns;
  }

  /** The range between two offsets, both inclusive. */
  public SourceSpan span(int first, int last) {
    int startIndex = lineOf(first);
    Segment segment = segmentOf(startIndex);
    int line = segment.line + startIndex - segment.firstLine;
    int column = column(first, startIndex, segment, line);
    int endIndex = last == first ? startIndex : lineOf(last);
    Segment endSegment = segmentOf(endIndex);
    int endLine = endSegment.line + endIndex - endSegment.firstLine;
    boolean apart = !endSegment.file.equals(segment.file) || endLine < line;
    int endColumn = apart ? column : column(last, endIndex, endSegment, endLine);
    return new SourceSpan(segment.file, line, column, apart ? line : endLine, endColumn);
  }

  /** The offset in the preprocessed text of what begins at an offset of the parsed one. */
  public int preprocessed(int offset) {
    return offset - insertions.between(0, offset);
  }

  /** The offset in the preprocessed text behind what ends before an offset of the parsed one. */
  public int preprocessedEnd(int offset) {
    int end = preprocessed(offset);
    // A word that the parser does not know may have become a shorter one.
    return end > 0 && Lexis.startsWord(columns.text()[end - 1])
        ? Lexis.wordEnd(columns.text(), end)
        : end;
  }

  /** Whether the compiler calls the file at this place a system header. */
  public boolean inSystemHeader(int offset) {
    return segmentOf(lineOf(offset)).system;
  }

  private int column(int offset, int lineIndex, Segment segment, int line) {
    int start = lineStarts[lineIndex];
    int index = offset - start - insertions.between(start, offset);
    return 1 + (segment.system ? index : columns.original(lineIndex, index, segment.file, line));
  }

  private int lineOf(int offset) {
    int line = lastLine;
    if (offset >= lineStarts[line]) {
      for (int ahead = 0; ahead < 4; ahead++, line++) {
        if (line + 1 == lineStarts.length || offset < lineStarts[line + 1]) {
          lastLine = line;
          return line;
        }
      }
    }
    lastLine = Math.max(0, Sorted.lastAtMost(lineStarts, lineStarts.length, offset));
    return lastLine;
  }

  private Segment segmentOf(int lineIndex) {
    Segment last = segments[lastSegment];
    boolean inLast =
        lineIndex >= last.firstLine
            && (lastSegment + 1 == segments.length || lineIndex < segmentLines[lastSegment + 1]);
    if (!inLast) {
      lastSegment = Math.max(0, Sorted.lastAtMost(segmentLines, segmentLines.length, lineIndex));
    }
    return segments[lastSegment];
  }
}
