package heapwright.method.addressmapper.map;

import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What AddressMapper knows at a point of a path. Immutable; an operation returns a new map.
 *
 * @param memory ψ: cells by address
 * @param environment γ: what each variable holds
 * @param inputs γ0: what the input's variables held first
 * @param solution χ: the fields of each input cell as it was created; only an alias changes them
 * @param merged cells that turned out to be an earlier one after they had been created
 * @param free the next unused address
 */
public record AddressMap(
    IntMap<MemoryCell> memory,
    IntMap<Binding> environment,
    IntMap<Binding> inputs,
    IntMap<Fields> solution,
    IntMap<CellAddress> merged,
    int free) {
  /** A variable and the pointers that it holds; one at offset 0, unless it is an aggregate. */
  public record Binding(ProgramVariable variable, Fields fields) {}

  public static final AddressMap START =
      new AddressMap(
          IntMap.empty(), IntMap.empty(), IntMap.empty(), IntMap.empty(), IntMap.empty(), 1);

  /** The address that a cell goes by now. */
  public CellAddress root(CellAddress address) {
    CellAddress at = address;
    while (merged.contains(at.number())) {
      at = merged.get(at.number()).orElseThrow();
    }
    return at;
  }

  public Optional<MemoryCell> find(CellAddress address) {
    return memory.get(root(address).number());
  }

  public MemoryCell cell(CellAddress address) {
    return find(address).orElseThrow(() -> new IllegalStateException("no cell " + address));
  }

  /** Whether the address was drawn for a field whose cell has not been needed yet. */
  public boolean isReserved(CellAddress address) {
    return find(address).isEmpty();
  }

  public PointerValue resolved(PointerValue pointer) {
    return pointer instanceof PointerValue.To to
        ? new PointerValue.To(root(to.cell()), to.offset())
        : pointer;
  }

  /** What a slot holds; nothing, if it was neither set nor used. */
  public Optional<PointerValue> content(PointerSlot slot) {
    return fields(slot).at(slot.offset()).map(this::resolved);
  }

  public Fields fields(PointerSlot slot) {
    if (slot instanceof PointerSlot.OfCell of) {
      return cell(of.cell()).fields();
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    return environment.get(variable.key()).map(Binding::fields).orElse(Fields.EMPTY);
  }

  public ValueClass valueClass(PointerSlot slot) {
    Optional<PointerValue> content = content(slot);
    if (content.isEmpty()) {
      return slot instanceof PointerSlot.OfCell of ? cell(of.cell()).valueClass() : ValueClass.NONE;
    }
    if (content.get() instanceof PointerValue.None none) {
      return none.from();
    }
    return content.get() instanceof PointerValue.To to
        ? find(to.cell()).map(MemoryCell::valueClass).orElse(ValueClass.I)
        : ValueClass.NONE;
  }

  /** The variable that holds a pointer, or how the source reached it first if none does now. */
  public String holder(PointerValue pointer) {
    List<String> found = new ArrayList<>();
    environment.forEach(
        entry -> {
          ProgramVariable variable = entry.value().variable();
          boolean holds =
              entry.value().fields().at(0).map(this::resolved).filter(pointer::equals).isPresent();
          if (holds && !variable.isTemporary()) {
            found.add(variable.toString());
          }
        });
    if (!found.isEmpty()) {
      return found.get(0);
    }
    return pointer instanceof PointerValue.To to ? cell(to.cell()).name() : pointer.toString();
  }

  // Changes.

  /** MODIFY of a slot. */
  public AddressMap modified(PointerSlot slot, PointerValue pointer) {
    Fields fields = fields(slot).with(slot.offset(), pointer);
    return slot instanceof PointerSlot.OfCell of
        ? with(cell(of.cell()).with(fields))
        : with(((PointerSlot.OfVariable) slot).variable(), fields);
  }

  public AddressMap with(MemoryCell cell) {
    return new AddressMap(
        memory.with(cell.address().number(), cell), environment, inputs, solution, merged, free);
  }

  AddressMap with(ProgramVariable variable, Fields fields) {
    Binding binding = new Binding(variable, fields);
    return new AddressMap(
        memory, environment.with(variable.key(), binding), inputs, solution, merged, free);
  }

  public AddressMap without(ProgramVariable variable) {
    return new AddressMap(
        memory, environment.without(variable.key()), inputs, solution, merged, free);
  }

  /** What the input holds in a slot: enters γ0 or χ, beside γ or ψ. */
  public AddressMap given(PointerSlot slot, PointerValue pointer) {
    AddressMap now = modified(slot, pointer);
    if (slot instanceof PointerSlot.OfCell of) {
      int key = root(of.cell()).number();
      Fields fields = solution.getOrDefault(key, Fields.EMPTY).with(slot.offset(), pointer);
      return now.solved(key, fields);
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    Fields fields = inputs.get(variable.key()).map(Binding::fields).orElse(Fields.EMPTY);
    Binding first = new Binding(variable, fields.with(slot.offset(), pointer));
    return new AddressMap(
        now.memory,
        now.environment,
        inputs.with(variable.key(), first),
        solution,
        merged,
        now.free);
  }

  public AddressMap solved(int address, Fields fields) {
    return new AddressMap(
        memory, environment, inputs, solution.with(address, fields), merged, free);
  }

  /** The address that comes next is taken. */
  public AddressMap drawn() {
    return new AddressMap(memory, environment, inputs, solution, merged, free + 1);
  }

  public CellAddress next() {
    return new CellAddress(free);
  }

  /** From now on a cell goes by another's address. */
  public AddressMap forwarded(CellAddress from, CellAddress to) {
    return new AddressMap(
        memory.without(from.number()),
        environment,
        inputs,
        solution.without(from.number()),
        merged.with(from.number(), to),
        free);
  }
}
