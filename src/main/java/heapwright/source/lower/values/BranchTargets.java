package heapwright.source.lower.values;

import heapwright.ir.code.BlockId;

/** The blocks that a condition chooses between. */
public record BranchTargets(BlockId ifTrue, BlockId ifFalse) {

  public BranchTargets opposite() {
    return new BranchTargets(ifFalse, ifTrue);
  }
}
