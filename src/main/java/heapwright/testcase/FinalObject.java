package heapwright.testcase;

import heapwright.ir.type.Type;
import java.util.List;

/**
 * An object of the heap after the call.
 *
 * @param cells what is to be found in it; of freed ones, nothing
 */
public record FinalObject(
    ObjectName name, Type element, long length, Lifetime lifetime, List<InputCell> cells) {

  /** What the call did to an object. */
  public enum Lifetime {
    /** It was part of the input and still lives. */
    KEPT,
    /** It was part of the input, and the function freed it. */
    FREED,
    /** The function allocated it. */
    FRESH
  }

  public FinalObject {
    cells = List.copyOf(cells);
  }
}
