package heapwright.method.addressmapper.operation;

import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures.CellStructure.PointerField;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.List;

/** Whole ranges of memory at once; beyond the publication, which has only pointer fields. */
final class BlockMapping {
  private static final int POINTER = 8;

  private final PathEvaluation run;
  private final ExpressionContext expressions;

  BlockMapping(PathEvaluation run, ExpressionContext expressions) {
    this.run = run;
    this.expressions = expressions;
  }

  /** Something that is no pointer is written over whatever pointers are there. */
  void overwrite(PointerSlot slot, long size) {
    long from = slot.offset();
    for (long at = from - POINTER + 1; at < from + size; at++) {
      if (run.map.fields(slot).at(at).isPresent()) {
        put(slot, at, PointerValue.Opaque.VALUE);
      }
    }
  }

  /** All bytes are 0. */
  void clear(PointerSlot slot, long size) {
    overwrite(slot, size);
    for (PointerField field : run.structures.of(type(slot)).fields()) {
      long offset = field.offset();
      if (offset >= slot.offset() && offset < slot.offset() + size) {
        put(slot, offset, new PointerValue.None(ValueClass.NONE));
      }
    }
  }

  private Type type(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? run.map.cell(of.cell()).structure().type()
        : ((PointerSlot.OfVariable) slot).variable().type();
  }

  /** An assignment of aggregates: every pointer in it is used here and set there. */
  void copy(ExpressionContext.Place to, ExpressionContext.Place from, Type type) {
    List<PointerField> fields = run.structures.of(type).fields();
    List<PointerValue> pointers = fields.stream().map(field -> used(from, field)).toList();
    overwrite(to.slot(), run.structures.size(type));
    for (int i = 0; i < fields.size(); i++) {
      put(to.slot(), to.slot().offset() + fields.get(i).offset(), pointers.get(i));
    }
  }

  private PointerValue used(ExpressionContext.Place from, PointerField field) {
    PointerSlot slot = at(from.slot(), from.slot().offset() + field.offset());
    return new UseOperation(run).use(from.vector(), slot, field.type());
  }

  /** What the machine found in an object after a call that was not followed. */
  void take(CellAddress cell, HeapObject object) {
    object
        .cells()
        .forEach(
            entry -> {
              HeapObject.Stored stored = entry.value();
              boolean isPointer = !(stored.value() instanceof SymbolicValue.Number);
              PointerSlot slot = new PointerSlot.OfCell(cell, stored.offset());
              if (isPointer || run.map.content(slot).isPresent()) {
                expressions
                    .asked(stored.value())
                    .ifPresent(pointer -> put(slot, stored.offset(), pointer));
              }
            });
  }

  private static PointerSlot at(PointerSlot slot, long offset) {
    return slot instanceof PointerSlot.OfCell of
        ? new PointerSlot.OfCell(of.cell(), offset)
        : new PointerSlot.OfVariable(((PointerSlot.OfVariable) slot).variable(), offset);
  }

  private void put(PointerSlot slot, long offset, PointerValue pointer) {
    run.map = run.map.modified(at(slot, offset), pointer);
    run.changed(slot);
  }
}
