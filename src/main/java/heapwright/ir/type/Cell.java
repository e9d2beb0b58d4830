package heapwright.ir.type;

import java.util.Optional;

/** What is read or written at an address: a scalar of a type, or the bits of a bit-field. */
public record Cell(Type type, Optional<BitRange> bits) {

  /** A whole scalar. */
  public static Cell of(Type type) {
    return new Cell(type, Optional.empty());
  }
}
