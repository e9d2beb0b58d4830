package heapwright.method.addressmapper.input;

import heapwright.ir.StandardStreams;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.Numbers;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.ObjectName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The objects of a test: a node for each cell of χ to which γ0 leads, as the path met them. */
final class TestObjects {
  private static final int POINTER = 8;

  /**
   * A node.
   *
   * @param start the offset of its first byte, counted from what the first pointer to it leads to
   */
  record TestObject(ObjectName name, CellAddress address, Type element, long start, long length) {
    PointerSlot slot() {
      return new PointerSlot.OfCell(address, 0);
    }

    InputObject with(List<InputCell> cells) {
      return new InputObject(name, element, length, InputObject.Storage.HEAP, cells);
    }
  }

  private final DataModel model;
  private final EvaluationState state;
  private final AddressMap map;
  private final Map<CellAddress, TestObject> objects = new LinkedHashMap<>();

  TestObjects(DataModel model, EvaluationState state) {
    this.model = model;
    this.state = state;
    map = state.map();
    Map<CellAddress, Reach> reached = new LinkedHashMap<>();
    Deque<PointerValue> open = new ArrayDeque<>();
    map.inputs().forEach(e -> e.value().fields().forEach((offset, p) -> open.add(p)));
    while (!open.isEmpty()) {
      if (map.resolved(open.remove()) instanceof PointerValue.To to && isObject(to.cell())) {
        Reach reach = reached.get(to.cell());
        if (reach == null) {
          reach = new Reach();
          reached.put(to.cell(), reach);
          solution(to.cell()).forEach((offset, p) -> open.add(p));
        }
        reach.upTo(to.offset(), to.offset());
      }
    }
    reached.keySet().stream()
        .sorted(
            Comparator.comparingInt((CellAddress a) -> map.cell(a).met())
                .thenComparingInt(CellAddress::number))
        .forEach(address -> objects.put(address, object(address, reached.get(address))));
  }

  private boolean isObject(CellAddress address) {
    return map.find(address)
        .filter(c -> c.nullness() != MemoryCell.Nullness.NULL)
        .map(c -> c.structure().type())
        .filter(type -> !(type instanceof FunctionType) && !StandardStreams.isStream(type))
        .isPresent();
  }

  private Fields solution(CellAddress address) {
    return map.solution().getOrDefault(address.number(), Fields.EMPTY);
  }

  /** How far an object reaches. */
  private static final class Reach {
    private long low;
    private long high;

    void upTo(long from, long to) {
      low = Math.min(low, from);
      high = Math.max(high, to);
    }
  }

  private TestObject object(CellAddress address, Reach reach) {
    MemoryCell cell = map.cell(address);
    Type declared = cell.structure().type();
    Type element = declared.hasLayout() ? declared : ScalarTerms.OCTET;
    PointerSlot slot = new PointerSlot.OfCell(address, 0);
    solution(address).forEach((offset, p) -> reach.upTo(offset, offset + POINTER));
    cell.fields().forEach((offset, p) -> reach.upTo(offset, offset + POINTER));
    for (Numbers.Held held : List.of(state.numbers().held(slot), state.numbers().first(slot))) {
      held.all().forEach(n -> reach.upTo(n.offset(), n.offset() + model.size(n.cell())));
    }
    long size = model.elementSize(element);
    long start = Math.floorDiv(reach.low, size) * size;
    long length = Math.max(1, -Math.floorDiv(start - reach.high, size));
    return new TestObject(
        new ObjectName("n" + (objects.size() + 1)), address, element, start, length);
  }

  TestObject of(CellAddress address) {
    return objects.get(address);
  }

  List<TestObject> all() {
    return new ArrayList<>(objects.values());
  }
}
