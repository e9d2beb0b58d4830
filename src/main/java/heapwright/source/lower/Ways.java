package heapwright.source.lower;

import heapwright.ir.BlockId;

/** The ways that a condition chooses between. */
record Ways(BlockId ifTrue, BlockId ifFalse) {

  Ways opposite() {
    return new Ways(ifFalse, ifTrue);
  }
}
