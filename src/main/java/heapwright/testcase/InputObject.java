package heapwright.testcase;

import heapwright.ir.type.Type;
import java.util.List;

/**
 * An object of the input heap.
 *
 * @param element the type of one element
 * @param length how many elements; 1 for what is no array
 * @param storage where the test puts it
 * @param cells what the path needs to know of it; the rest is free, and set to zero
 */
public record InputObject(
    ObjectName name, Type element, long length, Storage storage, List<InputCell> cells) {

  /** Where an object lives. */
  public enum Storage {
    /** From {@code malloc}: the function may free it. */
    HEAP,
    /** A variable of the test. */
    VARIABLE
  }

  public InputObject {
    cells = List.copyOf(cells);
  }

  public InputObject withLength(long other) {
    return new InputObject(name, element, other, storage, cells);
  }

  public InputObject withCells(List<InputCell> others) {
    return new InputObject(name, element, length, storage, others);
  }
}
