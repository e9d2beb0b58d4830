package heapwright.source;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads C texts for tests. */
public final class Readings {
  private final Path folder;

  public Readings(Path folder) {
    this.folder = folder;
  }

  public Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  static SourceReading read(Path file, String... flags) {
    return new CFrontEnd().read(new SourceRequest(file, "gcc", List.of(flags), DataModel.LP64));
  }

  public SourceReading.Translated translated(String text) throws IOException {
    return translated(write("unit.c", text));
  }

  static SourceReading.Translated translated(Path file, String... flags) {
    SourceReading reading = read(file, flags);
    return assertInstanceOf(SourceReading.Translated.class, reading, reading::toString);
  }

  public Program program(String text) throws IOException {
    return translated(text).program();
  }

  /** What the front end says about a file that it refuses, without the folder's path. */
  List<String> errors(Path file, String... flags) {
    SourceReading reading = read(file, flags);
    return said(
        assertInstanceOf(SourceReading.Rejected.class, reading, reading::toString).errors());
  }

  public List<String> said(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(d -> d.toString().replace(folder + "/", "")).toList();
  }
}
