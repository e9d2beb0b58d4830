package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Operands;
import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.LocalId;
import heapwright.ir.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** Which registers are read again from the start of each block on. */
final class Liveness {
  private final List<BitSet> atStart = new ArrayList<>();

  private Liveness() {}

  static Liveness of(ControlFlowGraph flow) {
    Liveness result = new Liveness();
    Function function = flow.function();
    function.blocks().forEach(block -> result.atStart.add(new BitSet()));
    List<BlockId> order = new ArrayList<>(flow.reversePostOrder());
    Collections.reverse(order);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (BlockId id : order) {
        BitSet live = result.before(function.block(id));
        if (!live.equals(result.atStart.get(id.index()))) {
          result.atStart.set(id.index(), live);
          changed = true;
        }
      }
    }
    return result;
  }

  private BitSet before(BasicBlock block) {
    BitSet live = new BitSet();
    block.terminator().successors().forEach(next -> live.or(atStart.get(next.index())));
    block.terminator().operands().forEach(e -> reads(e, live));
    for (int i = block.statements().size() - 1; i >= 0; i--) {
      Statement statement = block.statements().get(i);
      statement.written().ifPresent(local -> live.clear(local.id().index()));
      statement.operands().forEach(e -> reads(e, live));
    }
    return live;
  }

  private static void reads(Expression e, BitSet live) {
    Operands.parts(e)
        .forEach(
            part -> {
              if (part instanceof Expression.Read read) {
                live.set(read.local().id().index());
              }
            });
  }

  boolean isLive(BlockId block, LocalId local) {
    return atStart.get(block.index()).get(local.index());
  }
}
