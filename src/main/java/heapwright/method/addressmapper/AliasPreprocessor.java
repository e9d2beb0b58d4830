package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.StatementPath;
import java.util.List;
import java.util.Map;

/**
 * Makes the aliases that a path implies explicit before it is evaluated: one pass fills SymTab, and
 * where that implies aliases a second one says what stands in front of which statement.
 */
final class AliasPreprocessor {
  private final Program program;

  AliasPreprocessor(Program program) {
    this.program = program;
  }

  /** Both tables of a path. */
  record Tables(List<SymTab.Symbol> symbols, AliasTab aliases) {
    Tables {
      symbols = List.copyOf(symbols);
    }
  }

  Tables tables(StatementPath route) {
    SymTab symbols = new SymTab();
    AddressMap end = run(route, Sharing.NONE, symbols);
    Map<Integer, Integer> implied = symbols.implied(end);
    return new Tables(
        symbols.symbols(end),
        implied.isEmpty() ? new AliasTab(List.of()) : inserted(route, implied));
  }

  private AliasTab inserted(StatementPath route, Map<Integer, Integer> implied) {
    Insertion insertion = new Insertion(implied, new CellStructures(program.model()));
    run(route, insertion, insertion);
    return insertion.table();
  }

  AddressMap run(StatementPath route, Sharing sharing, EvaluationListener log) {
    OperationEvaluator evaluator = new OperationEvaluator(program, sharing, log);
    evaluator.start(route.function());
    StatementMoves.follow(route, evaluator::make);
    return evaluator.map();
  }
}
