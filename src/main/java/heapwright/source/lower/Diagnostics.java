package heapwright.source.lower;

import heapwright.ir.SourceSpan;
import heapwright.source.Diagnostic;
import heapwright.source.Severity;
import java.util.ArrayList;
import java.util.List;

/** Collects what is to be said about a unit, in the order in which it was found. */
final class Diagnostics {
  private final List<Diagnostic> found = new ArrayList<>();

  void error(SourceSpan at, String message) {
    found.add(new Diagnostic(at, Severity.ERROR, message));
  }

  void warn(SourceSpan at, String message) {
    found.add(new Diagnostic(at, Severity.WARNING, message));
  }

  List<Diagnostic> errors() {
    return found.stream().filter(d -> d.severity() == Severity.ERROR).toList();
  }

  List<Diagnostic> warnings() {
    return found.stream().filter(d -> d.severity() == Severity.WARNING).toList();
  }
}
