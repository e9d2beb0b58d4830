package heapwright.method.addressmapper.trace;

import heapwright.ir.Program;
import heapwright.method.addressmapper.alias.InitialAliases;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.move.RecordedMoves;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import java.util.List;
import java.util.Optional;

/**
 * AddressMapper's account of a path.
 *
 * @param end the map behind the last statement
 * @param conflict why the operations find the path infeasible
 */
public record AddressTrace(List<TraceRow> rows, AddressMap end, Optional<String> conflict) {

  public AddressTrace {
    rows = List.copyOf(rows);
  }

  public static AddressTrace of(Program program, StatementPath route, RecordedPath way) {
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
