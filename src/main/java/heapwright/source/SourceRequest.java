package heapwright.source;

import heapwright.ir.DataModel;
import java.nio.file.Path;
import java.util.List;

/**
 * A file to translate.
 *
 * @param compiler the command that preprocesses, e.g. {@code cc}
 * @param flags the compiler's own flags ({@code -I -D -U -include -std=}), as the user gave them
 */
public record SourceRequest(Path file, String compiler, List<String> flags, DataModel model) {

  public SourceRequest {
    flags = List.copyOf(flags);
  }

  /** The file as {@code cc} with no flags reads it, for x86-64. */
  public static SourceRequest of(Path file) {
    return new SourceRequest(file, "cc", List.of(), DataModel.LP64);
  }
}
