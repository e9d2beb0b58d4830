package heapwright.method.sgen.transfer;

import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A call that is one operation, by a summary or built in: what it wrote has new versions. */
final class AtomicCall {
  private final TraceContext context;
  private final AssignmentTransfer assignments;

  AtomicCall(TraceContext context) {
    this.context = context;
    assignments = new AssignmentTransfer(context);
  }

  /**
   * The cells that the call changed, among those that the path has met.
   *
   * @param call what is written for the values
   */
  List<Form> effects(SsaExpression call) {
    SymbolicHeap before = context.view().before();
    SymbolicHeap after = context.view().after().heap();
    List<Form> forms = new ArrayList<>();
    if (before != after) {
      for (Region region : context.objects.all()) {
        Optional<HeapObject> old = region.object().flatMap(before::find);
        Optional<HeapObject> young = region.object().flatMap(after::find);
        if (old.isPresent() && young.isPresent() && old.get() != young.get()) {
          forms.addAll(changed(region, cells(old.get()), cells(young.get()), call));
        }
      }
    }
    return forms;
  }

  private static Map<Long, SymbolicValue> cells(HeapObject object) {
    Map<Long, SymbolicValue> cells = new HashMap<>();
    object.cells().forEach(entry -> put(cells, entry.value()));
    return cells;
  }

  private static void put(Map<Long, SymbolicValue> cells, Stored stored) {
    cells.put(stored.offset(), stored.value());
  }

  private List<Form> changed(
      Region region,
      Map<Long, SymbolicValue> old,
      Map<Long, SymbolicValue> young,
      SsaExpression call) {
    List<Form> forms = new ArrayList<>();
    for (Region.Held cell : region.cells()) {
      Optional<SymbolicValue> now = Optional.ofNullable(young.get(cell.offset()));
      boolean isSame = now.equals(Optional.ofNullable(old.get(cell.offset())));
      if (!isSame && now.isPresent()) {
        forms.add(assignments.store(cell, call, now.get()));
      }
    }
    return forms;
  }
}
