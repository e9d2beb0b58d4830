package heapwright.source.llvm.statement;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements of the functions in the user's files. */
public final class SourceStatements {
  private final Map<SourceFile, Optional<CppText>> texts = new HashMap<>();

  /**
   * The statements of the function that some code is from.
   *
   * @param code its places in one file; none if no function is there, or its file cannot be read
   * @param line of the function's brace
   */
  public Optional<FunctionStatements> of(List<SourceSpan> code, int line) {
    if (code.isEmpty()) {
      return Optional.empty();
    }
    SourceSpan last = code.get(code.size() - 1);
    Optional<CppText> text = texts.computeIfAbsent(last.file(), SourceStatements::read);
    return text.flatMap(
        known ->
            new FunctionBody(known)
                .around(known.offset(last.line(), last.column()), line)
                .map(range -> statements(known, range, code)));
  }

  private static FunctionStatements statements(
      CppText text, FunctionBody.Range range, List<SourceSpan> code) {
    List<Integer> offsets =
        code.stream().map(place -> text.offset(place.line(), place.column())).toList();
    List<OutlinedStatement> written = StatementOutline.of(text, range);
    return new FunctionStatements(
        text,
        written.stream()
            .filter(s -> !s.optional() || offsets.stream().anyMatch(s::holds))
            .toList());
  }

  /** A file of the system's is not worth the time: its functions are no functions under test. */
  private static Optional<CppText> read(SourceFile file) {
    if (file.isOurs() || file.path().startsWith("/usr/")) {
      return Optional.empty();
    }
    try {
      // A character for each byte, since clang counts columns so.
      return Optional.of(
          new CppText(file, Files.readString(Path.of(file.path()), StandardCharsets.ISO_8859_1)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** A table without statements, for code whose text nobody reads. */
  public static FunctionStatements none(SourceFile file) {
    return new FunctionStatements(new CppText(file, ""), List.of());
  }
}
