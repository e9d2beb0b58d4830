package heapwright.source.result;

import heapwright.ir.Program;
import java.util.List;
import java.util.function.Function;

/** What happened to a source file. */
public sealed interface SourceReading {

  /** What follows from either outcome. */
  default <R> R match(Function<Translated, R> translated, Function<Rejected, R> rejected) {
    return this instanceof Translated reading
        ? translated.apply(reading)
        : rejected.apply((Rejected) this);
  }

  /**
   * The file is a program; functions that are not supported are listed in it.
   *
   * @param warnings what was left out and why
   */
  record Translated(Program program, List<Diagnostic> warnings) implements SourceReading {
    public Translated {
      warnings = List.copyOf(warnings);
    }
  }

  /** The file cannot be translated. */
  record Rejected(List<Diagnostic> errors) implements SourceReading {
    public Rejected {
      errors = List.copyOf(errors);
    }
  }
}
