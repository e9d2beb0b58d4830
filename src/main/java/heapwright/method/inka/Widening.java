package heapwright.method.inka;

import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import heapwright.solve.domains.WordType;
import java.util.Collection;
import java.util.TreeSet;

/**
 * How a supposition grows that one more round, or one more call, has contradicted: by what was seen
 * at first. Bounds that keep moving are moved on to the next constant of the text, and in the end
 * given up.
 */
final class Widening {
  private static final int EXACT = 3;

  private final TreeSet<Whole> landmarks = new TreeSet<>();

  private Widening() {}

  /** By the constants in some blocks of a function. */
  static Widening of(Function function, Collection<Integer> blocks) {
    Widening widening = new Widening();
    for (int index : blocks) {
      var block = function.blocks().get(index);
      block.statements().forEach(s -> s.operands().forEach(widening::collect));
      block.terminator().operands().forEach(widening::collect);
    }
    return widening;
  }

  private void collect(Expression e) {
    if (e instanceof Expression.IntegerConstant constant) {
      for (long near = -1; near <= 1; near++) {
        landmarks.add(Whole.of(constant.value()).plus(Whole.of(near)));
      }
    }
    e.operands().forEach(this::collect);
  }

  /**
   * What is supposed next.
   *
   * @param known what was supposed
   * @param more what was seen
   * @param attempt how often the supposition has grown
   */
  Values of(WordType type, Values known, Values more, int attempt) {
    Values all = known.union(more);
    if (attempt < EXACT || known.isEmpty()) {
      return all;
    }
    boolean last = attempt > 2 * EXACT;
    Whole low = known.least();
    Whole high = known.greatest();
    if (all.least().isBelow(low)) {
      Whole mark = landmarks.floor(all.least());
      low = mark == null || last ? type.least() : mark.greatest(type.least());
    }
    if (high.isBelow(all.greatest())) {
      Whole mark = landmarks.ceiling(all.greatest());
      high = mark == null || last ? type.greatest() : mark.least(type.greatest());
    }
    return all.union(Values.between(low, high));
  }

  /** The same for where a pointer may point. */
  static Targets of(Targets known, Targets more, int attempt) {
    return attempt >= EXACT ? Targets.all() : known.union(more);
  }
}
