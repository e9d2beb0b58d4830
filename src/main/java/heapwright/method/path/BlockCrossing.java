package heapwright.method.path;

import heapwright.analysis.Edge;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.Optional;

/** A path goes from one block of a function to another. */
public record BlockCrossing(SymbolId function, BlockId from, BlockId to) {

  /** A block of a function. */
  public record Place(SymbolId function, BlockId block) {
    public static Place of(Frame frame) {
      return new Place(frame.function().symbol(), frame.block());
    }
  }

  public Place source() {
    return new Place(function, from);
  }

  public static BlockCrossing of(SymbolId function, Edge edge) {
    return new BlockCrossing(function, edge.from(), edge.to());
  }

  /** What happened in a step, if it was the step of a block's end within its function. */
  public static Optional<BlockCrossing> between(Frame before, Frame after) {
    boolean atEnd = before.statement().isEmpty();
    boolean within = before.depth() == after.depth();
    boolean anew = before.block().equals(after.block()) && before.index() == after.index();
    return atEnd && within && (!anew || before.index() == 0)
        ? Optional.of(new BlockCrossing(before.function().symbol(), before.block(), after.block()))
        : Optional.empty();
  }
}
