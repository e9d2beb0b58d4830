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

  /** Both tables of a path. */
  record Tables(List<SymTab.Symbol> symbols, AliasTab aliases) {
    Tables {
      symbols = List.copyOf(symbols);
    }
  }

  Tables tables(Route route) {
    SymTab symbols = new SymTab();
    AddressMap end = run(route, Sharing.NONE, symbols);
    Map<Integer, Integer> implied = symbols.implied(end);
    return new Tables(
        symbols.symbols(end),
        implied.isEmpty() ? new AliasTab(List.of()) : inserted(route, implied));
  }

  private AliasTab inserted(Route route, Map<Integer, Integer> implied) {
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
