package heapwright.source.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.check.WellFormed;
import heapwright.ir.code.Function;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every function of the agreement corpus and the examples is lowered and well formed. */
class CorpusLoweringTest {

  private static List<Path> programs() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String folder : List.of("src/test/resources/agreement", "examples")) {
      try (Stream<Path> all = Files.walk(Path.of(folder))) {
        all.filter(file -> file.toString().endsWith(".c")).sorted().forEach(files::add);
      }
    }
    return files;
  }

  @Test
  void everyFunctionIsWellFormed() throws IOException {
    List<String> violations = new ArrayList<>();
    List<String> leftOut = new ArrayList<>();
    int functions = 0;
    for (Path file : programs()) {
      Program program = Lowered.file(file);
      for (Function function : program.functions().values()) {
        violations.addAll(WellFormed.violations(function));
        functions++;
      }
      program.unsupported().stream()
          .map(Unsupported::construct)
          .forEach(construct -> leftOut.add(file + ": " + construct));
    }
    assertEquals(List.of(), violations);
    assertEquals(List.of(), leftOut);
    assertTrue(functions > 1000, functions + " functions");
  }
}
