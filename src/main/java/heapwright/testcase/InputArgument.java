package heapwright.testcase;

import heapwright.ir.Local;
import java.util.List;

/**
 * An argument of the call: one cell at offset 0 for a scalar, several for an aggregate passed by
 * value.
 */
public record InputArgument(Local parameter, List<InputCell> cells) {

  public InputArgument {
    cells = List.copyOf(cells);
  }
}
