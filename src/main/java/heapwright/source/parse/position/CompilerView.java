package heapwright.source.parse.position;

import heapwright.ir.source.SourceFile;
import java.util.Optional;

/** What the parser asks the side that ran the compiler. */
public interface CompilerView {
  /** Of a text that no compiler has seen. */
  CompilerView NONE =
      new CompilerView() {
        @Override
        public Optional<char[]> original(SourceFile file) {
          return Optional.empty();
        }

        @Override
        public boolean hasC23Keywords() {
          return false;
        }
      };

  /** The text of a file before preprocessing, if it can be read. */
  Optional<char[]> original(SourceFile file);

  /** Whether {@code bool}, {@code true}, {@code nullptr} and their like are keywords. */
  boolean hasC23Keywords();
}
