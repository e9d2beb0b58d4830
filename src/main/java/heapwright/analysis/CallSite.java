package heapwright.analysis;

import heapwright.ir.BlockId;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import java.util.List;

/**
 * A call in a function's body.
 *
 * @param targets what may be called: one function, or through a pointer all that fit it
 */
public record CallSite(
    SymbolId caller, BlockId block, Statement.Call call, List<SymbolId> targets) {

  public CallSite {
    targets = List.copyOf(targets);
  }
}
