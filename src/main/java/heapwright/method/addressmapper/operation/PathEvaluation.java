package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.addressmapper.map.Vector;
import heapwright.symbolic.heap.CellNames;
import java.util.Optional;

/** A path under evaluation: the map as it becomes, and who watches. */
final class PathEvaluation {
  final ProgramVariables variables;
  final CellStructures structures;
  final CellNames names;
  final Sharing sharing;
  final EvaluationListener log;
  AddressMap map = AddressMap.START;
  int move;
  private Optional<String> conflict = Optional.empty();

  PathEvaluation(Program program, Sharing sharing, EvaluationListener log) {
    variables = new ProgramVariables(program);
    structures = new CellStructures(program.model());
    names = new CellNames(program.model());
    this.sharing = sharing;
    this.log = log;
  }

  /** Why the path is infeasible, if the operations have shown it. */
  Optional<String> conflict() {
    return conflict;
  }

  void conflicting(String reason) {
    conflict = conflict.or(() -> Optional.of(reason));
  }

  void become(MemoryCell cell) {
    map = map.with(cell);
    log.changed(cell.address());
  }

  /** MODIFY. */
  void modify(Vector vector, PointerSlot slot, PointerValue pointer) {
    log.operation(PublishedOperation.Kind.MODIFY, vector + " " + pointer);
    map = map.modified(slot, pointer);
    changed(slot);
  }

  void changed(PointerSlot slot) {
    if (slot instanceof PointerSlot.OfCell of) {
      log.changed(map.root(of.cell()));
    } else {
      log.changed(((PointerSlot.OfVariable) slot).variable());
    }
  }
}
