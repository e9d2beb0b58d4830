package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.CellType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What holds of the registers before a loop's gate in every round. A round is tried on what is
 * assumed so far; what it adds is assumed too ({@link HypothesisWidening}), until a round adds
 * nothing.
 */
final class LoopKnowledge {
  private static final int MOST = 16;

  /** How a round goes, from what is assumed to what holds after it. */
  private interface Round {
    Optional<List<OpenItem>> translated(ConstraintState before, ConstraintState after);
  }

  private final ConstraintWorld world;
  private final ConstraintState arrival;
  private final Set<Integer> blocks;
  private final Round round;
  private final Map<Integer, ValueSet> hypothesis = new LinkedHashMap<>();
  private final HypothesisWidening widening;

  private LoopKnowledge(
      ConstraintWorld world, ConstraintState arrival, Set<Integer> blocks, Round round) {
    this.world = world;
    this.arrival = arrival;
    this.blocks = blocks;
    this.round = round;
    widening = HypothesisWidening.of(arrival.frame().function(), blocks);
  }

  /**
   * The state before the gate of a loop that is left from one block only, for the last time,
   * whatever rounds there were.
   */
  static ConstraintState around(
      ConstraintWorld world, ConstraintState arrival, GoalView.Round loop) {
    ConstraintState exit = world.joins().havocked(arrival, loop.blocks());
    if (world.limits().lookahead() > 0) {
      Round round =
          (before, after) ->
              PathTranslation.from(
                  world,
                  before.forced(loop.again()),
                  UnfoldingStop.at(before.frame(), before.frame().block(), after),
                  0);
      LoopKnowledge knowledge = new LoopKnowledge(world, arrival, loop.blocks(), round);
      world
          .trace()
          .quietly("rounds of the loop", () -> knowledge.assume(exit))
          .forEach(world.log()::learn);
    }
    return exit;
  }

  /** Of all paths on which control returns to a decision. */
  static LoopKnowledge of(ConstraintWorld world, ConstraintState arrival, GoalView.Cycle cycle) {
    return new LoopKnowledge(
        world,
        arrival,
        cycle.blocks(),
        (before, after) -> {
          CallFrame frame = before.frame().with(cycle.again());
          UnfoldingStop stop = UnfoldingStop.at(frame, cycle.again().end(), after);
          return PathTranslation.from(world, before.with(frame).arrived(), stop, 0);
        });
  }

  /** Says of the state behind the loop what holds in every round; in words, too. */
  List<String> assume(ConstraintState any) {
    begin(any);
    if (!settle()) {
      return List.of();
    }
    restrict(any);
    return hypothesis.keySet().stream()
        .map(register -> cell(any, register))
        .filter(cell -> cell instanceof Word && !cell.isFixed())
        .map(Word.class::cast)
        .filter(word -> !word.values().equals(word.type().all()))
        .map(word -> DeductionText.everyRound(any, word))
        .toList();
  }

  /** As {@link #assume}, of every round but the first; false if there is no other. */
  boolean assumeLater(ConstraintState any) {
    begin(any);
    Optional<Map<Integer, ValueSet>> second = round(arrival);
    if (second.isEmpty()) {
      return false;
    }
    hypothesis.putAll(second.get());
    if (settle()) {
      restrict(any);
    }
    return true;
  }

  /** In the first round the registers hold what they held on arrival. */
  private void begin(ConstraintState any) {
    arrival
        .frame()
        .forEachCell(
            (register, cell) -> {
              if (any.frame().registers().contains(register)) {
                hypothesis.put(register, cell.domain());
              }
            });
  }

  /** Looks for what holds in every round; false if it does not come to an end. */
  private boolean settle() {
    boolean stable = false;
    for (int i = 0; !stable && i < MOST && !world.limits().isSpent(); i++) {
      stable = grow(i);
    }
    return stable;
  }

  private void restrict(ConstraintState state) {
    hypothesis.forEach(
        (register, domain) -> world.engine().restrict(cell(state, register), domain));
  }

  private static CellVariable cell(ConstraintState state, int register) {
    return (CellVariable) state.frame().registers().get(register).orElseThrow();
  }

  /** Tries a round; true if it adds nothing. */
  private boolean grow(int attempt) {
    Optional<Map<Integer, ValueSet>> reached =
        world.inWorld(
            () -> {
              ConstraintState before = world.joins().havocked(arrival, blocks);
              restrict(before);
              return round(before);
            });
    boolean stable = true;
    for (Map.Entry<Integer, ValueSet> entry : reached.orElse(Map.of()).entrySet()) {
      ValueSet known = hypothesis.get(entry.getKey());
      if (!entry.getValue().isWithin(known)) {
        CellType type = cell(arrival, entry.getKey()).type();
        hypothesis.put(entry.getKey(), widening.of(type, known, entry.getValue(), attempt));
        stable = false;
      }
    }
    return stable;
  }

  /** What the registers may hold after a round; nothing if none is possible. */
  private Optional<Map<Integer, ValueSet>> round(ConstraintState before) {
    Optional<Map<Integer, ValueSet>> reached =
        world.inWorld(
            () -> {
              ConstraintState after = world.joins().havocked(arrival, blocks);
              if (!OpenItemDeduction.isPossible(world, before, round.translated(before, after))) {
                return Optional.empty();
              }
              Map<Integer, ValueSet> domains = new LinkedHashMap<>();
              hypothesis.keySet().forEach(r -> domains.put(r, cell(after, r).domain()));
              return Optional.of(domains);
            });
    reached.ifPresent(found -> found.replaceAll((r, domain) -> world.engine().outlasting(domain)));
    return reached;
  }
}
