package heapwright.method.run;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.LoopState;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.machine.code.processor.FrameState;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Watches a run for a loop that comes back to a state in which it has been before: registers,
 * memory and standard input are the same, and no code outside of the program takes part. Such a
 * loop never ends. The state that others are compared with is replaced after 1, 2, 4, 8, ... visits
 * (Brent's cycle detection), so that periods of any length are found and little is kept.
 */
final class RecurringState implements Observer {
  /** How often all of memory is compared. */
  private static final int MOST_COMPARISONS = 400;

  /** A function that is running, and one state of each of its decisions. */
  private static final class Activation {
    final LoopDecisions decisions;
    final Map<DecisionId, Kept> kept = new HashMap<>();

    Activation(LoopDecisions decisions) {
      this.decisions = decisions;
    }
  }

  private static final class Kept {
    long[] registers = {};
    long memory;
    int disturbances = -1;
    long visits;
    long next = 1;
  }

  /** The round that began with a state that recurred. */
  private final class Round {
    final Activation activation = activations.element();
    final DecisionId start;
    final Set<BlockId> blocks = new HashSet<>();

    Round(DecisionId start) {
      this.start = start;
    }
  }

  private final LongSupplier memory;
  private final Map<Function, LoopDecisions> known = new HashMap<>();
  private final Deque<Activation> activations = new ArrayDeque<>();
  private int disturbances;
  private int comparisons;
  private Optional<Round> round = Optional.empty();
  private Optional<SourceSpan> exit = Optional.empty();

  /**
   * @param memory tells states of everything but registers apart
   */
  RecurringState(LongSupplier memory) {
    this.memory = memory;
  }

  /** The exit that a loop which never ends should have taken. */
  Optional<SourceSpan> exit() {
    return exit;
  }

  @Override
  public boolean isInspecting() {
    return true;
  }

  @Override
  public void entered(Function function) {
    LoopDecisions decisions = known.computeIfAbsent(function, LoopDecisions::new);
    disturbances += decisions.isShared() ? 1 : 0;
    activations.push(new Activation(decisions));
  }

  @Override
  public void left(Function function) {
    activations.pop();
  }

  @Override
  public void inspected(Function function, DecisionId decision, FrameState state) {
    Activation activation = activations.element();
    activation
        .decisions
        .place(decision)
        .ifPresent(place -> visit(activation, decision, place, state));
  }

  private void visit(
      Activation activation, DecisionId decision, LoopDecisions.Place place, FrameState state) {
    boolean isInRound = round.filter(r -> r.activation == activation).isPresent();
    if (isInRound && round.get().start.equals(decision) && isBack(activation, place, state)) {
      exit = activation.decisions.exit(round.get().blocks);
      throw new RunStopped(new RunOutcome.OverBudget(RunBudget.STEPS));
    }
    if (isInRound) {
      round.get().blocks.add(place.block());
      return;
    }
    if (round.isPresent()) {
      return;
    }
    Kept kept = activation.kept.computeIfAbsent(decision, d -> new Kept());
    long[] registers = state.values(place.registers());
    if (isSame(kept, registers)) {
      round = Optional.of(new Round(decision));
      round.get().blocks.add(place.block());
      return;
    }
    if (++kept.visits == kept.next && comparisons < MOST_COMPARISONS) {
      comparisons++;
      kept.next *= 2;
      kept.registers = registers;
      kept.memory = memory.getAsLong();
      kept.disturbances = disturbances;
    }
  }

  private boolean isBack(Activation activation, LoopDecisions.Place place, FrameState state) {
    Kept kept = activation.kept.get(round.get().start);
    return Arrays.equals(kept.registers, state.values(place.registers()))
        && kept.memory == memory.getAsLong();
  }

  private boolean isSame(Kept kept, long[] registers) {
    return kept.disturbances == disturbances
        && Arrays.equals(kept.registers, registers)
        && comparisons++ < MOST_COMPARISONS
        && kept.memory == memory.getAsLong();
  }

  /** The decisions of a function that stand in loops. */
  static final class LoopDecisions {
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
        block
            .terminator()
            .decided()
            .ifPresent(
                decision ->
                    LoopState.around(function, loops, block.id())
                        .ifPresent(r -> places.put(decision, new Place(block.id(), r))));
      }
      isShared = function.code().anyMatch(LoopState::isShared);
    }

    /** Whether anything but the program takes part in what the function does. */
    boolean isShared() {
      return isShared;
    }

    Optional<Place> place(DecisionId decision) {
      return Optional.ofNullable(places.get(decision));
    }

    /**
     * The exit that an endless loop through these blocks should have taken; empty if it has no
     * exit, so that it is meant not to end.
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
}
