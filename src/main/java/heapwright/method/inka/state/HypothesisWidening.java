package heapwright.method.inka.state;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.Collection;
import java.util.TreeSet;

/**
 * How a hypothesis is widened that one more round, or one more call, has contradicted: at first by
 * what was seen. Bounds that keep moving are widened to the next constant of the text, and finally
 * given up.
 */
public final class HypothesisWidening {
  private static final int EXACT = 3;

  private final TreeSet<MathematicalInteger> landmarks = new TreeSet<>();

  private HypothesisWidening() {}

  /** By the constants in some blocks of a function. */
  public static HypothesisWidening of(Function function, Collection<Integer> blocks) {
    HypothesisWidening widening = new HypothesisWidening();
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
        landmarks.add(MathematicalInteger.of(constant.value()).plus(MathematicalInteger.of(near)));
      }
    }
    e.operands().forEach(this::collect);
  }

  /**
   * The next hypothesis.
   *
   * @param known the last hypothesis
   * @param more what was seen
   * @param attempt how often the hypothesis was widened
   */
  public IntegerSet of(WordType type, IntegerSet known, IntegerSet more, int attempt) {
    IntegerSet all = known.union(more);
    if (attempt < EXACT || known.isEmpty()) {
      return all;
    }
    boolean last = attempt > 2 * EXACT;
    MathematicalInteger low = known.least();
    MathematicalInteger high = known.greatest();
    if (all.least().isBelow(low)) {
      MathematicalInteger mark = landmarks.floor(all.least());
      low = mark == null || last ? type.least() : mark.greatest(type.least());
    }
    if (high.isBelow(all.greatest())) {
      MathematicalInteger mark = landmarks.ceiling(all.greatest());
      high = mark == null || last ? type.greatest() : mark.least(type.greatest());
    }
    return all.union(IntegerSet.between(low, high));
  }

  /** The same for where a pointer may point. */
  public static PointerDomain of(PointerDomain known, PointerDomain more, int attempt) {
    return attempt >= EXACT ? PointerDomain.all() : known.union(more);
  }
}
