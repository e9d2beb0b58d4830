package heapwright.ir.source;

/** A range of source text; lines and columns count from 1, the end is inclusive. */
public record SourceSpan(SourceFile file, int line, int column, int endLine, int endColumn) {

  /** Whether another range lies inside this one. */
  public boolean encloses(SourceSpan other) {
    return file.equals(other.file)
        && line <= other.line
        && other.endLine <= endLine
        && (line < other.line || column <= other.column)
        && (other.endLine < endLine || other.endColumn <= endColumn);
  }

  public boolean isOurs() {
    return file.isOurs();
  }

  /** What a compiler puts before a message. */
  @Override
  public String toString() {
    return file.path() + ":" + line + ":" + column;
  }
}
