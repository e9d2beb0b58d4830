package heapwright.source.preprocess;

import heapwright.source.result.Diagnostic;
import java.util.List;

/** The result of preprocessing a file. */
public sealed interface Preprocessing {

  /** The compiler's output. */
  record Done(char[] text) implements Preprocessing {}

  /** The file cannot be read, or the compiler refuses it. */
  record Failed(List<Diagnostic> errors) implements Preprocessing {
    public Failed {
      errors = List.copyOf(errors);
    }
  }
}
