package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.SourceLine;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import heapwright.ir.Terminator.Branch;
import heapwright.ir.Terminator.Switch;
import java.util.Optional;

/**
 * Finds out where gcc's coverage counts the decisions of a function. One whose ways meet at once is
 * no branch to gcc, unless the source spells out a jump on the way.
 */
final class Counting {
  /** How many decisions that decide nothing may stand inside one another. */
  private static final int DEPTH = 6;

  private final Draft draft;

  Counting(Draft draft) {
    this.draft = draft;
  }

  /**
   * The line where a decision is counted; empty for what is none.
   *
   * @param trail of all that gcc has in the block that it ends
   */
  Optional<SourceLine> counter(Terminator end, Trail trail) {
    if (end instanceof Branch branch) {
      boolean counted = branch.counter().isPresent() && !meets(branch);
      return counted ? trail.last() : Optional.empty();
    }
    boolean counted = end instanceof Switch choice && !meets(choice);
    return counted ? trail.last() : Optional.empty();
  }

  private boolean meets(Branch branch) {
    return meets(branch, DEPTH);
  }

  private boolean meets(Branch branch, int depth) {
    return arrival(branch.ifTrue(), depth).equals(arrival(branch.ifFalse(), depth));
  }

  private boolean meets(Switch choice) {
    BlockId first = arrival(choice.otherwise(), DEPTH);
    return choice.cases().stream().allMatch(c -> arrival(c.target(), DEPTH).equals(first));
  }

  /** The first block from there on in which something happens. */
  private BlockId arrival(BlockId from, int depth) {
    BlockId at = from;
    for (int budget = draft.blockCount(); budget > 0; budget--) {
      DraftBlock block = draft.block(at);
      if (block.isWritten() || !block.statements().stream().allMatch(Counting::isIdle)) {
        return at;
      }
      if (block.terminator() instanceof Terminator.Jump jump) {
        at = jump.target();
      } else if (block.terminator() instanceof Branch inner
          && depth > 0
          && meets(inner, depth - 1)) {
        at = inner.ifTrue();
      } else {
        return at;
      }
    }
    return at;
  }

  private static boolean isIdle(Statement statement) {
    return statement instanceof Statement.Step
        || statement instanceof Statement.Declare
        || statement instanceof Statement.Load load && load.target().isTemporary()
        || statement instanceof Statement.Assign assign && assign.target().isTemporary();
  }
}
