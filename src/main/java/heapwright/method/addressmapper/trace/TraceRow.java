package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.operation.PublishedOperation;
import java.util.List;

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
