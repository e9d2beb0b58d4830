package heapwright.testcase;

import heapwright.ir.code.SymbolId;
import java.util.List;

/** A global, or a static of the file, as it is to be before the call. */
public record InputGlobal(SymbolId symbol, List<InputCell> cells) {

  public InputGlobal {
    cells = List.copyOf(cells);
  }
}
