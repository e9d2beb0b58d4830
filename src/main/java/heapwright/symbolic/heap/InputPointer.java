package heapwright.symbolic.heap;

import heapwright.ir.type.Type;
import heapwright.symbolic.persistent.Trail;
import java.util.Optional;

/**
 * What a path knows of a pointer of the input: SGEN's lattice. Unbound and not known to be non-null
 * is ⊤; bound to another pointer, it belongs to that one's collection.
 *
 * @param path how the source reaches it: {@code root->left}
 * @param target the declared type of what it points to
 * @param addressed whether the path made another address of it, of a member or an element: C17
 *     6.5.2.3p4 and 6.5.6p8 want an object there
 * @param bound what it turned out to be: NULL, an address, a function, another pointer
 * @param unequal pointers that the path found to be different from it
 */
public record InputPointer(
    PointerId id,
    String path,
    Type target,
    boolean nonNull,
    boolean addressed,
    Optional<SymbolicValue> bound,
    Trail<SymbolicValue> unequal) {

  public static InputPointer free(PointerId id, String path, Type target) {
    return new InputPointer(id, path, target, false, false, Optional.empty(), Trail.empty());
  }

  public InputPointer pointing() {
    return new InputPointer(id, path, target, true, addressed, bound, unequal);
  }

  public InputPointer boundTo(SymbolicValue value) {
    return new InputPointer(id, path, target, nonNull, addressed, Optional.of(value), unequal);
  }

  public InputPointer asAddressed() {
    return new InputPointer(id, path, target, nonNull, true, bound, unequal);
  }

  public InputPointer unequalTo(SymbolicValue value) {
    return new InputPointer(id, path, target, nonNull, addressed, bound, unequal.with(value));
  }
}
