package heapwright.source.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.type.DataModel;
import heapwright.source.CFrontEnd;
import heapwright.source.CppFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are C and C++ have the same statements and decisions as either. */
class SameNumbersTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");
  private static final List<String> FAMILIES =
      List.of("control", "decisions", "lists", "recursion", "switch", "trees");

  /**
   * Programs about what is known to differ: conditions in macros, which the text of the file does
   * not have, and conditions whose outcome a compiler knows.
   */
  private static final Set<String> KNOWN =
      Set.of(
          "comma.c",
          "duff.c",
          "extremes.c",
          "idioms.c",
          "known-with-effects.c",
          "noreturn.c",
          "short-circuit.c",
          "truth.c");

  @TempDir Path folder;

  @Test
  void functionsOfCHaveTheirNumbersInCpp() throws IOException {
    assumeTrue(Files.exists(Path.of("/usr/bin/clang++")), "clang++ is not installed");
    int functions = 0;
    List<String> differences = new ArrayList<>();
    for (Path file : programs()) {
      Path copy = folder.resolve("copy.cpp");
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      SourceReading reading =
          new CppFrontEnd().read(new SourceRequest(copy, "clang++", List.of(), DataModel.LP64));
      if (reading instanceof SourceReading.Translated translated) {
        Program c =
            new CFrontEnd()
                .read(SourceRequest.of(file))
                .match(SourceReading.Translated::program, r -> null);
        for (Function function : c.functions().values()) {
          if (function.span().file().path().equals(file.toString())) {
            functions++;
            compare(file, function, translated.program(), differences);
          }
        }
      }
    }
    assertEquals("", String.join("\n", differences));
    assertTrue(functions > 100, functions + " functions");
  }

  private static List<Path> programs() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String family : FAMILIES) {
      try (Stream<Path> files = Files.list(CORPUS.resolve(family))) {
        files
            .filter(f -> f.toString().endsWith(".c"))
            .filter(f -> !KNOWN.contains(f.getFileName().toString()))
            .sorted()
            .forEach(all::add);
      }
    }
    return all;
  }

  private static void compare(
      Path file, Function function, Program program, List<String> differences) {
    List<Function> found = program.functionsNamed(function.name());
    String one = summary(function);
    String other = found.isEmpty() ? "missing" : summary(found.get(0));
    if (!one.equals(other)) {
      differences.add(file + " " + function.name() + "\n  " + one + "\n  " + other);
    }
  }

  /** The lines of the statements, and the decisions that the source has. */
  private static String summary(Function function) {
    String lines =
        function.statements().stream()
            .map(SourceStatement::span)
            .map(span -> Integer.toString(span.line()))
            .collect(Collectors.joining(","));
    TreeSet<String> decisions = new TreeSet<>();
    for (BasicBlock block : function.blocks()) {
      if (block.terminator().conditionSpan().isPresent()) {
        block.terminator().decided().ifPresent(d -> decisions.add(d.toString()));
      }
    }
    return lines + " " + decisions;
  }
}
