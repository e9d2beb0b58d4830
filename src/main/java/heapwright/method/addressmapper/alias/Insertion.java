package heapwright.method.addressmapper.alias;

import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts aliases in front of the statements that meet the later pointers, and notes where. */
final class Insertion implements Sharing, EvaluationListener {
  private final Map<Integer, Integer> implied;
  private final Map<Integer, PointerValue> met = new HashMap<>();
  private final List<AliasPreprocessor.AliasTab.Entry> entries = new ArrayList<>();
  private final CellStructures structures;
  private int position;
  private Optional<StatementNumber> current = Optional.empty();
  private String name = "";

  Insertion(Map<Integer, Integer> implied, CellStructures structures) {
    this.implied = implied;
    this.structures = structures;
  }

  AliasPreprocessor.AliasTab table() {
    return new AliasPreprocessor.AliasTab(entries);
  }

  @Override
  public Optional<PointerValue> of(int move, String pointer, AddressMap map) {
    name = pointer;
    return Optional.ofNullable(implied.get(move)).flatMap(m -> Optional.ofNullable(met.get(m)));
  }

  @Override
  public void passed(Move.Passed move, AddressMap map) {
    current = Optional.of(move.number());
    position++;
  }

  @Override
  public void met(int move, String pointerName, PointerValue pointer) {
    met.putIfAbsent(move, pointer);
  }

  @Override
  public void aliased(
      Vector vector, PointerSlot slot, Type target, PointerValue earlier, AddressMap before) {
    MemoryCell cell = before.cell(((PointerValue.To) earlier).cell());
    Type element = cell.structure().type();
    Type wider = structures.size(target) > structures.size(element) ? target : element;
    AliasHypothesis alias = new AliasHypothesis(name, cell.name(), 0, wider);
    entries.add(
        new AliasPreprocessor.AliasTab.Entry(
            Math.max(0, position - 1), current, Holders.of(earlier, before), vector, alias));
  }
}
