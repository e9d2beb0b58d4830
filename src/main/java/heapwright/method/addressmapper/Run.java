package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.symbolic.CellNames;
import java.util.Optional;

/** A path under evaluation: the map as it becomes, and who watches. */
final class Run {
  final Variables variables;
  final Structures structures;
  final CellNames names;
  final Sharing sharing;
  final Log log;
  AddressMap map = AddressMap.START;
  int move;
  private Optional<String> conflict = Optional.empty();

  Run(Program program, Sharing sharing, Log log) {
    variables = new Variables(program);
    structures = new Structures(program.model());
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
  void modify(Vector vector, Slot slot, Pointer pointer) {
    log.operation(Operation.Kind.MODIFY, vector + " " + pointer);
    map = map.modified(slot, pointer);
    changed(slot);
  }

  void changed(Slot slot) {
    if (slot instanceof Slot.OfCell of) {
      log.changed(map.root(of.cell()));
    } else {
      log.changed(((Slot.OfVariable) slot).variable());
    }
  }
}
