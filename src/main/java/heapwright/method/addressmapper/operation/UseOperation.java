package heapwright.method.addressmapper.operation;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.map.Vector;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.LongNames;
import java.util.Optional;

/**
 * USE of a slot. The first use of a pointer of the input creates its cell, unless the pointer is an
 * earlier one: then the slot takes that one's address instead.
 */
final class UseOperation {
  private final PathEvaluation run;

  UseOperation(PathEvaluation run) {
    this.run = run;
  }

  PointerValue use(Vector vector, PointerSlot slot, Type type) {
    Optional<PointerValue> content = run.map.content(slot);
    boolean isReserved =
        content.isPresent()
            && content.get() instanceof PointerValue.To to
            && run.map.isReserved(to.cell());
    if (content.isPresent() && !isReserved) {
      return content.get();
    }
    return isReserved || isInput(slot)
        ? met(vector, slot, type, content.map(p -> ((PointerValue.To) p).cell()))
        : unset(slot);
  }

  private boolean isInput(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? !run.map.cell(of.cell()).stable()
        : ((PointerSlot.OfVariable) slot).variable().isInput();
  }

  /** C would read an indeterminate value; as published, allocated fields are NULL. */
  private static PointerValue unset(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell
        ? new PointerValue.None(ValueClass.II)
        : PointerValue.Opaque.VALUE;
  }

  private PointerValue met(
      Vector vector, PointerSlot slot, Type type, Optional<CellAddress> reserved) {
    String name = name(slot, type);
    Optional<PointerValue> earlier = run.sharing.of(run.move, name, run.map);
    if (earlier.isPresent()) {
      AddressMap before = run.map;
      run.map = run.map.given(slot, earlier.get());
      run.log.aliased(vector, slot, target(type), earlier.get(), before);
      run.log.met(run.move, name, earlier.get());
      return earlier.get();
    }
    CellAddress address = reserved.orElseGet(this::drawn);
    PointerValue fresh = new PointerValue.To(address, 0);
    if (reserved.isEmpty()) {
      run.map = run.map.given(slot, fresh);
      run.changed(slot);
    }
    create(address, target(type), name);
    run.log.met(run.move, name, fresh);
    return fresh;
  }

  private CellAddress drawn() {
    CellAddress address = run.map.next();
    run.map = run.map.drawn();
    return address;
  }

  private void create(CellAddress address, Type type, String name) {
    run.map = CreateOperation.input(run.map, address, run.structures.of(type), name, run.move);
    run.log.operation(PublishedOperation.Kind.CREATE, ValueClass.I + " " + address);
    run.log.changed(address);
  }

  /** A cell of the input that the machine has met and the operations have not. */
  PointerValue newcomer(ObjectCorrespondence.Newcomer newcomer) {
    CellAddress address = run.map.next();
    if (newcomer.isInput()) {
      create(drawn(), newcomer.type(), newcomer.name());
    } else {
      allocate(newcomer.type());
    }
    return new PointerValue.To(address, newcomer.offset());
  }

  /** CREATE of class II. */
  PointerValue allocate(Type type) {
    CellAddress address = run.map.next();
    run.map = CreateOperation.allocated(run.map, run.structures.of(type), run.move);
    run.log.operation(PublishedOperation.Kind.CREATE, ValueClass.II + " " + address);
    run.log.changed(address);
    return new PointerValue.To(address, 0);
  }

  private static Type target(Type type) {
    return type instanceof PointerType pointer ? pointer.target() : type;
  }

  /** As the symbolic machine calls the pointer. */
  private String name(PointerSlot slot, Type type) {
    if (slot instanceof PointerSlot.OfCell of) {
      MemoryCell cell = run.map.cell(of.cell());
      return LongNames.shortened(
          run.names.of(Origin.INPUT, cell.name(), cell.structure().type(), slot.offset(), type));
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    return LongNames.shortened(
        run.names.of(Origin.LOCAL, variable.name(), variable.type(), slot.offset(), type));
  }
}
