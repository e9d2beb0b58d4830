package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import java.util.ArrayList;
import java.util.List;

/** Cells and variables in the published notation: {@code <2,(4,5)>}, {@code <x,2>}. */
final class CellText {
  private CellText() {}

  static String of(MemoryCell cell) {
    return of(cell.address(), cell.structure(), cell.fields());
  }

  static String of(CellAddress address, CellStructures.CellStructure structure, Fields fields) {
    return "<" + address + ",(" + fields(structure, fields) + ")>";
  }

  /** Declared fields in their order; whatever else holds a pointer by its offset. */
  static String fields(CellStructures.CellStructure structure, Fields fields) {
    List<String> parts = new ArrayList<>();
    structure
        .fields()
        .forEach(f -> parts.add(fields.at(f.offset()).map(PointerValue::toString).orElse("?")));
    fields.forEach(
        (offset, pointer) -> {
          if (structure.position(offset).isEmpty()) {
            parts.add((offset < 0 ? "" : "+") + offset + ":" + pointer);
          }
        });
    return String.join(",", parts);
  }

  static String of(AddressMap.Binding binding) {
    List<String> parts = new ArrayList<>();
    binding
        .fields()
        .forEach(
            (offset, pointer) ->
                parts.add(
                    "<"
                        + binding.variable()
                        + (offset == 0 ? "" : "+" + offset)
                        + ","
                        + pointer
                        + ">"));
    return String.join(" ", parts);
  }
}
