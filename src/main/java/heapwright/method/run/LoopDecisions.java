package heapwright.method.run;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.LoopState;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The decisions of a function that stand in loops. */
final class LoopDecisions {
  /**
   * A decision in a loop.
   *
   * @param registers what the loop's course depends on
   */
  record Place(BlockId block, List<Local> registers) {}

  private final Function function;
  private final Loops loops;
  private final Map<DecisionId, Place> places = new HashMap<>();
  private final boolean isShared;

  LoopDecisions(Function function) {
    this.function = function;
    loops = Loops.of(ControlFlowGraph.of(function));
    for (BasicBlock block : function.blocks()) {
      decision(block.terminator())
          .ifPresent(
              decision ->
                  LoopState.around(function, loops, block.id())
                      .ifPresent(r -> places.put(decision, new Place(block.id(), r))));
    }
    isShared = function.code().anyMatch(LoopState::isShared);
  }

  private static Optional<DecisionId> decision(Terminator terminator) {
    if (terminator instanceof Terminator.Branch branch) {
      return Optional.of(branch.decision());
    }
    return terminator instanceof Terminator.Switch choice
        ? Optional.of(choice.decision())
        : Optional.empty();
  }

  /** Whether anything but the program takes part in what the function does. */
  boolean isShared() {
    return isShared;
  }

  Optional<Place> place(DecisionId decision) {
    return Optional.ofNullable(places.get(decision));
  }

  /**
   * The exit that an endless loop through these blocks should have taken; empty if it has no exit,
   * so that it is meant not to end.
   */
  Optional<SourceSpan> exit(Set<BlockId> round) {
    List<Loop> around = new ArrayList<>(loops.all());
    around.removeIf(loop -> !loop.blocks().containsAll(round));
    return around.stream()
        .max(Comparator.comparingInt(Loop::depth))
        .flatMap(
            loop ->
                loop.exits().stream()
                    .map(Edge::from)
                    .filter(round::contains)
                    .findFirst()
                    .map(block -> function.block(block).terminator().span()));
  }
}
