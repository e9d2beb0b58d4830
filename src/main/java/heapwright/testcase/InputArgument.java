package heapwright.testcase;

import heapwright.ir.type.Local;
import java.util.List;

/**
 * An argument of the call: one cell at offset 0 for a scalar, several for an aggregate passed by
 * value.
 */
public record InputArgument(Local parameter, List<InputCell> cells) {

  public InputArgument {
    cells = List.copyOf(cells);
  }

  /** Whether all that it says is NULL; a pointer of which it says nothing is NULL as well. */
  public boolean isNull() {
    return cells.stream().allMatch(cell -> cell.value() instanceof InputValue.NullPointer);
  }
}
