package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.Interval;
import heapwright.ir.Global;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/**
 * What calls of a function make of the numbers they start with, as far as that is known yet: it
 * only grows.
 */
final class FunctionSummary {
  /** How often ranges may grow to the next threshold; then they become unbounded. */
  private static final int MOST_GROWTH = 16;

  /** What a call starts with. */
  record Entry(List<Interval> arguments, Map<Global, Interval> globals) {
    boolean within(Entry other) {
      boolean all = globals.keySet().stream().allMatch(g -> isWithin(globals, other.globals, g));
      for (int i = 0; i < arguments.size(); i++) {
        all &= arguments.get(i).within(other.arguments.get(i));
      }
      return all;
    }
  }

  /** What a call may give back, and what it leaves in the globals then. */
  record End(Interval result, Map<Global, Interval> globals) {
    boolean within(End other) {
      return result.within(other.result)
          && globals.keySet().stream().allMatch(g -> isWithin(globals, other.globals, g));
    }
  }

  private Entry entry;
  private Optional<End> zero = Optional.empty();
  private Optional<End> nonZero = Optional.empty();
  private final SortedSet<Long> thresholds;
  private int growth;
  private boolean hasChanged = true;

  /** Takes where ranges tend to end. */
  FunctionSummary(Entry entry, SortedSet<Long> thresholds) {
    this.entry = entry;
    this.thresholds = thresholds;
  }

  private static boolean isWithin(Map<Global, Interval> a, Map<Global, Interval> b, Global global) {
    return a.get(global).within(b.get(global));
  }

  Entry entry() {
    return entry;
  }

  /** Those in which it gives back 0, and the others, or gives back nothing at all. */
  List<End> ends() {
    List<End> all = new ArrayList<>();
    zero.ifPresent(all::add);
    nonZero.ifPresent(all::add);
    return all;
  }

  /** Whether it has grown since the last time of asking. */
  boolean takeChanged() {
    boolean was = hasChanged;
    hasChanged = false;
    return was;
  }

  /** Calls may start like that as well. */
  void start(Entry other) {
    if (other.within(entry)) {
      return;
    }
    hasChanged = true;
    growth++;
    List<Interval> arguments = new ArrayList<>();
    for (int i = 0; i < entry.arguments().size(); i++) {
      arguments.add(grown(entry.arguments().get(i), other.arguments().get(i)));
    }
    entry = new Entry(arguments, grown(entry.globals(), other.globals()));
  }

  /** Calls may end like that as well. */
  void end(End end) {
    boolean isZero = end.result().equals(Interval.of(0));
    Optional<End> old = isZero ? zero : nonZero;
    if (old.isPresent() && end.within(old.get())) {
      return;
    }
    hasChanged = true;
    growth++;
    Optional<End> now =
        Optional.of(
            old.map(
                    e ->
                        new End(grown(e.result(), end.result()), grown(e.globals(), end.globals())))
                .orElse(end));
    if (isZero) {
      zero = now;
    } else {
      nonZero = now;
    }
  }

  private Map<Global, Interval> grown(Map<Global, Interval> a, Map<Global, Interval> b) {
    Map<Global, Interval> all = new LinkedHashMap<>();
    a.forEach((global, range) -> all.put(global, grown(range, b.get(global))));
    return all;
  }

  private Interval grown(Interval a, Interval b) {
    long low = b.low() < a.low() ? below(b.low()) : a.low();
    long high = b.high() > a.high() ? above(b.high()) : a.high();
    return new Interval(low, high);
  }

  private long below(long number) {
    SortedSet<Long> stops = thresholds.headSet(number + (number == Interval.NO_HIGH ? 0 : 1));
    return growth > MOST_GROWTH || stops.isEmpty() ? Interval.NO_LOW : stops.last();
  }

  private long above(long number) {
    SortedSet<Long> stops = thresholds.tailSet(number);
    return growth > MOST_GROWTH || stops.isEmpty() ? Interval.NO_HIGH : stops.first();
  }
}
