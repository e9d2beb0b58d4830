package heapwright.method.addressmapper.operation;

import heapwright.ir.Global;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
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
import heapwright.symbolic.scalar.ScalarTerms;
import java.util.Optional;

/**
 * USE of a slot. The first use of a pointer of the input creates its cell, unless the pointer is an
 * earlier one: then the slot takes that one's address instead.
 */
final class UseOperation {
  private final PathEvaluation run;
  private final ExpressionContext context;

  UseOperation(PathEvaluation run, ExpressionContext context) {
    this.run = run;
    this.context = context;
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
    if (sharesWithNumber(slot)) {
      return new PointerValue.Opaque("reads a number as a pointer");
    }
    return isReserved || isInput(slot)
        ? met(vector, slot, type, content.map(p -> ((PointerValue.To) p).cell()))
        : unset(slot);
  }

  private boolean sharesWithNumber(PointerSlot slot) {
    return !run.numbers
        .held(slot)
        .overlapping(slot.offset(), Cell.of(ScalarTerms.OCTET), ScalarTerms.POINTER)
        .isEmpty();
  }

  private boolean isInput(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? !run.map.cell(of.cell()).stable()
        : ((PointerSlot.OfVariable) slot).variable().isInput();
  }

  /** As published, allocated fields are NULL. */
  private PointerValue unset(PointerSlot slot) {
    if (slot instanceof PointerSlot.OfCell of) {
      return new PointerValue.None(ValueClass.II, !run.map.cell(of.cell()).cleared());
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    Optional<Global> global = run.variables.global(variable);
    if (global.isEmpty()) {
      return new PointerValue.Opaque("uses a pointer that was never set");
    }
    Optional<Expression> first = new InitialContents(run).pointer(global.get(), slot.offset());
    return first.isPresent()
        ? context.pointer(first.get())
        : new PointerValue.None(ValueClass.NONE);
  }

  private PointerValue met(
      Vector vector, PointerSlot slot, Type type, Optional<CellAddress> reserved) {
    String name = name(slot, type);
    Optional<PointerValue> earlier = run.shared(name);
    if (earlier.isPresent()) {
      AddressMap before = run.map;
      run.map = run.map.given(slot, earlier.get());
      run.log.aliased(vector, slot, name, earlier.get(), before);
      run.meet(name, earlier.get());
      return earlier.get();
    }
    CellAddress address = reserved.orElseGet(this::drawn);
    PointerValue fresh = new PointerValue.To(address, 0);
    if (reserved.isEmpty()) {
      run.map = run.map.given(slot, fresh);
      run.changed(slot);
    }
    create(address, target(type), name);
    run.meet(name, fresh);
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

  /**
   * CREATE of class II.
   *
   * @param cleared whether its numbers are 0
   */
  PointerValue allocate(Type type, boolean cleared) {
    CellAddress address = run.map.next();
    run.map = CreateOperation.allocated(run.map, run.structures.of(type), run.move, cleared);
    run.allocated(address);
    run.log.operation(PublishedOperation.Kind.CREATE, ValueClass.II + " " + address);
    run.log.changed(address);
    return new PointerValue.To(address, 0);
  }

  private static Type target(Type type) {
    return type instanceof PointerType pointer ? pointer.target() : type;
  }

  /** What the source calls the pointer. */
  private String name(PointerSlot slot, Type type) {
    if (slot instanceof PointerSlot.OfCell of) {
      MemoryCell cell = run.map.cell(of.cell());
      Type element = cell.structure().type();
      String name = run.names.pointed(cell.name(), element, slot.offset(), Cell.of(type));
      return run.inputs.pointer(name, cell, slot.offset());
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    String name = variable.name() + run.names.within(variable.type(), slot.offset(), Cell.of(type));
    return run.inputs.pointer(name, variable, slot.offset());
  }
}
