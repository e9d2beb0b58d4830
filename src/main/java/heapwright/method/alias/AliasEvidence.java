package heapwright.method.alias;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Aliases that would have changed a path: objects that were compared and found different because
 * they were materialised apart, and objects of which one was read after the other was written. Any
 * other alias leaves every value of the path as it is, or only adds constraints.
 */
public final class AliasEvidence {
  /** Ordered pointers are tried up to this many elements apart. */
  private static final int NEAR = 4;

  private final Program program;
  private final Overlaps overlaps;
  private final List<Global> globals;
  private final Map<Integer, Boolean> kept = new HashMap<>();

  public AliasEvidence(Program program) {
    this.program = program;
    overlaps = new Overlaps(program);
    globals = List.copyOf(program.globals().values());
  }

  /** A cell, as it was written. */
  private record Cell(ObjectId object, long offset, Type type) {}

  /** What a path took for granted without looking at the alternatives. */
  public Optional<String> reservation(PathState state) {
    Set<Cell> set = new HashSet<>();
    for (InputAccess access : state.heap().accesses().toList()) {
      if (access instanceof InputAccess.Reservation reservation) {
        return Optional.of(reservation.cause());
      }
      if (access instanceof InputAccess.Write w) {
        set.add(new Cell(w.object(), w.offset(), w.type()));
      } else if (access instanceof InputAccess.Read r
          && isKept(r.object())
          && !set.contains(new Cell(r.object(), r.offset(), r.type()))) {
        String name = globals.get(r.object().index()).name();
        return Optional.of("an earlier call may have left something else in '" + name + "'");
      }
    }
    return Optional.empty();
  }

  /** Whether it is a static variable of a function. */
  private boolean isKept(ObjectId id) {
    return id.index() < globals.size()
        && kept.computeIfAbsent(id.index(), i -> program.enclosing(globals.get(i)).isPresent());
  }

  /** The hypotheses, comparisons first, then in the order of the path. */
  public List<AliasHypothesis> of(PathState state) {
    Found found = in(state);
    List<AliasHypothesis> all = new ArrayList<>(found.compared());
    all.addAll(found.flowing());
    return all;
  }

  /**
   * The hypotheses that a path gives evidence for.
   *
   * @param compared those that change the result of a comparison
   * @param flowing those that change what is read, and no comparison
   */
  public record Found(List<AliasHypothesis> compared, List<AliasHypothesis> flowing) {
    public Found {
      compared = List.copyOf(compared);
      flowing = List.copyOf(flowing);
    }
  }

  public Found in(PathState state) {
    return new Collector(state.heap()).collect();
  }

  private final class Collector {
    private final SymbolicHeap heap;
    private final Map<String, Integer> order = new HashMap<>();
    private final Set<Cell> written = new LinkedHashSet<>();
    private final Set<AliasHypothesis> compared = new LinkedHashSet<>();
    private final Set<AliasHypothesis> flowing = new LinkedHashSet<>();

    Collector(SymbolicHeap heap) {
      this.heap = heap;
      heap.pointers().forEach(p -> order.put(p.path(), p.id().index()));
    }

    Found collect() {
      for (InputAccess access : heap.accesses().toList()) {
        if (access instanceof InputAccess.Write w) {
          written.add(new Cell(w.object(), w.offset(), w.type()));
        } else if (access instanceof InputAccess.Read r) {
          read(r);
        } else if (access instanceof InputAccess.Compared c) {
          compared(c);
        } else if (access instanceof InputAccess.Ordered o) {
          ordered(o);
        }
      }
      return new Found(
          List.copyOf(compared), flowing.stream().filter(a -> !compared.contains(a)).toList());
    }

    private void read(InputAccess.Read r) {
      for (Cell cell : written) {
        if (!cell.object().equals(r.object())) {
          HeapObject read = heap.object(r.object());
          HeapObject changed = heap.object(cell.object());
          Overlaps.Cell left = new Overlaps.Cell(r.offset(), r.type(), read.element());
          Overlaps.Cell right = new Overlaps.Cell(cell.offset(), cell.type(), changed.element());
          overlaps.of(left, right).stream()
              .filter(by -> holds(changed, read, by) && holds(read, changed, -by))
              .forEach(by -> relate(read, changed, by, flowing));
        }
      }
    }

    /** An object lies in a variable only as a whole: the variable does not grow. */
    private boolean holds(HeapObject whole, HeapObject part, long at) {
      return whole.origin() != Origin.GLOBAL
          || at >= 0 && at + overlaps.size(part.element()) <= whole.upper();
    }

    private void compared(InputAccess.Compared c) {
      HeapObject left = heap.object(c.left());
      HeapObject right = heap.object(c.right());
      long distance = c.rightOffset() - c.leftOffset();
      long large = Math.max(overlaps.size(left.element()), overlaps.size(right.element()));
      if (!left.element().equals(right.element()) || distance % large == 0) {
        relate(left, right, distance, compared);
      }
    }

    /** Supposes that both lie in one array, near one another. */
    private void ordered(InputAccess.Ordered o) {
      HeapObject left = heap.object(o.left());
      HeapObject right = heap.object(o.right());
      long size = Math.max(overlaps.size(left.element()), overlaps.size(right.element()));
      long same = o.rightOffset() - o.leftOffset();
      for (int apart = 0; left.element().equals(right.element()) && apart <= NEAR; apart++) {
        relate(left, right, same - apart * size, compared);
        relate(left, right, same + apart * size, compared);
      }
    }

    /** Supposes that the left object's origin lies so far behind the right one's. */
    private void relate(
        HeapObject left, HeapObject right, long distance, Set<AliasHypothesis> into) {
      if (!isNamed(left) || !isNamed(right)) {
        return;
      }
      boolean leftIsLater = rank(left) > rank(right);
      HeapObject later = leftIsLater ? left : right;
      HeapObject earlier = leftIsLater ? right : left;
      if (later.origin() == Origin.INPUT && earlier.origin() != Origin.LOCAL) {
        long by = leftIsLater ? distance : -distance;
        into.add(new AliasHypothesis(later.name(), place(earlier), by, wider(earlier, later)));
      }
    }

    /** A hypothesis names pointers; an object that a number of the input led to has none. */
    private boolean isNamed(HeapObject object) {
      return object.origin() != Origin.INPUT || order.containsKey(object.name());
    }

    /** Globals rank before all pointers: they exist before the call. */
    private int rank(HeapObject object) {
      return object.origin() == Origin.INPUT ? order.get(object.name()) : -1;
    }
  }

  private String place(HeapObject object) {
    return object.origin() == Origin.INPUT
        ? object.name()
        : "&" + globals.get(object.id().index()).symbol().key();
  }

  private Type wider(HeapObject a, HeapObject b) {
    return overlaps.size(b.element()) > overlaps.size(a.element()) ? b.element() : a.element();
  }
}
