package heapwright.method.addressmapper;

import heapwright.ir.PointerType;
import heapwright.ir.Type;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.LongNames;
import java.util.Optional;

/**
 * USE of a slot. The first use of a pointer of the input creates its cell, unless the pointer is an
 * earlier one: then the slot takes that one's address instead.
 */
final class Meeting {
  private final Run run;

  Meeting(Run run) {
    this.run = run;
  }

  Pointer use(Vector vector, Slot slot, Type type) {
    Optional<Pointer> content = run.map.content(slot);
    boolean isReserved =
        content.isPresent()
            && content.get() instanceof Pointer.To to
            && run.map.isReserved(to.cell());
    if (content.isPresent() && !isReserved) {
      return content.get();
    }
    return isReserved || isInput(slot)
        ? met(vector, slot, type, content.map(p -> ((Pointer.To) p).cell()))
        : unset(slot);
  }

  private boolean isInput(Slot slot) {
    return slot instanceof Slot.OfCell of
        ? !run.map.cell(of.cell()).stable()
        : ((Slot.OfVariable) slot).variable().isInput();
  }

  /** C would read an indeterminate value; as published, allocated fields are NULL. */
  private static Pointer unset(Slot slot) {
    return slot instanceof Slot.OfCell ? new Pointer.None(ValueClass.II) : Pointer.Opaque.VALUE;
  }

  private Pointer met(Vector vector, Slot slot, Type type, Optional<CellAddress> reserved) {
    String name = name(slot, type);
    Optional<Pointer> earlier = run.sharing.of(run.move, name, run.map);
    if (earlier.isPresent()) {
      AddressMap before = run.map;
      run.map = run.map.given(slot, earlier.get());
      run.log.aliased(vector, slot, target(type), earlier.get(), before);
      run.log.met(run.move, name, earlier.get());
      return earlier.get();
    }
    CellAddress address = reserved.orElseGet(this::drawn);
    Pointer fresh = new Pointer.To(address, 0);
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
    run.map = Creation.input(run.map, address, run.structures.of(type), name, run.move);
    run.log.operation(Operation.Kind.CREATE, ValueClass.I + " " + address);
    run.log.changed(address);
  }

  /** A cell of the input that the machine has met and the operations have not. */
  Pointer newcomer(Witness.Newcomer newcomer) {
    CellAddress address = run.map.next();
    if (newcomer.isInput()) {
      create(drawn(), newcomer.type(), newcomer.name());
    } else {
      allocate(newcomer.type());
    }
    return new Pointer.To(address, newcomer.offset());
  }

  /** CREATE of class II. */
  Pointer allocate(Type type) {
    CellAddress address = run.map.next();
    run.map = Creation.allocated(run.map, run.structures.of(type), run.move);
    run.log.operation(Operation.Kind.CREATE, ValueClass.II + " " + address);
    run.log.changed(address);
    return new Pointer.To(address, 0);
  }

  private static Type target(Type type) {
    return type instanceof PointerType pointer ? pointer.target() : type;
  }

  /** As the symbolic machine calls the pointer. */
  private String name(Slot slot, Type type) {
    if (slot instanceof Slot.OfCell of) {
      MemoryCell cell = run.map.cell(of.cell());
      return LongNames.shortened(
          run.names.of(Origin.INPUT, cell.name(), cell.structure().type(), slot.offset(), type));
    }
    Variable variable = ((Slot.OfVariable) slot).variable();
    return LongNames.shortened(
        run.names.of(Origin.LOCAL, variable.name(), variable.type(), slot.offset(), type));
  }
}
