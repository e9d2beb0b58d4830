package heapwright.symbolic.tuple;

import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the caller's objects admit what a path through a procedure does to its own: that objects
 * which it takes for distinct do not overlap, and that those it uses live and are large enough.
 */
final class CallerCheck {
  private final Execution execution;
  private final Tuple tuple;
  private final SymbolicHeap callees;
  private final Renaming renaming;
  private final Set<ObjectId> written = new HashSet<>();
  private final boolean hasReservations;

  CallerCheck(Execution execution, Tuple tuple, Renaming renaming) {
    this.execution = execution;
    this.tuple = tuple;
    this.renaming = renaming;
    callees = tuple.end().heap();
    hasReservations = tuple.hasReservations();
  }

  boolean isUsed(HeapObject object) {
    return object.life() == Life.FREED || object.lower() < object.upper();
  }

  /** The alias that an object at this place makes, if the procedure would notice it. */
  Optional<AliasHypothesis> alias(ObjectId object, Place place) {
    for (ObjectId other : renaming.within(place.object())) {
      if (!areApart(callees.object(object), place, callees.object(other), renaming.place(other))) {
        return Optional.of(alias(object, place, other, renaming.place(other)));
      }
    }
    boolean isKnown =
        execution.globals().contains(place.object()) && callees.find(place.object()).isPresent();
    return isKnown
        ? Optional.of(alias(object, place, place.object(), new Place(place.object(), 0)))
        : Optional.empty();
  }

  /** Whether two objects that are parts of one of the caller's do not overlap. */
  private boolean areApart(HeapObject a, Place ofA, HeapObject b, Place ofB) {
    boolean live = a.life() == Life.ALIVE && b.life() == Life.ALIVE;
    return live
        && !hasReservations
        && (ofA.offset() + a.upper() <= ofB.offset() + b.lower()
            || ofB.offset() + b.upper() <= ofA.offset() + a.lower());
  }

  /** Of two pointers to one object, the one that is met later is bound to the other. */
  private AliasHypothesis alias(ObjectId a, Place ofA, ObjectId b, Place ofB) {
    return rank(a) > rank(b)
        ? alias(callees.object(a), callees.object(b), ofA.offset() - ofB.offset())
        : alias(callees.object(b), callees.object(a), ofB.offset() - ofA.offset());
  }

  /** Globals are there before all pointers. */
  private int rank(ObjectId object) {
    for (Requirement requirement : tuple.requirements()) {
      if (requirement instanceof Requirement.Opened opened && opened.object().equals(object)) {
        return opened.pointer().id().index();
      }
    }
    return -1;
  }

  private AliasHypothesis alias(HeapObject later, HeapObject earlier, long distance) {
    boolean wider = size(earlier.element()) > size(later.element());
    String target =
        earlier.origin() == Origin.GLOBAL
            ? "&" + execution.globals().global(earlier.id()).symbol().key()
            : earlier.name();
    Type element = wider ? earlier.element() : later.element();
    return new AliasHypothesis(later.name(), target, distance, element);
  }

  private long size(Type type) {
    return execution.size(type);
  }

  /** Does to the caller's objects what the path did, as evidence for aliases. */
  Optional<AliasHypothesis> repeat(InputAccess access) {
    if (access instanceof InputAccess.Read read) {
      Place place = renaming.place(read.object()).plus(read.offset());
      execution.memory.noteRead(place, read.type());
    } else if (access instanceof InputAccess.Write write) {
      written.add(write.object());
      Place place = renaming.place(write.object()).plus(write.offset());
      execution.memory.noteWrite(place.object(), place.offset(), write.type());
    } else if (access instanceof InputAccess.Compared compared) {
      return compare(compared);
    } else {
      execution.become(execution.heap().with(access));
    }
    return Optional.empty();
  }

  private Optional<AliasHypothesis> compare(InputAccess.Compared compared) {
    Place left = renaming.place(compared.left()).plus(compared.leftOffset());
    Place right = renaming.place(compared.right()).plus(compared.rightOffset());
    if (left.equals(right)) {
      Place ofLeft = renaming.place(compared.left());
      Place ofRight = renaming.place(compared.right());
      return Optional.of(alias(compared.left(), ofLeft, compared.right(), ofRight));
    }
    boolean isOpen =
        !left.object().equals(right.object()) && existedBefore(left) && existedBefore(right);
    if (isOpen) {
      InputAccess here =
          new InputAccess.Compared(left.object(), left.offset(), right.object(), right.offset());
      execution.become(execution.heap().with(here));
    }
    return Optional.empty();
  }

  private boolean existedBefore(Place place) {
    return execution.memory.object(place.object()).existedBefore();
  }

  /** Looks at all objects of the caller's that the path uses. */
  void inspect() {
    for (HeapObject object : callees.objects()) {
      if (object.origin() == Origin.INPUT && isUsed(object)) {
        Place place = renaming.place(object.id());
        inspect(object, place.offset(), execution.memory.object(place.object()));
      }
    }
  }

  private void inspect(HeapObject object, long offset, HeapObject callers) {
    if (callers.life() != Life.ALIVE) {
      throw Interruption.fault(
          callers.life() == Life.FREED
              ? "uses memory that was freed"
              : "uses a variable whose life is over");
    }
    if (callers.readOnly() && written.contains(object.id())) {
      throw Interruption.fault("writes to a constant");
    }
    if (!callers.isGrowing() && object.lower() < object.upper()) {
      boolean before = offset + object.lower() < callers.lower();
      if (offset + object.upper() > callers.upper() || before && object.lower() < 0) {
        throw Interruption.fault("leaves the bounds of '" + callers.name() + "'");
      }
      if (before) {
        throw Interruption.unsupported("a pointer before the first byte of an object");
      }
    }
  }
}
