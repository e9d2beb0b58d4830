package heapwright.analysis;

import heapwright.ir.code.BlockId;
import java.util.List;
import java.util.Optional;

/**
 * A straight piece of a function: a run that takes one of its edges takes them all, in this order.
 *
 * @param edges none for the straight function of one block
 * @param blocks those that can only be run as a part of this chain
 */
public record Chain(List<Edge> edges, List<BlockId> blocks) {

  public Chain {
    edges = List.copyOf(edges);
    blocks = List.copyOf(blocks);
  }

  /** The edge that stands for the chain: its first, which is the one that a decision chooses. */
  public Optional<Edge> representative() {
    return edges.stream().findFirst();
  }
}
