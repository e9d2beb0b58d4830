package heapwright.ir;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import java.util.List;

/** What a global object holds at the start, on top of zero bytes; later items overwrite earlier. */
public record Initialiser(List<Item> items) {

  public Initialiser {
    items = List.copyOf(items);
  }

  /** One part of the object. */
  public sealed interface Item {
    /** Bytes from the start of the object. */
    long offset();

    /** A scalar or bit-field; {@code value} is constant (numbers and addresses, no registers). */
    record Scalar(long offset, Cell cell, Expression value) implements Item {}

    /** The bytes of a string literal. */
    record Text(long offset, List<Byte> bytes) implements Item {
      public Text {
        bytes = List.copyOf(bytes);
      }
    }
  }
}
