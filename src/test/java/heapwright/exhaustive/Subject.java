package heapwright.exhaustive;

import heapwright.app.program.CLibrary;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A C file whose functions are run.
 *
 * @param own the functions that the file itself defines
 */
record Subject(Path file, Program program, List<Function> own, List<String> lines) {
  private static final CFrontEnd FRONT_END = new CFrontEnd();
  private static final CLibrary LIBRARY = new CLibrary(FRONT_END);

  static Subject read(Path file) {
    SourceReading reading =
        FRONT_END.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((SourceReading.Translated) reading).program();
    List<Function> own =
        unit.functions().values().stream()
            .filter(f -> f.span().file().path().equals(file.toString()))
            .toList();
    try {
      return new Subject(
          file, LIBRARY.link(unit, ConcreteMachine.libraryRoots()), own, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file's variables that a pointer of the input may point to. */
  List<Global> globals() {
    return program.globals().values().stream()
        .filter(g -> !g.name().isEmpty() && !g.span().file().path().startsWith("<"))
        .filter(g -> own.stream().noneMatch(f -> encloses(f.span(), g.span())))
        .toList();
  }

  private static boolean encloses(SourceSpan body, SourceSpan span) {
    return body.file().equals(span.file())
        && body.line() <= span.line()
        && span.endLine() <= body.endLine();
  }
}
