package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.Cycle;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.range.IntegerSet;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.PointerDomain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What holds of the registers before a loop's gate in every round. A round is tried on what is
 * supposed so far; what it adds is supposed too ({@link HypothesisWidening}), until a round adds
 * nothing.
 */
final class LoopKnowledge {
  private static final int MOST = 16;

  /** How a round goes, from what is supposed to what holds after it. */
  interface Lap {
    Optional<List<OpenItem>> walk(ConstraintState before, ConstraintState after);
  }

  private final ConstraintWorld world;
  private final ConstraintState arrival;
  private final Set<Integer> blocks;
  private final Lap lap;
  private final Map<Integer, IntegerSet> words = new HashMap<>();
  private final Map<Integer, PointerDomain> pointers = new HashMap<>();
  private final HypothesisWidening widening;

  private LoopKnowledge(
      ConstraintWorld world, ConstraintState arrival, Set<Integer> blocks, Lap lap) {
    this.world = world;
    this.arrival = arrival;
    this.blocks = blocks;
    this.lap = lap;
    widening = HypothesisWidening.of(arrival.frame().structure().function(), blocks);
  }

  /** The state before the gate of a loop, for the last time, whatever rounds there were. */
  static ConstraintState around(
      ConstraintWorld world, ConstraintState arrival, GoalView.Round round) {
    ConstraintState exit = world.joins().havocked(arrival, round.blocks());
    if (world.patience().foresight() > 0) {
      of(world, arrival, round).impose(exit);
    }
    return exit;
  }

  /** Of a loop that is left from one block only. */
  static LoopKnowledge of(ConstraintWorld world, ConstraintState arrival, GoalView.Round round) {
    return new LoopKnowledge(
        world,
        arrival,
        round.blocks(),
        (before, after) ->
            PathTranslation.from(
                world, BlockArrival.forced(before, round.again()), gate(before, after), 0));
  }

  private static UnfoldingStop gate(ConstraintState before, ConstraintState after) {
    CallFrame frame = before.frame();
    return new UnfoldingStop(frame.depth(), frame.block(), Optional.of(after), Optional.empty());
  }

  /** Of whatever paths there are by which a decision is come back to. */
  static LoopKnowledge of(ConstraintWorld world, ConstraintState arrival, Cycle cycle) {
    return new LoopKnowledge(
        world,
        arrival,
        cycle.blocks(),
        (before, after) -> {
          CallFrame frame = before.frame().with(cycle.again());
          UnfoldingStop stop =
              new UnfoldingStop(
                  frame.depth(), cycle.again().end(), Optional.of(after), Optional.empty());
          return PathTranslation.from(world, BlockArrival.arrived(before.with(frame)), stop, 0);
        });
  }

  /** Says of the state behind the loop what holds in every round. */
  void impose(ConstraintState exit) {
    suppose(exit).forEach(world.narrative()::learn);
  }

  /** As {@link #impose}; what it says, in words. */
  List<String> suppose(ConstraintState any) {
    if (!find(any)) {
      return List.of();
    }
    restrict(any);
    return words.keySet().stream()
        .map(register -> word(any, register))
        .filter(word -> !word.isFixed() && !word.values().equals(word.type().all()))
        .map(word -> DeductionText.everyRound(any, word))
        .toList();
  }

  /** As {@link #suppose}, of every round but the first; false if there is no other. */
  boolean supposeLater(ConstraintState any) {
    begin(any);
    Optional<Reached> second = round(arrival);
    if (second.isEmpty()) {
      return false;
    }
    words.putAll(second.get().words());
    pointers.putAll(second.get().pointers());
    if (settle()) {
      restrict(any);
    }
    return true;
  }

  /** Looks for what holds in every round; false if it does not come to an end. */
  private boolean find(ConstraintState any) {
    begin(any);
    return settle();
  }

  private void begin(ConstraintState any) {
    any.frame()
        .registers()
        .forEach(entry -> suppose(entry.key(), arrival.frame().registers().get(entry.key())));
  }

  private boolean settle() {
    boolean stable = false;
    for (int i = 0; !stable && i < MOST && !world.patience().isTired(); i++) {
      stable = grow(i);
    }
    return stable;
  }

  private void suppose(int register, Optional<DomainValue> value) {
    if (value.orElse(new DomainValue.Anything()) instanceof DomainValue.Number number) {
      words.put(register, number.word().values());
    } else if (value.orElse(new DomainValue.Anything()) instanceof DomainValue.Address address) {
      pointers.put(register, address.pointer().targets());
    }
  }

  private void restrict(ConstraintState state) {
    words.forEach(
        (register, values) -> {
          Word word = ((DomainValue.Number) value(state, register)).word();
          world.engine().restrict(word, values);
        });
    pointers.forEach(
        (register, targets) -> {
          PointerVariable pointer = ((DomainValue.Address) value(state, register)).pointer();
          world.engine().restrict(pointer, targets);
        });
  }

  private static DomainValue value(ConstraintState state, int register) {
    return state.frame().registers().get(register).orElseThrow();
  }

  /** What the registers may hold after a round. */
  private record Reached(Map<Integer, IntegerSet> words, Map<Integer, PointerDomain> pointers) {}

  /** Tries a round; true if it adds nothing. */
  private boolean grow(int attempt) {
    world.push();
    ConstraintState before = world.joins().havocked(arrival, blocks);
    restrict(before);
    Optional<Reached> reached = round(before);
    world.pop();
    boolean stable = true;
    if (reached.isPresent()) {
      for (Map.Entry<Integer, IntegerSet> entry : reached.get().words().entrySet()) {
        stable &= widen(entry.getKey(), entry.getValue(), attempt);
      }
      for (Map.Entry<Integer, PointerDomain> entry : reached.get().pointers().entrySet()) {
        stable &= extend(entry.getKey(), entry.getValue(), attempt);
      }
    }
    return stable;
  }

  /** What a round comes to; nothing if none is possible. */
  private Optional<Reached> round(ConstraintState before) {
    world.push();
    ConstraintState after = world.joins().havocked(arrival, blocks);
    Optional<List<OpenItem>> items =
        lap.walk(before, after)
            .flatMap(open -> new PropagationLoop(world).settle(open))
            .flatMap(open -> new OpenItemDeduction(world, before).deduce(open));
    Optional<Reached> reached = Optional.empty();
    if (items.isPresent() && world.calculus().propagate()) {
      Map<Integer, IntegerSet> values = new HashMap<>();
      Map<Integer, PointerDomain> targets = new HashMap<>();
      words.keySet().forEach(r -> values.put(r, word(after, r).values()));
      pointers.keySet().forEach(r -> targets.put(r, pointer(after, r).targets()));
      reached = Optional.of(new Reached(values, targets));
    }
    world.pop();
    return reached.map(this::outlasting);
  }

  private Reached outlasting(Reached found) {
    Map<Integer, PointerDomain> targets = new HashMap<>();
    found.pointers().forEach((r, t) -> targets.put(r, world.engine().outlasting(t)));
    return new Reached(found.words(), targets);
  }

  private static Word word(ConstraintState state, int register) {
    return ((DomainValue.Number) value(state, register)).word();
  }

  private static PointerVariable pointer(ConstraintState state, int register) {
    return ((DomainValue.Address) value(state, register)).pointer();
  }

  /** True if what a register may hold is known already. */
  private boolean widen(int register, IntegerSet more, int attempt) {
    IntegerSet known = words.get(register);
    if (more.isWithin(known)) {
      return true;
    }
    words.put(register, widening.of(word(arrival, register).type(), known, more, attempt));
    return false;
  }

  private boolean extend(int register, PointerDomain more, int attempt) {
    PointerDomain known = pointers.get(register);
    if (known.union(more).equals(known)) {
      return true;
    }
    pointers.put(register, HypothesisWidening.of(known, more, attempt));
    return false;
  }
}
