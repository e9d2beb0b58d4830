package heapwright.analysis;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.LocalId;
import java.util.BitSet;
import java.util.List;

/** The registers whose values are read again, from the start of each block on. */
public final class Liveness {
  private final BitSet[] live;

  private Liveness(Function function) {
    live = new BitSet[function.blocks().size()];
    for (int i = 0; i < live.length; i++) {
      live[i] = new BitSet();
    }
  }

  public static Liveness of(Function function) {
    Liveness result = new Liveness(function);
    boolean changes = true;
    while (changes) {
      changes = false;
      // Backwards, since most edges lead to later blocks.
      for (int i = result.live.length - 1; i >= 0; i--) {
        BitSet before = result.before(function.blocks().get(i));
        changes |= !before.equals(result.live[i]);
        result.live[i] = before;
      }
    }
    return result;
  }

  /** By the indices of locals, at the start of a block. */
  public BitSet at(BlockId block) {
    return (BitSet) live[block.index()].clone();
  }

  public boolean isLive(BlockId block, LocalId local) {
    return live[block.index()].get(local.index());
  }

  private BitSet before(BasicBlock block) {
    BitSet result = new BitSet();
    block.terminator().successors().forEach(next -> result.or(live[next.index()]));
    block.terminator().operands().forEach(e -> reads(e, result));
    List<Statement> statements = block.statements();
    for (int i = statements.size() - 1; i >= 0; i--) {
      statements.get(i).written().ifPresent(local -> result.clear(local.id().index()));
      statements.get(i).operands().forEach(e -> reads(e, result));
    }
    return result;
  }

  private static void reads(Expression e, BitSet live) {
    if (e instanceof Expression.Read read) {
      live.set(read.local().id().index());
    }
    e.operands().forEach(operand -> reads(operand, live));
  }
}
