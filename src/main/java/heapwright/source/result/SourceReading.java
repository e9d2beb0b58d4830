package heapwright.source.result;

import heapwright.ir.Program;
import java.util.List;

/** What became of a source file. */
public sealed interface SourceReading {

  <R> R match(Cases<R> cases);

  /** One case per outcome. */
  interface Cases<R> {
    R translated(Translated reading);

    R rejected(Rejected reading);
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

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.translated(this);
    }
  }

  /** The file cannot be translated. */
  record Rejected(List<Diagnostic> errors) implements SourceReading {
    public Rejected {
      errors = List.copyOf(errors);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rejected(this);
    }
  }
}
