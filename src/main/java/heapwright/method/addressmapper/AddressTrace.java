package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.RecordedPath;
import heapwright.method.StatementPath;
import java.util.List;
import java.util.Optional;

/**
 * AddressMapper's account of a path.
 *
 * @param end the map behind the last statement
 * @param conflict why the operations find the path infeasible
 */
record AddressTrace(List<TraceRow> rows, AddressMap end, Optional<String> conflict) {

  AddressTrace {
    rows = List.copyOf(rows);
  }

  static AddressTrace of(Program program, StatementPath route, RecordedPath way) {
    TraceTableBuilder bookkeeper =
        new TraceTableBuilder(new InitialAliases(program, way.aliases()));
    OperationEvaluator evaluator =
        new OperationEvaluator(program, bookkeeper.aliases(), bookkeeper);
    evaluator.start(route.function());
    RecordedMoves.follow(program, route, way, evaluator::make);
    bookkeeper.close(evaluator.map());
    return new AddressTrace(bookkeeper.rows(), evaluator.map(), evaluator.conflict());
  }
}
