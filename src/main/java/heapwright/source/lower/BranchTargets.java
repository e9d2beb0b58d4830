package heapwright.source.lower;

import heapwright.ir.BlockId;

/** The ways that a condition chooses between. */
record BranchTargets(BlockId ifTrue, BlockId ifFalse) {

  BranchTargets opposite() {
    return new BranchTargets(ifFalse, ifTrue);
  }
}
