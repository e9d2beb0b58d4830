package heapwright.symbolic.heap;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.List;
import java.util.Optional;

/** The objects and the input's pointers of a path state; immutable, and shared with its forks. */
public final class SymbolicHeap {
  private final IntMap<HeapObject> objects;
  private final IntMap<InputPointer> pointers;
  private final Trail<InputAccess> accesses;
  private final Trail<Revision> revisions;
  private final IntMap<Integer> phases;
  private final IntMap<IntMap<Boolean>> settled;
  private final int nextObject;

  /**
   * A change of what is known of a pointer of the input.
   *
   * @param accesses how many accesses came before
   */
  public record Revision(InputPointer pointer, int accesses) {}

  private SymbolicHeap(
      IntMap<HeapObject> objects,
      IntMap<InputPointer> pointers,
      Trail<InputAccess> accesses,
      Trail<Revision> revisions,
      IntMap<Integer> phases,
      IntMap<IntMap<Boolean>> settled,
      int nextObject) {
    this.objects = objects;
    this.pointers = pointers;
    this.accesses = accesses;
    this.revisions = revisions;
    this.phases = phases;
    this.settled = settled;
    this.nextObject = nextObject;
  }

  /** A heap in which the first identities are kept for globals. */
  public static SymbolicHeap reserving(int globals) {
    return new SymbolicHeap(
        IntMap.empty(),
        IntMap.empty(),
        Trail.empty(),
        Trail.empty(),
        IntMap.empty(),
        IntMap.empty(),
        globals);
  }

  /** Whether nothing was written or learnt since an earlier heap of the path. */
  public boolean isStill(SymbolicHeap earlier) {
    return objects == earlier.objects
        && pointers == earlier.pointers
        && phases == earlier.phases
        && nextObject == earlier.nextObject;
  }

  public Optional<HeapObject> find(ObjectId id) {
    WorkMeter.count(Work.HEAP_LOOKUP, 1);
    return objects.get(id.index());
  }

  public HeapObject object(ObjectId id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no object " + id));
  }

  public Optional<InputPointer> find(PointerId id) {
    WorkMeter.count(Work.HEAP_LOOKUP, 1);
    return pointers.get(id.index());
  }

  public InputPointer pointer(PointerId id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no " + id));
  }

  /** All objects that were met, globals first, then in the order in which the path met them. */
  public List<HeapObject> objects() {
    return counted(objects.values());
  }

  /** All pointers of the input that were met, in that order. */
  public List<InputPointer> pointers() {
    return counted(pointers.values());
  }

  private static <T> List<T> counted(List<T> all) {
    WorkMeter.count(Work.HEAP_LOOKUP, all.size());
    return all;
  }

  /** What was done to objects of the input. */
  public Trail<InputAccess> accesses() {
    return accesses;
  }

  /** Everything that was found out about pointers of the input, in that order. */
  public Trail<Revision> revisions() {
    return revisions;
  }

  public ObjectId nextObject() {
    return new ObjectId(nextObject);
  }

  public PointerId nextPointer() {
    return new PointerId(pointers.size());
  }

  public SymbolicHeap with(HeapObject object) {
    int next = Math.max(nextObject, object.id().index() + 1);
    return new SymbolicHeap(
        objects.with(object.id().index(), object),
        pointers,
        accesses,
        revisions,
        phases,
        settled,
        next);
  }

  public SymbolicHeap with(InputPointer pointer) {
    return new SymbolicHeap(
        objects,
        pointers.with(pointer.id().index(), pointer),
        accesses,
        revisions.with(new Revision(pointer, accesses.size())),
        phases,
        settled,
        nextObject);
  }

  public SymbolicHeap with(InputAccess access) {
    return new SymbolicHeap(
        objects, pointers, accesses.with(access), revisions, phases, settled, nextObject);
  }

  /** The heap in which an object's offset 0 lies this many bytes behind an aligned address. */
  public SymbolicHeap withPhase(ObjectId object, int phase) {
    return new SymbolicHeap(
        objects,
        pointers,
        accesses,
        revisions,
        phases.with(object.index(), phase),
        settled,
        nextObject);
  }

  /** The heap in which these cells of the library, by object and offset, are known. */
  public SymbolicHeap withSettled(IntMap<IntMap<Boolean>> cells) {
    return new SymbolicHeap(objects, pointers, accesses, revisions, phases, cells, nextObject);
  }

  /** The cells of the library that hold what the path has put there, by object and offset. */
  public IntMap<IntMap<Boolean>> settled() {
    return settled;
  }

  /**
   * How far behind an aligned address an object's offset 0 lies, where the path has looked at that.
   */
  public Optional<Integer> phase(ObjectId object) {
    return phases.get(object.index());
  }

  /** The heap with what is known now, but without the accesses since then. */
  public SymbolicHeap undone(SymbolicHeap before) {
    Trail<Revision> kept = before.revisions;
    for (Revision revision : revisions.after(kept.size())) {
      kept = kept.with(new Revision(revision.pointer(), before.accesses.size()));
    }
    return new SymbolicHeap(objects, pointers, before.accesses, kept, phases, settled, nextObject);
  }
}
