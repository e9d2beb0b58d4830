package heapwright.method.sgen.evaluation;

import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.BreadthFirstSearch.Link;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.transfer.Activation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which ways lead along a path. Inside of callees and behind the path's end every way does; those
 * that come to the function's end soon are preferred.
 */
public final class Route {
  private static final int FAR = 1_000;

  private final StatementPath path;
  private final AllowedEdges allowed;
  private final StatementFlow flow;
  private final Map<SymbolId, Map<BlockId, Integer>> exits = new HashMap<>();

  public Route(StatementPath path, AllowedEdges allowed) {
    this.path = path;
    this.allowed = allowed;
    flow = new StatementFlow(path.function());
  }

  public StatementPath path() {
    return path;
  }

  int length() {
    return path.statements().size();
  }

  /** The statement that comes after so many. */
  StatementNumber wanted(int position) {
    return path.statements().get(position);
  }

  /**
   * The ways on from a block of the function under test, or of a callee.
   *
   * @param position how many statements of the path have begun
   * @param isBeyond whether another statement has begun behind the path
   */
  List<BlockId> from(
      Activation here, int depth, int position, boolean isBeyond, List<BlockId> blocks) {
    List<BlockId> open = new ArrayList<>(blocks);
    if (depth == 0 && !isBeyond) {
      BlockId at = here.block().id();
      open.removeIf(to -> !leadsOn(to, position) || !allowed.allows(position, at, to));
    }
    if (open.isEmpty()) {
      throw EvaluationStop.bottom("the path goes on where control cannot go from here");
    }
    if (open.size() > 1) {
      open.sort(Comparator.comparingInt(to -> toExit(here.function(), to)));
    }
    return open;
  }

  private boolean leadsOn(BlockId block, int position) {
    return position == length() || flow.first(block).statements().contains(wanted(position));
  }

  /** How many blocks lie between a place and the end of its function. */
  private int toExit(Function function, BlockId block) {
    return exits
        .computeIfAbsent(function.symbol(), s -> distances(function))
        .getOrDefault(block, FAR);
  }

  private static Map<BlockId, Integer> distances(Function function) {
    List<BlockId> ends = new ArrayList<>();
    Map<BlockId, List<Link<BlockId>>> before = new HashMap<>();
    for (BasicBlock block : function.blocks()) {
      List<BlockId> next = block.terminator().successors();
      if (next.isEmpty()) {
        ends.add(block.id());
      }
      next.forEach(
          to -> before.computeIfAbsent(to, b -> new ArrayList<>()).add(new Link<>(block.id(), 1)));
    }
    return BreadthFirstSearch.distances(ends, at -> before.getOrDefault(at, List.of()));
  }
}
