package heapwright.method.addressmapper.trace;

import heapwright.ir.Program;
import heapwright.method.addressmapper.alias.InitialAliases;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.RecordedMoves;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.PublishedOperation;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import java.util.List;
import java.util.Optional;

/**
 * AddressMapper's trace of a path.
 *
 * @param end the map behind the last statement
 * @param conflict why the operations find the path infeasible
 */
public record AddressTrace(List<TraceRow> rows, AddressMap end, Optional<String> conflict) {
  /**
   * What one statement, or one alias in front of it, did.
   *
   * @param label the statement's number; primed for an alias
   * @param text the statement in the source
   * @param elements the pointers that took part, with their classes
   * @param memory the changes of ψ
   * @param environment the changes of γ
   * @param solution the changes of χ
   */
  record TraceRow(
      String label,
      String text,
      List<PublishedOperation> operations,
      List<Element> elements,
      List<String> memory,
      List<String> environment,
      List<String> solution) {

    TraceRow {
      operations = List.copyOf(operations);
      elements = List.copyOf(elements);
      memory = List.copyOf(memory);
      environment = List.copyOf(environment);
      solution = List.copyOf(solution);
    }

    /** A pointer and its class before and after. */
    record Element(Vector vector, ValueClass before, ValueClass after) {
      @Override
      public String toString() {
        return vector.source() + " " + before + "/" + after;
      }
    }

    boolean changesNothing() {
      return memory.isEmpty() && environment.isEmpty() && solution.isEmpty();
    }
  }

  public AddressTrace {
    rows = List.copyOf(rows);
  }

  public static AddressTrace of(Program program, StatementPath path, RecordedPath recorded) {
    TraceTableBuilder builder =
        new TraceTableBuilder(new InitialAliases(program, recorded.aliases()));
    OperationEvaluator evaluator = new OperationEvaluator(program, builder.aliases(), builder);
    evaluator.start(path.function());
    RecordedMoves.follow(program, path, recorded, evaluator::make);
    builder.close(evaluator.map());
    return new AddressTrace(builder.rows(), evaluator.map(), evaluator.conflict());
  }
}
