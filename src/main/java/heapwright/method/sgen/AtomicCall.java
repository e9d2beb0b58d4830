package heapwright.method.sgen;

import heapwright.symbolic.Heap;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.HeapObject.Stored;
import heapwright.symbolic.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A call that is one operation, by a summary or built in: what it wrote has new versions. */
final class AtomicCall {
  private final Book book;
  private final Assignments assignments;

  AtomicCall(Book book) {
    this.book = book;
    assignments = new Assignments(book);
  }

  /**
   * The cells that the call changed, among those that the path has met.
   *
   * @param call what is written for the values
   */
  List<Form> effects(Spelled call) {
    Heap before = book.sight().before();
    Heap after = book.sight().after().heap();
    List<Form> forms = new ArrayList<>();
    if (before != after) {
      for (Region region : book.objects.all()) {
        Optional<HeapObject> old = region.object().flatMap(before::find);
        Optional<HeapObject> young = region.object().flatMap(after::find);
        if (old.isPresent() && young.isPresent() && old.get() != young.get()) {
          forms.addAll(changed(region, cells(old.get()), cells(young.get()), call));
        }
      }
    }
    return forms;
  }

  private static Map<Long, Value> cells(HeapObject object) {
    Map<Long, Value> cells = new HashMap<>();
    object.cells().forEach(entry -> put(cells, entry.value()));
    return cells;
  }

  private static void put(Map<Long, Value> cells, Stored stored) {
    cells.put(stored.offset(), stored.value());
  }

  private List<Form> changed(
      Region region, Map<Long, Value> old, Map<Long, Value> young, Spelled call) {
    List<Form> forms = new ArrayList<>();
    for (Region.Held cell : region.cells()) {
      Optional<Value> now = Optional.ofNullable(young.get(cell.offset()));
      boolean isSame = now.equals(Optional.ofNullable(old.get(cell.offset())));
      if (!isSame && now.isPresent()) {
        forms.add(assignments.store(cell, call, now.get()));
      }
    }
    return forms;
  }
}
