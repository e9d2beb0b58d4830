package heapwright.method.branchdistance;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * How often a run took each outcome of the user's decisions, in callees too, and whether no run
 * before took one so often. Large counts are compared by their order of magnitude, as fuzzers do;
 * else every longer loop were new.
 */
final class ExecutionNovelty {
  /** Outcomes that share a place cannot be distinguished; so many places keep that rare. */
  private static final int PLACES = 1 << 14;

  private static final int MAGNITUDES = 64;

  /** Counts up to here are told apart one by one. */
  private static final int FEW = 8;

  private static final int LIBRARY = -1;

  private final Map<SymbolId, Integer> functions = new HashMap<>();
  private final int[] counts = new int[PLACES];
  private final int[] touched = new int[PLACES];
  private final BitSet seen = new BitSet(PLACES * MAGNITUDES);
  private Function last;
  private int lastNumber;
  private int places;

  /** Another run begins. */
  void begin() {
    for (int i = 0; i < places; i++) {
      counts[touched[i]] = 0;
    }
    places = 0;
  }

  void decided(Function function, DecisionId decision, int outcome) {
    if (function != last) {
      last = function;
      lastNumber = functions.computeIfAbsent(function.symbol(), s -> number(function));
    }
    if (lastNumber != LIBRARY) {
      int place = place(lastNumber, decision, outcome);
      if (counts[place]++ == 0) {
        touched[places++] = place;
      }
    }
  }

  private int number(Function function) {
    return function.span().isOurs() ? LIBRARY : functions.size();
  }

  private static int place(int function, DecisionId decision, int outcome) {
    int hash = 31 * function + decision.statement().value();
    hash = (31 * hash + decision.condition()) * 31 + outcome;
    hash *= 0x9e3779b1; // Fibonacci hashing: neighbours are spread over all places.
    return hash >>> Integer.numberOfLeadingZeros(PLACES - 1);
  }

  /** Whether the run took some outcome as often as none before. */
  boolean isNew() {
    boolean isNew = false;
    for (int i = 0; i < places; i++) {
      int event = touched[i] * MAGNITUDES + magnitude(counts[touched[i]]);
      isNew |= !seen.get(event);
      seen.set(event);
    }
    return isNew;
  }

  private static int magnitude(int count) {
    return count <= FEW ? count : FEW + Integer.SIZE - Integer.numberOfLeadingZeros(count);
  }
}
