package heapwright.method.addressmapper.trace;

import heapwright.ir.Program;
import heapwright.method.addressmapper.decision.Decision;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.operation.NumberQuestions;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.OperationStop;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.method.addressmapper.operation.PublishedOperation;
import heapwright.method.addressmapper.operation.Sharing;
import java.util.List;
import java.util.Optional;

/**
 * AddressMapper's trace of a path.
 *
 * @param end the map behind the last statement
 * @param conflict why the operations find the path infeasible
 */
public record AddressTrace(
    List<TraceRow> rows, List<Inserted> aliasTab, AddressMap end, Optional<String> conflict) {
  /**
   * A row of the published AliasTab: one {@code alias(variable, vector)} that stands in front of a
   * statement.
   *
   * @param before the statement's label
   * @param variable the earlier pointer, by what holds it there
   * @param pointer how the source reaches the later pointer
   * @param earlier how it reached the earlier one
   */
  public record Inserted(
      String before, String variable, Vector vector, String pointer, String earlier) {
    @Override
    public String toString() {
      return "alias(" + variable + ", " + vector.source() + ")";
    }

    String place() {
      return before.equals(TraceTableBuilder.CALL) ? "at the call" : "before " + before;
    }
  }

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
    aliasTab = List.copyOf(aliasTab);
  }

  /** Repeats an evaluation. */
  public static AddressTrace of(Program program, Decision.Evaluation evaluation) {
    TraceTableBuilder builder = new TraceTableBuilder();
    OperationEvaluator evaluator =
        new OperationEvaluator(
            program,
            evaluation.inputs(),
            Sharing.of(evaluation.aliases()),
            NumberQuestions.NONE,
            builder);
    Optional<String> conflict = Optional.empty();
    evaluator.start(evaluation.function());
    for (PathEvent event : evaluation.events().toList()) {
      try {
        event.happen(evaluator);
      } catch (OperationStop e) {
        conflict = Optional.of(e.reason()).map(AddressTrace::text);
        break;
      }
    }
    builder.close(evaluator.state().map());
    return new AddressTrace(builder.rows(), builder.aliasTab(), evaluator.state().map(), conflict);
  }

  private static String text(OperationStop.Cause cause) {
    return cause instanceof OperationStop.Conflict conflict ? conflict.reason() : cause.toString();
  }
}
