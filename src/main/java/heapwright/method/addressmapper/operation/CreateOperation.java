package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.CellStructures.CellStructure.PointerField;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;

/** CREATE: gives an address a cell. */
final class CreateOperation {
  private CreateOperation() {}

  /**
   * Class I: the cell takes the address that was reserved for it, draws addresses for its pointer
   * fields in order of declaration, and enters χ.
   */
  static AddressMap input(
      AddressMap map,
      CellAddress reserved,
      CellStructures.CellStructure structure,
      String name,
      int met) {
    AddressMap now = map;
    Fields fields = Fields.EMPTY;
    for (PointerField field : structure.fields()) {
      long offset = field.offset();
      fields = fields.with(offset, new PointerValue.To(now.next(), 0));
      now = now.drawn();
    }
    return now.with(MemoryCell.input(reserved, structure, name, met, fields))
        .solved(reserved.number(), fields);
  }

  /** Class II: the next free address, all fields NULL. */
  static AddressMap allocated(
      AddressMap map, CellStructures.CellStructure structure, int met, boolean cleared) {
    Fields fields = nullFields(structure, cleared, Fields.EMPTY);
    return map.drawn().with(MemoryCell.allocated(map.next(), structure, met, cleared, fields));
  }

  private static Fields nullFields(
      CellStructures.CellStructure structure, boolean cleared, Fields known) {
    Fields fields = known;
    for (PointerField field : structure.fields()) {
      long offset = field.offset();
      if (fields.at(offset).isEmpty()) {
        fields = fields.with(offset, new PointerValue.None(ValueClass.II, !cleared));
      }
    }
    return fields;
  }

  /** A cell turns out to be of a larger type than its first pointer said: {@code void *}. */
  static AddressMap widened(
      AddressMap map, MemoryCell cell, CellStructures.CellStructure structure) {
    if (cell.stable()) {
      return map.with(cell.as(structure, nullFields(structure, cell.cleared(), cell.fields())));
    }
    AddressMap now = map;
    Fields fields = cell.fields();
    int key = cell.address().number();
    Fields first = map.solution().getOrDefault(key, Fields.EMPTY);
    for (PointerField field : structure.fields()) {
      long offset = field.offset();
      if (first.at(offset).isEmpty()) {
        PointerValue fresh = new PointerValue.To(now.next(), 0);
        now = now.drawn();
        first = first.with(offset, fresh);
        fields = fields.at(offset).isEmpty() ? fields.with(offset, fresh) : fields;
      }
    }
    return now.with(cell.as(structure, fields)).solved(key, first);
  }
}
