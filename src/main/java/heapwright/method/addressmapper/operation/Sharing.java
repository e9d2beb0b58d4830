package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.PointerValue;
import java.util.Optional;

/** Which pointers of the input are earlier ones: asked when a pointer is met for the first time. */
public interface Sharing {
  Sharing NONE = (move, name, map) -> Optional.empty();

  /**
   * The earlier pointer.
   *
   * @param move the move that meets the pointer
   * @param name how the source reaches it
   */
  Optional<PointerValue> of(int move, String name, AddressMap map);
}
