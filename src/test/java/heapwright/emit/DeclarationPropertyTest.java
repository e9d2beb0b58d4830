package heapwright.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.emit.names.TypeNames;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Linkage;
import heapwright.ir.type.RecordType;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two thousand declarations at random are read, printed from their types behind the original, and
 * compiled: a compiler accepts two declarations of one thing only if their types agree.
 */
final class DeclarationPropertyTest {
  private static final int EACH = 250;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void printedDeclarationsAgreeWithTheirOriginals(long seed)
      throws IOException, InterruptedException {
    Path original = folder.resolve("original.h");
    Files.writeString(original, new RandomDeclarations(seed).text(EACH));
    Program program = read(original);
    List<String> printed = printed(program);
    assertEquals(EACH, printed.size(), "declarations");
    Path both = folder.resolve("both.c");
    Files.writeString(
        both,
        WarningSuppression.start("#include \"original.h\"\n", Set.of())
            + WarningSuppression.REPEATING
            + String.join("", printed)
            + WarningSuppression.end());
    assertEquals("", complaints("gcc", both));
    assertEquals("", complaints("clang", both));
  }

  @Test
  void aDeclarationOfAnotherTypeIsRefused() throws IOException, InterruptedException {
    Path both = folder.resolve("both.c");
    Files.writeString(folder.resolve("original.h"), "char *const *first(const int (*)[3]);\n");
    Files.writeString(
        both,
        WarningSuppression.start("#include \"original.h\"\n", Set.of())
            + WarningSuppression.REPEATING
            + "extern const char **first(const int (*)[3]);\n"
            + WarningSuppression.end());
    assertNotEquals("", complaints("gcc", both));
  }

  private static Program read(Path file) {
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
    assertTrue(reading instanceof SourceReading.Translated, () -> reading.toString());
    SourceReading.Translated translated = (SourceReading.Translated) reading;
    assertEquals(List.of(), translated.warnings().stream().map(Diagnostic::message).toList());
    return translated.program();
  }

  private static List<String> printed(Program program) {
    TypeNames types = new TypeNames(program);
    List<String> lines = new ArrayList<>();
    for (Global global : program.globals().values()) {
      if (!global.name().isEmpty()) {
        lines.add(
            "extern " + types.declare(global.type(), global.qualifiers(), global.name()) + ";\n");
      }
    }
    for (FunctionDeclaration function : program.declarations().values()) {
      lines.add(printed(function, program, types));
    }
    return lines;
  }

  /** A definition, as a stub has it, unless the source has one. */
  private static String printed(FunctionDeclaration function, Program program, TypeNames types) {
    boolean isDefined = program.functions().containsKey(function.symbol());
    boolean isComplete =
        !(function.type().result() instanceof RecordType record) || record.isComplete();
    if (isDefined || !isComplete || function.linkage() == Linkage.INTERNAL) {
      return types.declare(function.type(), function.name()) + ";\n";
    }
    List<String> names = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < function.type().parameters().size(); i++) {
      names.add("p" + i);
      body.append("  (void)p").append(i).append(";\n");
    }
    return types.define(function.type(), function.name(), names)
        + " {\n"
        + body
        + "  __builtin_abort();\n}\n";
  }

  private String complaints(String compiler, Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                compiler,
                "-fsyntax-only",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-Wno-psabi",
                file.toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
