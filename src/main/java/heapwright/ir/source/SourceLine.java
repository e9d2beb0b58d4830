package heapwright.ir.source;

/** A line of a source file, counted from 1. */
public record SourceLine(SourceFile file, int line) {

  @Override
  public String toString() {
    return file.path() + ":" + line;
  }
}
