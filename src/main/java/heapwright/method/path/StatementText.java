package heapwright.method.path;

import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The source text of numbered statements, for traces. */
@FunctionalInterface
public interface StatementText {

  /** One line; empty where the source cannot be read. */
  String of(Function function, StatementNumber number);

  /** Reads each file once, when it is asked for. */
  static StatementText onDisk() {
    Map<String, List<String>> files = new HashMap<>();
    return (function, number) -> {
      SourceSpan span = function.statement(number).span();
      List<String> lines = files.computeIfAbsent(span.file().path(), StatementText::lines);
      if (span.line() < 1 || span.line() > lines.size()) {
        return "";
      }
      String line = lines.get(span.line() - 1);
      return isAlone(function, span) ? line(line) : part(line, span);
    };
  }

  private static List<String> lines(String path) {
    try {
      return new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
  }

  private static boolean isAlone(Function function, SourceSpan span) {
    return function.statements().stream().filter(s -> s.span().line() == span.line()).count() == 1;
  }

  /** A line without what belongs to the statements around it. */
  private static String line(String line) {
    return line.strip().replaceFirst("^}\\s*", "").replaceFirst("\\s*\\{$", "");
  }

  /**
   * Columns are the compiler's, which macros shift: where they do not fit, the whole line is shown.
   */
  private static String part(String line, SourceSpan span) {
    boolean isInside =
        span.line() == span.endLine()
            && span.column() >= 1
            && span.column() <= span.endColumn()
            && span.endColumn() <= line.length();
    if (!isInside) {
      return line(line);
    }
    String part = line.substring(span.column() - 1, span.endColumn());
    String text = isOpen(part) ? part + ")" : part;
    boolean isWhole =
        !isOpen(text)
            && !text.replaceFirst(";$", "").contains(";")
            && !cutsWord(line, span.column() - 1)
            && !cutsWord(line, span.endColumn());
    return isWhole ? text : line(line);
  }

  private static boolean isOpen(String text) {
    return text.chars().map(c -> c == '(' ? 1 : c == ')' ? -1 : 0).sum() != 0;
  }

  private static boolean cutsWord(String line, int at) {
    return at > 0
        && at < line.length()
        && Character.isJavaIdentifierPart(line.charAt(at - 1))
        && Character.isJavaIdentifierPart(line.charAt(at));
  }
}
