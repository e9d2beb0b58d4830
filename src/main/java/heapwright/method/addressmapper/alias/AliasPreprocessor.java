package heapwright.method.addressmapper.alias;

import heapwright.ir.Program;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.move.StatementMoves;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.method.path.StatementPath;
import java.util.List;
import java.util.Map;

/**
 * Makes the aliases that a path implies explicit before it is evaluated: one pass fills SymTab, and
 * where that implies aliases a second one says what stands in front of which statement.
 */
public final class AliasPreprocessor {
  private final Program program;

  public AliasPreprocessor(Program program) {
    this.program = program;
  }

  /** Both tables of a path. */
  public record Tables(List<SymTab.Symbol> symbols, AliasTab aliases) {
    public Tables {
      symbols = List.copyOf(symbols);
    }
  }

  public Tables tables(StatementPath route) {
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
