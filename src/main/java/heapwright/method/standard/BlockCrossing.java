package heapwright.method.standard;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.Optional;

/** A path goes from one block of a function to another. */
record BlockCrossing(SymbolId function, BlockId from, BlockId to) {

  /** What happened in a step, if it was the step of a block's end within its function. */
  static Optional<BlockCrossing> between(Frame before, Frame after) {
    boolean atEnd = before.statement().isEmpty();
    boolean within = before.depth() == after.depth();
    boolean anew = before.block().equals(after.block()) && before.index() == after.index();
    return atEnd && within && (!anew || before.index() == 0)
        ? Optional.of(new BlockCrossing(before.function().symbol(), before.block(), after.block()))
        : Optional.empty();
  }
}
