package heapwright.report.flow;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A function without the ways out of it on which no statement stands, behind decisions that no
 * source has: an exception that leaves the function is a matter of the call that throws it.
 */
final class SourceFlow {
  private final Function function;

  private SourceFlow(Function function) {
    this.function = function;
  }

  static Function of(Function function) {
    boolean isAsWritten =
        function.blocks().stream().map(BasicBlock::terminator).noneMatch(SourceFlow::isUnwritten);
    return isAsWritten
        ? function
        : function.withBlocks(
            function.blocks().stream().map(new SourceFlow(function)::plain).toList());
  }

  private static boolean isUnwritten(Terminator end) {
    return end instanceof Terminator.Branch branch && branch.text().isEmpty();
  }

  private BasicBlock plain(BasicBlock block) {
    if (!isUnwritten(block.terminator())) {
      return block;
    }
    Terminator.Branch branch = (Terminator.Branch) block.terminator();
    boolean returns = leadsToStatement(branch.ifTrue());
    Terminator end = returns ? branch : new Terminator.Jump(branch.ifFalse(), branch.span());
    return new BasicBlock(block.id(), block.statements(), end);
  }

  private boolean leadsToStatement(BlockId start) {
    Set<BlockId> seen = new HashSet<>();
    Deque<BlockId> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      BasicBlock block = function.block(pending.remove());
      if (block.statements().stream().anyMatch(Statement.Step.class::isInstance)) {
        return true;
      }
      block.terminator().successors().stream().filter(seen::add).forEach(pending::add);
    }
    return false;
  }
}
