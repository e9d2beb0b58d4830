package heapwright.source.lower.problems;

import heapwright.ir.source.SourceSpan;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import java.util.ArrayList;
import java.util.List;

/** Collects what is to be said about a unit, in the order in which it was found. */
public final class Diagnostics {
  private final List<Diagnostic> found = new ArrayList<>();

  public void error(SourceSpan at, String message) {
    found.add(new Diagnostic(at, Severity.ERROR, message));
  }

  public void warn(SourceSpan at, String message) {
    found.add(new Diagnostic(at, Severity.WARNING, message));
  }

  public List<Diagnostic> errors() {
    return found.stream().filter(d -> d.severity() == Severity.ERROR).toList();
  }

  public List<Diagnostic> warnings() {
    return found.stream().filter(d -> d.severity() == Severity.WARNING).toList();
  }
}
