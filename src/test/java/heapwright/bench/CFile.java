package heapwright.bench;

import heapwright.app.CLibrary;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Route;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import java.nio.file.Path;

/** A C file of the benches with the library linked. */
record CFile(Program program) {

  static CFile read(Path file) {
    CFrontEnd frontEnd = new CFrontEnd();
    Reading reading = frontEnd.read(SourceRequest.of(file));
    Program unit = ((Reading.Translated) reading).program();
    return new CFile(new CLibrary(frontEnd).link(unit, ConcreteMachine.libraryRoots()));
  }

  /** A path of one of its functions. */
  Route route(String function, String path) {
    Function named = program.functionsNamed(function).get(0);
    Route.Parsed parsed = Route.parse(named, path);
    if (parsed instanceof Route.Parsed.Right right) {
      return right.route();
    }
    throw new IllegalArgumentException(((Route.Parsed.Wrong) parsed).message());
  }
}
