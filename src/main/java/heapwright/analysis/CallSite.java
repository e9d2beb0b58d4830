package heapwright.analysis;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
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
