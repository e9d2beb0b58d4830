package heapwright.method.addressmapper;

import heapwright.ir.Type;
import heapwright.method.addressmapper.Structure.PointerField;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.Value;
import java.util.List;

/** Whole stretches of memory at once; beyond the publication, which has only pointer fields. */
final class Blocks {
  private static final int POINTER = 8;

  private final Run run;
  private final Terrain terrain;

  Blocks(Run run, Terrain terrain) {
    this.run = run;
    this.terrain = terrain;
  }

  /** Something that is no pointer is written over whatever pointers are there. */
  void overwrite(Slot slot, long size) {
    long from = slot.offset();
    for (long at = from - POINTER + 1; at < from + size; at++) {
      if (run.map.fields(slot).at(at).isPresent()) {
        put(slot, at, Pointer.Opaque.VALUE);
      }
    }
  }

  /** All bytes are 0. */
  void clear(Slot slot, long size) {
    overwrite(slot, size);
    for (PointerField field : run.structures.of(type(slot)).fields()) {
      long offset = field.offset();
      if (offset >= slot.offset() && offset < slot.offset() + size) {
        put(slot, offset, new Pointer.None(ValueClass.NONE));
      }
    }
  }

  private Type type(Slot slot) {
    return slot instanceof Slot.OfCell of
        ? run.map.cell(of.cell()).structure().type()
        : ((Slot.OfVariable) slot).variable().type();
  }

  /** An assignment of aggregates: every pointer in it is used here and set there. */
  void copy(Terrain.Place to, Terrain.Place from, Type type) {
    List<PointerField> fields = run.structures.of(type).fields();
    List<Pointer> pointers = fields.stream().map(field -> used(from, field)).toList();
    overwrite(to.slot(), run.structures.size(type));
    for (int i = 0; i < fields.size(); i++) {
      put(to.slot(), to.slot().offset() + fields.get(i).offset(), pointers.get(i));
    }
  }

  private Pointer used(Terrain.Place from, PointerField field) {
    Slot slot = at(from.slot(), from.slot().offset() + field.offset());
    return new Meeting(run).use(from.vector(), slot, field.type());
  }

  /** What the machine found in an object after a call that was not followed. */
  void take(CellAddress cell, HeapObject object) {
    object
        .cells()
        .forEach(
            entry -> {
              HeapObject.Stored stored = entry.value();
              boolean isPointer = !(stored.value() instanceof Value.Number);
              Slot slot = new Slot.OfCell(cell, stored.offset());
              if (isPointer || run.map.content(slot).isPresent()) {
                terrain
                    .asked(stored.value())
                    .ifPresent(pointer -> put(slot, stored.offset(), pointer));
              }
            });
  }

  private static Slot at(Slot slot, long offset) {
    return slot instanceof Slot.OfCell of
        ? new Slot.OfCell(of.cell(), offset)
        : new Slot.OfVariable(((Slot.OfVariable) slot).variable(), offset);
  }

  private void put(Slot slot, long offset, Pointer pointer) {
    run.map = run.map.modified(at(slot, offset), pointer);
    run.changed(slot);
  }
}
