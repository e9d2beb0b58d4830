package heapwright.source.lower;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;

/** Lowers C for tests. */
final class Lowered {
  private Lowered() {}

  static Program file(Path file) {
    return program(new CFrontEnd().read(SourceRequest.of(file)));
  }

  static Program text(String text) {
    return program(new CFrontEnd().readLibrary("test.c", text, DataModel.LP64, name -> true));
  }

  /** The only function of a text. */
  static Function function(String text) {
    Program program = text(text);
    assertTrue(program.unsupported().isEmpty(), program.unsupported().toString());
    return program.functions().values().iterator().next();
  }

  private static Program program(SourceReading reading) {
    return reading.match(
        translated -> translated.program(),
        rejected -> {
          throw new AssertionError(rejected.errors());
        });
  }
}
