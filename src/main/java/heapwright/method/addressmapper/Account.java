package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.Route;
import heapwright.method.Way;
import java.util.List;
import java.util.Optional;

/**
 * AddressMapper's account of a way.
 *
 * @param end the map behind the last statement
 * @param conflict why the operations find the path infeasible
 */
record Account(List<Row> rows, AddressMap end, Optional<String> conflict) {

  Account {
    rows = List.copyOf(rows);
  }

  static Account of(Program program, Route route, Way way) {
    Bookkeeper bookkeeper = new Bookkeeper(new KnownAliases(program, way.aliases()));
    Evaluator evaluator = new Evaluator(program, bookkeeper.aliases(), bookkeeper);
    evaluator.start(route.function());
    WayCourse.follow(program, route, way, evaluator::make);
    bookkeeper.close(evaluator.map());
    return new Account(bookkeeper.rows(), evaluator.map(), evaluator.conflict());
  }
}
