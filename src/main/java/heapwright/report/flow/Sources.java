package heapwright.report.flow;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The text of source files, by lines. */
@FunctionalInterface
public interface Sources {

  /** None for a file that cannot be read any more. */
  List<String> lines(SourceFile file);

  /** One line, from 1; empty where there is none. */
  default String line(SourceFile file, int number) {
    List<String> lines = lines(file);
    return number < 1 || number > lines.size() ? "" : lines.get(number - 1);
  }

  /** The text of a span that stays on one line; empty for any other. */
  default String text(SourceSpan span) {
    String line = line(span.file(), span.line());
    boolean fits =
        span.line() == span.endLine()
            && span.column() >= 1
            && span.column() <= span.endColumn()
            && span.endColumn() <= line.length();
    return fits ? line.substring(span.column() - 1, span.endColumn()) : "";
  }

  /** Files are read once, as they are asked for; bytes that are not UTF-8 become marks. */
  static Sources onDisk() {
    Map<SourceFile, List<String>> read = new HashMap<>();
    return file -> read.computeIfAbsent(file, f -> linesOnDisk(f.path()));
  }

  private static List<String> linesOnDisk(String path) {
    try {
      String text = new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8);
      return text.lines().toList();
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
  }
}
