package heapwright.method.inka.trace;

import heapwright.ir.type.Local;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.TypedAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** An abstract memory as the publication's figure 4 shows one: struct(m), closed(m), tab(m). */
final class MemoryText {
  private final DomainEngine engine;
  private final ObjectTypes types;

  MemoryText(DomainEngine engine, ObjectTypes types) {
    this.engine = engine;
    this.types = types;
  }

  /** The memory that the goal begins with; variables that live in registers are in it, too. */
  List<String> atGoal(String name, ConstraintState state) {
    CallFrame frame = state.frame();
    Map<String, CellVariable> registers = new LinkedHashMap<>();
    frame.forEachCell(
        (index, cell) -> {
          Local local = frame.function().locals().get(index);
          // Temporaries and the counters of goals have names that C does not allow.
          if (local.name().matches("\\w+")) {
            registers.put(local.name(), cell);
          }
        });
    return described(name + ", at the goal", state.memory(), registers);
  }

  List<String> of(String name, AbstractMemory memory) {
    return described(name, memory, Map.of());
  }

  private List<String> described(
      String name, AbstractMemory memory, Map<String, CellVariable> registers) {
    StructureSet structures = memory.structures();
    List<String> lines = new ArrayList<>();
    lines.add(
        "memory "
            + name
            + ": struct "
            + spelled(structures.places())
            + ", closed "
            + structures.isClosed());
    // What a cell holds where a pointer was not known is asked for now, and forgotten again.
    engine.push();
    Map<String, CellVariable> cells = new LinkedHashMap<>(registers);
    types.fields(structures.places()).forEach(field -> field.in(engine));
    for (TypedAddress slot : engine.places().slots()) {
      if (isThere(slot, structures)) {
        cells.put(types.name(slot), memory.at(slot));
      }
    }
    engine.propagate();
    for (boolean isPointer : new boolean[] {false, true}) {
      String table = isPointer ? "tab_p" : "tab_i";
      cells.forEach(
          (place, cell) -> {
            if (cell instanceof PointerVariable == isPointer) {
              lines.add(String.format("  %s  %-14s %s", table, place, domain(cell)));
            }
          });
    }
    engine.pop();
    return lines;
  }

  /** Pointers to an object, and to members of one. */
  private String spelled(List<AbstractAddress> places) {
    return places.stream()
        .map(place -> place.offset() == 0 ? place.toString() : types.name(place))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  /** Whether a memory may have a slot: variables always, others as long as they exist. */
  private static boolean isThere(TypedAddress slot, StructureSet structures) {
    AbstractAddress place = slot.place();
    return !place.isNowhere()
        && (place.object().lasting()
            || structures.places().stream().anyMatch(p -> p.object().equals(place.object())));
  }

  private String domain(CellVariable cell) {
    if (cell instanceof Word word) {
      return DeductionText.domain(word.values().toString());
    }
    PointerDomain targets = ((PointerVariable) cell).targets();
    String places = spelled(targets.places());
    if (!targets.isOpen()) {
      return places;
    }
    return targets.places().isEmpty() ? "all" : "all but " + places;
  }
}
