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
   * @param code one of its places; none if no function is there, or its file cannot be read
   * @param line of the function's brace
   */
  public Optional<FunctionStatements> of(SourceSpan code, int line) {
    Optional<CppText> text = texts.computeIfAbsent(code.file(), SourceStatements::read);
    return text.flatMap(
        known ->
            new FunctionBody(known)
                .around(known.offset(code.line(), code.column()), line)
                .map(range -> new FunctionStatements(known, StatementOutline.of(known, range))));
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
