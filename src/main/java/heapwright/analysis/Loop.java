package heapwright.analysis;

import heapwright.ir.code.BlockId;
import java.util.List;
import java.util.Optional;

/**
 * A loop of a function.
 *
 * @param header where it is entered
 * @param blocks all its blocks, those of inner loops included, ascending
 * @param backEdges the edges back to the header
 * @param exits the edges that leave it
 * @param parent the header of the loop around it
 * @param depth 1 for an outermost loop
 * @param natural false if a jump leads into its middle, past the header
 */
public record Loop(
    BlockId header,
    List<BlockId> blocks,
    List<Edge> backEdges,
    List<Edge> exits,
    Optional<BlockId> parent,
    int depth,
    boolean natural) {

  public Loop {
    blocks = List.copyOf(blocks);
    backEdges = List.copyOf(backEdges);
    exits = List.copyOf(exits);
  }
}
