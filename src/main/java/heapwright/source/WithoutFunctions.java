package heapwright.source;

import heapwright.ir.source.SourceSpan;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import heapwright.source.result.SourceReading;
import java.util.ArrayList;
import java.util.List;

/**
 * Adds a warning to a translation that has no function, since most of what follows needs one.
 *
 * @param empty whether the preprocessor left nothing at all
 */
record WithoutFunctions(SourceSpan file, boolean empty)
    implements SourceReading.Cases<SourceReading> {

  @Override
  public SourceReading translated(SourceReading.Translated reading) {
    if (!reading.program().functions().isEmpty() || !reading.program().unsupported().isEmpty()) {
      return reading;
    }
    List<Diagnostic> warnings = new ArrayList<>(reading.warnings());
    String message =
        empty
            ? "nothing is left after preprocessing; are -D flags missing?"
            : "the file defines no function";
    warnings.add(new Diagnostic(file, Severity.WARNING, message));
    return new SourceReading.Translated(reading.program(), warnings);
  }

  @Override
  public SourceReading rejected(SourceReading.Rejected reading) {
    return reading;
  }
}
