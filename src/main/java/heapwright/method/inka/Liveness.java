package heapwright.method.inka;

import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Statement;
import java.util.BitSet;
import java.util.List;

/**
 * The registers whose values somebody reads later. Only these need variables of their own where
 * ways join.
 */
final class Liveness {
  private final Function function;
  private final BitSet[] before;

  private Liveness(Function function) {
    this.function = function;
    before = new BitSet[function.blocks().size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = before.length - 1; i >= 0; i--) {
        BitSet now = atStart(function.blocks().get(i));
        changed |= !now.equals(before[i]);
        before[i] = now;
      }
    }
  }

  static Liveness of(Function function) {
    return new Liveness(function);
  }

  /** By the indices of locals, at the start of a block. */
  BitSet at(BlockId block) {
    return before[block.index()];
  }

  private BitSet atStart(BasicBlock block) {
    BitSet live = new BitSet();
    block.terminator().successors().forEach(next -> live.or(before[next.index()]));
    block.terminator().operands().forEach(e -> read(e, live));
    List<Statement> statements = block.statements();
    for (int i = statements.size() - 1; i >= 0; i--) {
      statements.get(i).written().ifPresent(local -> live.clear(local.id().index()));
      statements.get(i).operands().forEach(e -> read(e, live));
    }
    return live;
  }

  private static void read(Expression e, BitSet live) {
    if (e instanceof Expression.Read read) {
      live.set(read.local().id().index());
    }
    e.operands().forEach(operand -> read(operand, live));
  }

  Function function() {
    return function;
  }
}
