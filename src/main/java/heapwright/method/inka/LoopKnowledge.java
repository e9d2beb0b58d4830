package heapwright.method.inka;

import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import heapwright.solve.domains.Word;
import heapwright.solve.domains.WordType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What holds of the registers before a loop's gate in every round. A round is tried on what is
 * supposed so far; what it adds is supposed too, until a round adds nothing. Bounds that keep
 * moving are moved on to the next constant of the text, and in the end given up.
 */
final class LoopKnowledge {
  private static final int EXACT = 3;
  private static final int MOST = 16;

  private final World world;
  private final State arrival;
  private final Structure.Round round;
  private final Map<Integer, Values> words = new HashMap<>();
  private final Map<Integer, Targets> pointers = new HashMap<>();
  private final TreeSet<Whole> landmarks = new TreeSet<>();

  LoopKnowledge(World world, State arrival, Structure.Round round) {
    this.world = world;
    this.arrival = arrival;
    this.round = round;
    collect(arrival.frame().structure().function());
  }

  private void collect(Function function) {
    for (int index : round.blocks()) {
      var block = function.blocks().get(index);
      block.statements().forEach(s -> s.operands().forEach(this::collect));
      block.terminator().operands().forEach(this::collect);
    }
  }

  private void collect(Expression e) {
    if (e instanceof Expression.IntegerConstant constant) {
      for (long near = -1; near <= 1; near++) {
        landmarks.add(Whole.of(constant.value()).plus(Whole.of(near)));
      }
    }
    e.operands().forEach(this::collect);
  }

  /** Says of the state behind the loop what holds in every round. */
  void impose(State exit) {
    exit.frame()
        .registers()
        .forEach(entry -> suppose(entry.key(), arrival.frame().registers().get(entry.key())));
    boolean stable = false;
    for (int i = 0; !stable && i < MOST && !world.isTired(); i++) {
      stable = grow(i);
    }
    if (stable) {
      restrict(exit);
      words.keySet().forEach(register -> learn(exit, word(exit, register)));
    }
  }

  private void learn(State exit, Word word) {
    if (!word.isFixed() && !word.values().equals(word.type().all())) {
      world.learn(Account.everyRound(exit, word));
    }
  }

  private void suppose(int register, Optional<Value> value) {
    if (value.orElse(new Value.Anything()) instanceof Value.Number number) {
      words.put(register, number.word().values());
    } else if (value.orElse(new Value.Anything()) instanceof Value.Address address) {
      pointers.put(register, address.pointer().targets());
    }
  }

  private void restrict(State state) {
    words.forEach(
        (register, values) -> {
          Word word = ((Value.Number) value(state, register)).word();
          world.engine().restrict(word, values);
        });
    pointers.forEach(
        (register, targets) -> {
          Pointer pointer = ((Value.Address) value(state, register)).pointer();
          world.engine().restrict(pointer, targets);
        });
  }

  private static Value value(State state, int register) {
    return state.frame().registers().get(register).orElseThrow();
  }

  /** Tries a round; true if it adds nothing. */
  private boolean grow(int attempt) {
    world.push();
    State before = world.joins().havocked(arrival, round);
    restrict(before);
    State after = world.joins().havocked(arrival, round);
    Stop stop =
        new Stop(
            before.frame().depth(), before.frame().block(), Optional.of(after), Optional.empty());
    Optional<List<Item>> items =
        Walk.from(world, Walk.forced(before, round.again()), stop, 0)
            .flatMap(open -> new Settling(world).settle(open))
            .flatMap(open -> new Deduction(world, before).deduce(open));
    boolean possible = items.isPresent() && world.calculus().propagate();
    Map<Integer, Values> reached = new HashMap<>();
    Map<Integer, Targets> pointed = new HashMap<>();
    if (possible) {
      words.keySet().forEach(r -> reached.put(r, word(after, r).values()));
      pointers.keySet().forEach(r -> pointed.put(r, pointer(after, r).targets()));
    }
    world.pop();
    boolean stable = true;
    for (Map.Entry<Integer, Values> entry : reached.entrySet()) {
      stable &= widen(entry.getKey(), entry.getValue(), attempt);
    }
    for (Map.Entry<Integer, Targets> entry : pointed.entrySet()) {
      stable &= extend(entry.getKey(), entry.getValue(), attempt);
    }
    return stable;
  }

  private static Word word(State state, int register) {
    return ((Value.Number) value(state, register)).word();
  }

  private static Pointer pointer(State state, int register) {
    return ((Value.Address) value(state, register)).pointer();
  }

  private boolean widen(int register, Values more, int attempt) {
    Values known = words.get(register);
    if (more.isWithin(known)) {
      return true;
    }
    Values all = known.union(more);
    if (attempt >= EXACT) {
      WordType type = word(arrival, register).type();
      Whole low = known.least();
      Whole high = known.greatest();
      if (all.least().isBelow(low)) {
        Whole mark = landmarks.floor(all.least());
        low = mark == null || attempt > 2 * EXACT ? type.least() : mark.greatest(type.least());
      }
      if (high.isBelow(all.greatest())) {
        Whole mark = landmarks.ceiling(all.greatest());
        high = mark == null || attempt > 2 * EXACT ? type.greatest() : mark.least(type.greatest());
      }
      all = all.union(Values.between(low, high));
    }
    words.put(register, all);
    return false;
  }

  private boolean extend(int register, Targets more, int attempt) {
    Targets known = pointers.get(register);
    Targets all = known.union(more);
    if (all.equals(known)) {
      return true;
    }
    pointers.put(register, attempt >= EXACT ? Targets.all() : all);
    return false;
  }
}
