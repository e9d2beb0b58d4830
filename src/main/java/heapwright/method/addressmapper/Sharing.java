package heapwright.method.addressmapper;

import java.util.Optional;

/** Which pointers of the input are earlier ones: asked when a pointer is met for the first time. */
interface Sharing {
  Sharing NONE = (move, name, map) -> Optional.empty();

  /**
   * The earlier pointer.
   *
   * @param move the move that meets the pointer
   * @param name how the source reaches it
   */
  Optional<PointerValue> of(int move, String name, AddressMap map);
}
