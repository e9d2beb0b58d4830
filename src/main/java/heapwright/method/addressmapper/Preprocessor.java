package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.Route;
import java.util.List;
import java.util.Map;

/**
 * Makes the aliases that a path implies explicit before it is evaluated: one pass fills SymTab, and
 * where that implies aliases a second one says what stands in front of which statement.
 */
final class Preprocessor {
  private final Program program;

  Preprocessor(Program program) {
    this.program = program;
  }

  AliasTab aliases(Route route) {
    SymTab symbols = new SymTab();
    Map<Integer, Integer> implied = symbols.implied(run(route, Sharing.NONE, symbols));
    if (implied.isEmpty()) {
      return new AliasTab(List.of());
    }
    Insertion insertion = new Insertion(implied, new Structures(program.model()));
    run(route, insertion, insertion);
    return insertion.table();
  }

  AddressMap run(Route route, Sharing sharing, Log log) {
    Evaluator evaluator = new Evaluator(program, sharing, log);
    evaluator.start(route.function());
    RouteCourse.follow(route, evaluator::make);
    return evaluator.map();
  }
}
