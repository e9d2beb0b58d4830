package heapwright.source.result;

import heapwright.ir.source.SourceSpan;

/** Something that the user should know about the source, printed as a compiler would. */
public record Diagnostic(SourceSpan at, Severity severity, String message) {

  /** {@code file:line:column: error: message}; without a line when the whole file is meant. */
  @Override
  public String toString() {
    String where = at.line() == 0 ? at.file().path() : at.toString();
    return where + ": " + severity + ": " + message;
  }
}
