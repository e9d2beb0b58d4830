package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.Binding;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.Nullness;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import java.util.ArrayList;
import java.util.List;

/** The chain from γ0 over χ: reserved addresses without a cell, and NULL cells, become 0. */
final class TestStructure {
  private final AddressMap map;

  TestStructure(AddressMap map) {
    this.map = map;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    map.inputs()
        .forEach(
            entry ->
                lines.add(
                    CellText.of(
                        new Binding(entry.value().variable(), fields(entry.value().fields())))));
    map.solution()
        .forEach(
            entry -> {
              CellAddress address = new CellAddress(entry.key());
              MemoryCell cell = map.cell(address);
              if (cell.nullness() != Nullness.NULL) {
                lines.add(
                    CellText.of(address, cell.structure(), fields(entry.value()))
                        + " "
                        + cell.structure().type());
              }
            });
    return lines;
  }

  Fields fields(Fields reserved) {
    Fields[] kept = {Fields.EMPTY};
    reserved.forEach((offset, pointer) -> kept[0] = kept[0].with(offset, kept(pointer)));
    return kept[0];
  }

  private PointerValue kept(PointerValue pointer) {
    PointerValue now = map.resolved(pointer);
    boolean isNull =
        now instanceof PointerValue.To to
            && map.find(to.cell()).filter(c -> c.nullness() != Nullness.NULL).isEmpty();
    return isNull ? new PointerValue.None(ValueClass.I) : now;
  }
}
