package heapwright.method.addressmapper.operation;

import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.symbolic.scalar.Leaves.Leaf;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whole ranges of memory at once; beyond the publication, which has only pointer fields. */
final class BlockMapping {
  private static final int POINTER = 8;

  private final PathEvaluation run;
  private final NumberMemory memory;

  BlockMapping(PathEvaluation run, NumberMemory memory) {
    this.run = run;
    this.memory = memory;
  }

  /** Something that is no pointer is written over whatever pointers are there. */
  void overwrite(PointerSlot slot, long size) {
    for (long at = slot.offset() - POINTER + 1; at < slot.offset() + size; at++) {
      if (run.map.fields(slot).at(at).isPresent()) {
        put(slot, at, new PointerValue.Opaque("reads a number as a pointer"));
      }
    }
  }

  private List<Leaf> scalars(Type type) {
    return run.structures
        .scalars(type)
        .orElseThrow(() -> OperationStop.outside("copies or clears a union or a large array"));
  }

  /** All bytes are 0. */
  void clear(PointerSlot slot, Type type) {
    for (Leaf scalar : scalars(type)) {
      PointerSlot at = at(slot, slot.offset() + scalar.offset());
      if (scalar.cell().type() instanceof PointerType) {
        memory.forgetForPointer(at);
        put(slot, at.offset(), new PointerValue.None(ValueClass.NONE));
      } else {
        memory.clear(at, scalar.cell());
      }
    }
  }

  /** An assignment of aggregates: everything in it is used here and set there. */
  void copy(
      ExpressionContext context,
      ExpressionContext.Place to,
      ExpressionContext.Place from,
      Type type) {
    List<Leaf> scalars = scalars(type);
    List<PointerValue> pointers = new ArrayList<>();
    List<Optional<Term>> numbers = new ArrayList<>();
    for (Leaf scalar : scalars) {
      PointerSlot slot = at(from.slot(), from.slot().offset() + scalar.offset());
      Type kind = scalar.cell().type();
      context.noteRead(slot, kind);
      boolean isPointer = kind instanceof PointerType;
      pointers.add(
          isPointer
              ? new UseOperation(run, context).use(from.vector(), slot, kind)
              : new PointerValue.None(ValueClass.NONE));
      numbers.add(isPointer ? Optional.empty() : memory.find(slot, scalar.cell()));
    }
    for (int i = 0; i < scalars.size(); i++) {
      Cell cell = scalars.get(i).cell();
      PointerSlot slot = at(to.slot(), to.slot().offset() + scalars.get(i).offset());
      context.noteWrite(slot, cell.type());
      if (cell.type() instanceof PointerType) {
        memory.forgetForPointer(slot);
        put(slot, slot.offset(), pointers.get(i));
      } else if (numbers.get(i).isPresent()) {
        memory.write(slot, cell, numbers.get(i).get());
      } else {
        memory.unset(slot, cell);
      }
    }
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
