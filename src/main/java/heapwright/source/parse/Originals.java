package heapwright.source.parse;

import heapwright.ir.SourceFile;
import java.util.Optional;

/** The text of the user's files before preprocessing. */
public interface Originals {
  /** Where nothing was preprocessed. */
  Originals NONE = file -> Optional.empty();

  /** The text of a file, if it can be read. */
  Optional<char[]> text(SourceFile file);
}
