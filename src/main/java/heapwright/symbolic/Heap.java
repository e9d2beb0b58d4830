package heapwright.symbolic;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The objects and the input's pointers of a path state; immutable, and shared with its forks. */
public final class Heap {
  private final IntMap<HeapObject> objects;
  private final IntMap<InputPointer> pointers;
  private final Trail<Access> accesses;
  private final int nextObject;

  private Heap(
      IntMap<HeapObject> objects,
      IntMap<InputPointer> pointers,
      Trail<Access> accesses,
      int nextObject) {
    this.objects = objects;
    this.pointers = pointers;
    this.accesses = accesses;
    this.nextObject = nextObject;
  }

  /** A heap in which the first identities are kept for globals. */
  static Heap reserving(int globals) {
    return new Heap(IntMap.empty(), IntMap.empty(), Trail.empty(), globals);
  }

  public Optional<HeapObject> find(ObjectId id) {
    return objects.get(id.index());
  }

  public HeapObject object(ObjectId id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no object " + id));
  }

  public InputPointer pointer(PointerId id) {
    return pointers.get(id.index()).orElseThrow(() -> new IllegalStateException("no " + id));
  }

  /** All objects that were met, globals first, then in the order in which the path met them. */
  public List<HeapObject> objects() {
    List<HeapObject> all = new ArrayList<>();
    objects.forEach(e -> all.add(e.value()));
    return all;
  }

  /** All pointers of the input that were met, in that order. */
  public List<InputPointer> pointers() {
    List<InputPointer> all = new ArrayList<>();
    pointers.forEach(e -> all.add(e.value()));
    return all;
  }

  /** What was done to objects of the input. */
  public Trail<Access> accesses() {
    return accesses;
  }

  ObjectId nextObject() {
    return new ObjectId(nextObject);
  }

  PointerId nextPointer() {
    return new PointerId(pointers.size());
  }

  Heap with(HeapObject object) {
    int next = Math.max(nextObject, object.id().index() + 1);
    return new Heap(objects.with(object.id().index(), object), pointers, accesses, next);
  }

  Heap with(InputPointer pointer) {
    return new Heap(objects, pointers.with(pointer.id().index(), pointer), accesses, nextObject);
  }

  Heap with(Access access) {
    return new Heap(objects, pointers, accesses.with(access), nextObject);
  }
}
