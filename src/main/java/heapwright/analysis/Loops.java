package heapwright.analysis;

import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.graph.LoopForest;
import heapwright.ir.code.BlockId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The loops of a function, outer ones before those inside them. */
public final class Loops {
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

  private final Map<BlockId, Loop> byHeader;
  private final LoopForest forest;
  private final Set<EdgeId> backEdges;

  private Loops(Map<BlockId, Loop> byHeader, LoopForest forest) {
    this.byHeader = Collections.unmodifiableMap(byHeader);
    this.forest = forest;
    this.backEdges =
        byHeader.values().stream()
            .flatMap(loop -> loop.backEdges().stream())
            .map(Edge::id)
            .collect(Collectors.toUnmodifiableSet());
  }

  public static Loops of(ControlFlowGraph flow) {
    LoopForest forest = LoopForest.of(flow.graph(), BlockId.ENTRY.index());
    Map<BlockId, Loop> loops = new LinkedHashMap<>();
    forest.loops().forEach(l -> loops.put(new BlockId(l.header()), named(flow, forest, l)));
    return new Loops(loops, forest);
  }

  public List<Loop> all() {
    return List.copyOf(byHeader.values());
  }

  /** The loop that is entered at this block. */
  public Optional<Loop> at(BlockId header) {
    return Optional.ofNullable(byHeader.get(header));
  }

  /** The innermost loop that the block belongs to. */
  public Optional<Loop> around(BlockId block) {
    return forest.around(block.index()).flatMap(loop -> at(new BlockId(loop.header())));
  }

  /** How many loops the block is in. */
  public int depth(BlockId block) {
    return forest.depth(block.index());
  }

  public boolean isBackEdge(Edge edge) {
    return backEdges.contains(edge.id());
  }

  private static Loop named(ControlFlowGraph flow, LoopForest forest, LoopForest.Loop loop) {
    List<BlockId> blocks = forest.nodes(loop).mapToObj(BlockId::new).toList();
    return new Loop(
        new BlockId(loop.header()),
        blocks,
        loop.backEdges().stream().map(EdgeId::new).map(flow::edge).toList(),
        blocks.stream()
            .flatMap(block -> flow.out(block).stream())
            .filter(edge -> !forest.contains(loop, edge.to().index()))
            .toList(),
        loop.parent().stream()
            .mapToObj(p -> new BlockId(forest.loops().get(p).header()))
            .findFirst(),
        loop.depth(),
        loop.natural());
  }
}
