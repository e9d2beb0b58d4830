package heapwright.symbolic.heap;

import heapwright.ir.Global;
import java.util.List;
import java.util.Optional;

/**
 * Which number the address of an object is taken to be. No test can choose an address, only its
 * lowest bits; so every object has a place of its own that looks like those of real programs, and
 * the concrete machine, whose addresses differ, must confirm what a path concludes from the other
 * bits.
 */
public final class AddressNumbers {
  /** What blocks of the heap are aligned to, and with them the objects of an input. */
  public static final int ALIGNMENT = 16;

  private static final long FIRST = 0x5600_0000_0000L;
  private static final int WINDOW_BITS = 24;
  private static final long MARGIN = 1L << WINDOW_BITS - 1;

  /** A distance that makes two blocks of a heap differ in more than one digit. */
  private static final long STAGGER = 0x2b0;

  private AddressNumbers() {}

  /** Bytes from an object's beginning. */
  public record Pointee(ObjectId object, long offset) {}

  public static long base(ObjectId object) {
    long stagger = object.index() * STAGGER % MARGIN / ALIGNMENT * ALIGNMENT;
    return FIRST + ((long) object.index() << WINDOW_BITS) + MARGIN / 2 + stagger;
  }

  /** The place in one of a program's objects that lie at fixed addresses. */
  public static Optional<Pointee> fixed(List<Global> globals, long number) {
    for (int i = 0; i < globals.size(); i++) {
      if (globals.get(i).isAt(number)) {
        return Optional.of(
            new Pointee(new ObjectId(i), number - globals.get(i).fixedAddress().getAsLong()));
      }
    }
    return Optional.empty();
  }

  /** The object of a heap whose address a number is, or would be within or beside. */
  public static Optional<Pointee> pointee(SymbolicHeap heap, long number) {
    long window = number - FIRST >> WINDOW_BITS;
    if (number < FIRST || window > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    ObjectId id = new ObjectId((int) window);
    return heap.find(id)
        .map(object -> new Pointee(id, number - base(id) - heap.phase(id).orElse(0)));
  }
}
