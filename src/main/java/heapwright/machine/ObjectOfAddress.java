package heapwright.machine;

/**
 * The object that an address belongs to.
 *
 * @param base the address of its first byte
 */
public record ObjectOfAddress(Kind kind, long base, long size, boolean live) {

  /** What the object is. */
  public enum Kind {
    /** With static storage: a global, a static local, a literal. */
    STATIC,
    /** A local of a function. */
    AUTOMATIC,
    /** A block from {@code malloc} and its kin. */
    HEAP,
    FUNCTION,
    /** Something that the system or the scene's owner put there. */
    GIVEN
  }
}
