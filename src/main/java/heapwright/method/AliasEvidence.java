package heapwright.method;

import heapwright.ir.Global;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.symbolic.Access;
import heapwright.symbolic.Alias;
import heapwright.symbolic.Heap;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.ObjectId;
import heapwright.symbolic.PathState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Aliases that would have changed a path: objects that were compared and found different because
 * they were materialised apart, and objects of which one was read after the other was written. Any
 * other alias leaves every value of the path as it is, or only adds constraints.
 */
final class AliasEvidence {
  private final Program program;
  private final List<Global> globals;

  AliasEvidence(Program program) {
    this.program = program;
    globals = List.copyOf(program.globals().values());
  }

  /** A cell, as it was written. */
  private record Cell(ObjectId object, long offset, Type type) {}

  /** The hypotheses, comparisons first, then in the order of the path. */
  List<Alias> of(PathState state) {
    return new Collector(state.heap()).collect();
  }

  private final class Collector {
    private final Heap heap;
    private final Map<String, Integer> order = new HashMap<>();
    private final Set<Cell> written = new LinkedHashSet<>();
    private final Set<Alias> compared = new LinkedHashSet<>();
    private final Set<Alias> flowing = new LinkedHashSet<>();

    Collector(Heap heap) {
      this.heap = heap;
      heap.pointers().forEach(p -> order.put(p.path(), p.id().index()));
    }

    List<Alias> collect() {
      for (Access access : heap.accesses().toList()) {
        if (access instanceof Access.Write w) {
          written.add(new Cell(w.object(), w.offset(), w.type()));
        } else if (access instanceof Access.Read r) {
          read(r);
        } else if (access instanceof Access.Compared c) {
          relate(c.left(), c.leftOffset(), c.right(), c.rightOffset(), compared);
        }
      }
      List<Alias> all = new ArrayList<>(compared);
      flowing.stream().filter(a -> !compared.contains(a)).forEach(all::add);
      return all;
    }

    private void read(Access.Read r) {
      for (Cell cell : written) {
        if (!cell.object().equals(r.object()) && overlap(cell.type(), r.type())) {
          relate(r.object(), r.offset(), cell.object(), cell.offset(), flowing);
        }
      }
    }

    private void relate(ObjectId a, long aOffset, ObjectId b, long bOffset, Set<Alias> into) {
      HeapObject left = heap.object(a);
      HeapObject right = heap.object(b);
      boolean leftIsLater = rank(left) > rank(right);
      HeapObject later = leftIsLater ? left : right;
      HeapObject earlier = leftIsLater ? right : left;
      long distance = leftIsLater ? bOffset - aOffset : aOffset - bOffset;
      if (later.origin() == Origin.INPUT && fits(earlier, later, distance)) {
        into.add(new Alias(later.name(), place(earlier), distance, wider(earlier, later)));
      }
    }

    /** Globals were there before all pointers. */
    private int rank(HeapObject object) {
      return object.origin() == Origin.INPUT ? order.get(object.name()) : -1;
    }
  }

  private String place(HeapObject object) {
    return object.origin() == Origin.INPUT
        ? object.name()
        : "&" + globals.get(object.id().index()).symbol().key();
  }

  private static boolean overlap(Type a, Type b) {
    boolean bothPointers = a instanceof PointerType && b instanceof PointerType;
    return bothPointers || a.equals(b) || isByte(a) || isByte(b);
  }

  private static boolean isByte(Type type) {
    return type instanceof IntegerType integer && integer.bits() == 8;
  }

  private boolean fits(HeapObject earlier, HeapObject later, long distance) {
    if (earlier.origin() == Origin.LOCAL) {
      return false;
    }
    long large = Math.max(size(earlier.element()), size(later.element()));
    return !earlier.element().equals(later.element()) || distance % large == 0;
  }

  private Type wider(HeapObject a, HeapObject b) {
    return size(b.element()) > size(a.element()) ? b.element() : a.element();
  }

  private long size(Type type) {
    boolean unknown =
        type instanceof VoidType || type instanceof RecordType record && !record.isComplete();
    return unknown ? 1 : Math.max(1, program.model().size(type));
  }
}
