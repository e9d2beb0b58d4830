package heapwright.source.parse;

import heapwright.ir.SourceSpan;

/** From offsets in the parsed text to places in the user's files. */
public final class SourceMap {

  /** The stretch between two offsets, both inclusive. */
  public SourceSpan span(int first, int last) {
    throw new UnsupportedOperationException();
  }

  public boolean inSystemHeader(int offset) {
    throw new UnsupportedOperationException();
  }
}
