package heapwright.machine.code;

import heapwright.ir.code.Terminator;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.IntegerRepresentation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the label of a switch that a value belongs to: the place among the successors. */
@FunctionalInterface
interface SwitchLookup {
  int outcome(long subject);

  /** No more table entries than this for one switch. */
  int LARGEST_TABLE = 4096;

  static SwitchLookup of(Terminator.Switch t) {
    List<Terminator.Switch.Case> cases = t.cases();
    if (cases.isEmpty()) {
      return subject -> 0;
    }
    long least = cases.stream().mapToLong(Terminator.Switch.Case::low).min().orElseThrow();
    long most = cases.stream().mapToLong(Terminator.Switch.Case::high).max().orElseThrow();
    long spread = most - least;
    if (spread >= 0 && spread < Math.min(LARGEST_TABLE, 16L + 8L * cases.size())) {
      return table(cases, least, (int) spread + 1);
    }
    boolean plain = cases.stream().allMatch(c -> c.low() == c.high());
    return plain ? map(cases) : ranges(cases, IntegerRepresentation.of(t.subject().type()));
  }

  private static SwitchLookup table(List<Terminator.Switch.Case> cases, long least, int size) {
    int otherwise = cases.size();
    int[] outcomes = new int[size];
    Arrays.fill(outcomes, otherwise);
    for (int i = 0; i < cases.size(); i++) {
      long from = cases.get(i).low() - least;
      long to = cases.get(i).high() - least;
      for (long at = from; at <= to; at++) {
        outcomes[(int) at] = i;
      }
    }
    return subject -> {
      long at = subject - least;
      return at >= 0 && at < outcomes.length ? outcomes[(int) at] : otherwise;
    };
  }

  private static SwitchLookup map(List<Terminator.Switch.Case> cases) {
    Map<Long, Integer> outcomes = new HashMap<>();
    for (int i = 0; i < cases.size(); i++) {
      outcomes.put(cases.get(i).low(), i);
    }
    int otherwise = cases.size();
    return subject -> outcomes.getOrDefault(subject, otherwise);
  }

  private static SwitchLookup ranges(List<Terminator.Switch.Case> cases, IntegerType type) {
    // Flipping the top bit makes the order of unsigned numbers that of signed ones.
    long flip = type.signed() ? 0 : Long.MIN_VALUE;
    long[] lows = cases.stream().mapToLong(c -> c.low() ^ flip).toArray();
    long[] highs = cases.stream().mapToLong(c -> c.high() ^ flip).toArray();
    return subject -> {
      long value = subject ^ flip;
      for (int i = 0; i < lows.length; i++) {
        if (lows[i] <= value && value <= highs[i]) {
          return i;
        }
      }
      return lows.length;
    };
  }
}
