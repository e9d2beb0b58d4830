package heapwright.source;

import heapwright.ir.type.DataModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file to translate.
 *
 * @param compiler the command that preprocesses, e.g. {@code cc}
 * @param flags the compiler's own flags ({@code -I -D -U -include -std=}), as the user gave them
 * @param text the file to read in its place, which calls itself by its name; usually the same
 * @param after files that are read as if they stood at the end of the file
 */
public record SourceRequest(
    Path file, Path text, String compiler, List<String> flags, DataModel model, List<Path> after) {

  public SourceRequest {
    flags = List.copyOf(flags);
    after = List.copyOf(after);
  }

  public SourceRequest(Path file, String compiler, List<String> flags, DataModel model) {
    this(file, file, compiler, flags, model, List.of());
  }

  /** The same file, with others behind it. */
  public SourceRequest followedBy(List<Path> files) {
    List<Path> all = new ArrayList<>(after);
    all.addAll(files);
    return new SourceRequest(file, text, compiler, flags, model, all);
  }

  /** The same file as another has it. */
  public SourceRequest readFrom(Path copy) {
    return new SourceRequest(file, copy, compiler, flags, model, after);
  }

  /** The file as {@code cc} with no flags reads it, for x86-64. */
  public static SourceRequest of(Path file) {
    return new SourceRequest(file, "cc", List.of(), DataModel.LP64);
  }
}
