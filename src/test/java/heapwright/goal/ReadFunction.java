package heapwright.goal;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The first function of a C text. */
public record ReadFunction(Program program, Function function) {
  public static ReadFunction of(String text) {
    try {
      Path file = Files.createTempFile("goal", ".c");
      Files.writeString(file, text);
      SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
      Files.delete(file);
      Program program = ((SourceReading.Translated) reading).program();
      return new ReadFunction(program, program.functions().values().iterator().next());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
