package heapwright.source.result;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.nio.file.Path;

/** Something that the user should know about the source, printed as a compiler would. */
public record Diagnostic(SourceSpan at, Severity severity, String message) {

  /** One that concerns a file as a whole. */
  public static Diagnostic of(Path file, Severity severity, String message) {
    SourceSpan whole = new SourceSpan(new SourceFile(file.toString()), 0, 0, 0, 0);
    return new Diagnostic(whole, severity, message);
  }

  /** {@code file:line:column: error: message}; without a line when the whole file is meant. */
  @Override
  public String toString() {
    String where = at.line() == 0 ? at.file().path() : at.toString();
    return where + ": " + severity + ": " + message;
  }
}
