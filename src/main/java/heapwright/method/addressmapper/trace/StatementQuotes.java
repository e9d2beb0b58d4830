package heapwright.method.addressmapper.trace;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Quotes statements, the first line of each; nothing where the source is out of reach. */
final class StatementQuotes {
  private final Map<String, List<String>> files = new HashMap<>();

  String of(SourceStatement statement) {
    SourceSpan span = statement.span();
    List<String> lines = files.computeIfAbsent(span.file().path(), StatementQuotes::read);
    if (span.line() < 1 || span.line() > lines.size()) {
      return "";
    }
    String line = lines.get(span.line() - 1);
    int from = Math.min(line.length(), Math.max(0, span.column() - 1));
    int to =
        span.endLine() == span.line() ? Math.min(line.length(), span.endColumn()) : line.length();
    return closed(line.substring(from, Math.max(from, to)).replaceFirst("[\\s{;]*$", ""));
  }

  /** Of a decision the span ends with the condition, before its bracket. */
  private static String closed(String text) {
    long open = text.chars().filter(c -> c == '(').count();
    long shut = text.chars().filter(c -> c == ')').count();
    return text + ")".repeat((int) Math.max(0, open - shut));
  }

  private static List<String> read(String path) {
    try {
      return Files.readAllLines(Path.of(path), StandardCharsets.ISO_8859_1);
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
  }
}
