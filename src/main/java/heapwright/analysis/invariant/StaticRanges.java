package heapwright.analysis.invariant;

import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis.AnalysisBudgetExceeded;
import heapwright.analysis.invariant.fixpoint.InvariantListener;
import heapwright.analysis.invariant.fixpoint.Precision;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.analysis.invariant.fixpoint.Statics;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.ConstantMemory;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ranges of a function's static variables between calls: what they start with, and all that a
 * call makes of a number of the range.
 */
final class StaticRanges {
  private static final Precision PRECISION =
      new Precision(1, 8, Precision.Marks.FLAGS, 2, OverflowSemantics.WRAPS, false, 400_000);
  private static final int ROUNDS = 8;
  private static final int ROUNDS_BEFORE_WIDENING = 4;

  private final ProgramFacts facts;
  private final Function function;
  private final Map<Function, FunctionOutline> outlines;

  StaticRanges(ProgramFacts facts, Function function, Map<Function, FunctionOutline> outlines) {
    this.facts = facts;
    this.function = function;
    this.outlines = outlines;
  }

  Statics find() {
    Map<Global, Interval> ranges = new LinkedHashMap<>();
    for (Global global : facts.program().globals().values()) {
      if (isOwn(global)) {
        ranges.put(global, Interval.of(initial(global)));
      }
    }
    for (int round = 0; round < ROUNDS && !ranges.isEmpty(); round++) {
      Optional<Map<SymbolId, Interval>> left = left(ranges);
      if (left.isEmpty()) {
        return Statics.none();
      }
      if (!grow(ranges, left.get(), round >= ROUNDS_BEFORE_WIDENING)) {
        return new Statics(ranges);
      }
    }
    return Statics.none();
  }

  /** Widens the ranges by what was left in the variables; whether that made a difference. */
  private static boolean grow(
      Map<Global, Interval> ranges, Map<SymbolId, Interval> left, boolean give) {
    boolean changed = false;
    for (Map.Entry<Global, Interval> entry : ranges.entrySet()) {
      Interval found = left.getOrDefault(entry.getKey().symbol(), entry.getValue());
      if (!found.within(entry.getValue())) {
        Interval all = Interval.of(entry.getKey().type());
        entry.setValue(give ? all : entry.getValue().join(found));
        changed = true;
      }
    }
    return changed;
  }

  private Optional<Map<SymbolId, Interval>> left(Map<Global, Interval> ranges) {
    Statics statics = new Statics(ranges);
    InvariantAnalysis analysis =
        new InvariantAnalysis(facts, PRECISION, statics, outlines, () -> false);
    InvariantListener listener =
        new InvariantListener() {
          @Override
          public void atEnd(BlockId block, AbstractState state, int frame) {
            if (function.block(block).terminator() instanceof Terminator.Return) {
              statics.leaving(state);
            }
          }
        };
    try {
      analysis.start(function, listener);
      return Optional.of(statics.left());
    } catch (AnalysisBudgetExceeded e) {
      return Optional.empty();
    }
  }

  /** An integer that only this function names, and only to read and write it. */
  private boolean isOwn(Global global) {
    return global.type().isInteger()
        && !global.readOnly()
        && !global.name().isEmpty()
        && global.initialiser().isPresent()
        && hasPlainStart(global)
        && ExpressionTransfer.integer(global.type()).bits() < 64
        && function.span().encloses(global.span())
        && !function.span().equals(global.span())
        && facts.mentions().isOnlyAccessedBy(function, global.symbol());
  }

  /** Whether it starts as 0 or as a constant that is written out. */
  private static boolean hasPlainStart(Global global) {
    List<Initialiser.Item> items = global.initialiser().orElseThrow().items();
    return items.isEmpty()
        || items.size() == 1
            && items.get(0) instanceof Initialiser.Item.Scalar scalar
            && ConstantMemory.number(scalar).isPresent();
  }

  private static long initial(Global global) {
    return global.initialiser().orElseThrow().items().stream()
        .map(item -> ConstantMemory.number((Initialiser.Item.Scalar) item).orElseThrow())
        .findFirst()
        .orElse(0L);
  }
}
