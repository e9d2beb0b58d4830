package heapwright.symbolic.step;

import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.path.Frame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The program's own objects to which code outside of it may hold a pointer. */
final class EscapedObjects {
  private final Execution execution;

  EscapedObjects(Execution execution) {
    this.execution = execution;
  }

  /** Whether code outside of the program may have kept a pointer to an object of the program's. */
  boolean isAnyKept() {
    List<HeapObject> own =
        execution.heap().objects().stream()
            .filter(o -> !o.existedBefore() && o.life() == Life.ALIVE && !o.cells().isEmpty())
            .toList();
    return own.stream().anyMatch(EscapedObjects::isGiven)
        || !own.isEmpty() && own.stream().map(HeapObject::id).anyMatch(stored()::contains);
  }

  /** The objects whose addresses lie in what existed before the call. */
  private Set<ObjectId> stored() {
    Set<ObjectId> stored = new HashSet<>();
    for (HeapObject object : execution.heap().objects()) {
      if (object.existedBefore()) {
        object.stored().stream()
            .map(cell -> execution.pointers.resolved(cell.value()))
            .filter(Address.class::isInstance)
            .forEach(value -> stored.add(((Address) value).object()));
      }
    }
    return stored;
  }

  /**
   * Whether the call passes an access to an object of the program's other than a parameter that
   * points to it: in a structure, behind a pointer to what is constant, as a number.
   */
  boolean isHandedOver() {
    Frame stub = execution.state().frame();
    boolean isNamed = stub.function().parameters().stream().anyMatch(p -> isHandedOver(stub, p));
    return isNamed || stub.unnamed().stream().anyMatch(this::leadsToOwn);
  }

  private boolean isHandedOver(Frame stub, Local parameter) {
    if (parameter.inMemory()) {
      return holdsOwn(execution.heap().object(stub.object(parameter)));
    }
    SymbolicValue value = execution.pointers.resolved(stub.read(parameter));
    if (!(parameter.type() instanceof PointerType pointer)) {
      return leadsToOwn(value);
    }
    return pointer.qualifiers().isConst()
        && value instanceof Address address
        && execution.heap().find(address.object()).filter(this::holdsOwn).isPresent();
  }

  private boolean holdsOwn(HeapObject object) {
    return object.stored().stream().anyMatch(cell -> leadsToOwn(cell.value()));
  }

  /** Whether a value is the address of an object of the program's own. */
  boolean leadsToOwn(SymbolicValue value) {
    return execution.pointers.resolved(value) instanceof Address address
        && execution.heap().find(address.object()).filter(o -> !o.existedBefore()).isPresent();
  }

  private static boolean isGiven(HeapObject object) {
    return object.rewrites().standing().toList().stream()
        .anyMatch(rewrite -> rewrite.channel().isBehindArguments());
  }
}
