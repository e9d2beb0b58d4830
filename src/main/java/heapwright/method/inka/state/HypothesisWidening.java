package heapwright.method.inka.state;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.range.ValueSet;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How a hypothesis is widened that one more round, or one more call, has contradicted: at first by
 * what was seen. Bounds that keep moving are widened to the next constant of the text, and finally
 * given up.
 */
public final class HypothesisWidening {
  private static final int EXACT = 3;

  private final TreeSet<MathematicalInteger> thresholds = new TreeSet<>();

  private HypothesisWidening() {}

  /** By the constants in some blocks of a function, and their neighbours. */
  public static HypothesisWidening of(Function function, Collection<Integer> blocks) {
    HypothesisWidening widening = new HypothesisWidening();
    blocks.stream()
        .map(function.blocks()::get)
        .flatMap(HypothesisWidening::constants)
        .flatMap(
            c -> Stream.of(c.minus(MathematicalInteger.ONE), c, c.plus(MathematicalInteger.ONE)))
        .forEach(widening.thresholds::add);
    return widening;
  }

  /** The integers that a block's text spells. */
  public static Stream<MathematicalInteger> constants(BasicBlock block) {
    return Stream.concat(
            block.statements().stream().flatMap(s -> s.operands().stream()),
            block.terminator().operands().stream())
        .flatMap(HypothesisWidening::constants);
  }

  private static Stream<MathematicalInteger> constants(Expression e) {
    Stream<MathematicalInteger> inside =
        e.operands().stream().flatMap(HypothesisWidening::constants);
    return e instanceof Expression.IntegerConstant constant
        ? Stream.concat(Stream.of(MathematicalInteger.of(constant.value())), inside)
        : inside;
  }

  /**
   * The next hypothesis.
   *
   * @param known the last hypothesis
   * @param more what was seen
   * @param attempt how often the hypothesis was widened
   */
  public ValueSet of(CellType type, ValueSet known, ValueSet more, int attempt) {
    if (type instanceof WordType word) {
      return of(word, (IntegerSet) known, (IntegerSet) more, attempt);
    }
    return attempt >= EXACT ? PointerDomain.all() : known.union(more);
  }

  private IntegerSet of(WordType type, IntegerSet known, IntegerSet more, int attempt) {
    IntegerSet all = known.union(more);
    if (attempt < EXACT || known.isEmpty()) {
      return all;
    }
    boolean last = attempt > 2 * EXACT;
    MathematicalInteger low = known.least();
    MathematicalInteger high = known.greatest();
    if (all.least().isBelow(low)) {
      MathematicalInteger mark = thresholds.floor(all.least());
      low = mark == null || last ? type.least() : mark.greatest(type.least());
    }
    if (high.isBelow(all.greatest())) {
      MathematicalInteger mark = thresholds.ceiling(all.greatest());
      high = mark == null || last ? type.greatest() : mark.least(type.greatest());
    }
    return all.union(IntegerSet.between(low, high));
  }
}
