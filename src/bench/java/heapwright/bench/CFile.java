package heapwright.bench;

import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.path.StatementPath;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;

/** A C file of the benches with the library linked. */
record CFile(Program program) {

  static CFile read(Path file) {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(file));
    Program unit = ((SourceReading.Translated) reading).program();
    return new CFile(new CLibrary(frontEnd).link(unit, ConcreteMachine.libraryRoots()));
  }

  /** A path of one of its functions. */
  StatementPath route(String function, String path) {
    Function named = program.functionsNamed(function).get(0);
    StatementPath.Parsed parsed = StatementPath.parse(named, path);
    if (parsed instanceof StatementPath.Parsed.Right right) {
      return right.path();
    }
    throw new IllegalArgumentException(((StatementPath.Parsed.Wrong) parsed).message());
  }
}
