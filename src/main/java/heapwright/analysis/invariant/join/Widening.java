package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.domain.SmallValueSet;
import heapwright.analysis.invariant.domain.Zone;
import heapwright.analysis.invariant.state.AbstractState;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Makes the states at a loop's head stop growing, and tells when they have. */
public final class Widening {
  /** Rounds in which states may simply grow; then to the next threshold, then in great steps. */
  private static final int ROUNDS_BEFORE_WIDENING = 2;

  public static final int FINE = 7;
  private static final int COARSE = 14;

  private static final SortedSet<Long> ENDS_OF_TYPES = endsOfTypes();

  private final SortedSet<Long> thresholds;

  Widening(SortedSet<Long> thresholds) {
    this.thresholds = thresholds;
  }

  /** Where numbers of the usual widths end. */
  public static SortedSet<Long> endsOfTypes() {
    SortedSet<Long> found = new TreeSet<>(List.of(-1L, 0L, 1L));
    for (int bits : new int[] {7, 8, 15, 16, 31, 32}) {
      found.add((1L << bits) - 1);
      found.add(-(1L << bits));
    }
    return found;
  }

  /** Whether everything that the old state says holds in the new one, which has its names. */
  public static boolean stable(AbstractState old, AbstractState grown) {
    return old.registers.equals(grown.registers)
        && sameCells(old, grown)
        && grown.distinct.containsAll(old.distinct)
        && old.escaped.containsAll(grown.escaped)
        && (old.freed || !grown.freed)
        && sameNumbers(old, grown)
        && old.nonConvex.namesWithMembers().stream()
            .map(AbstractValue::named)
            .allMatch(name -> grown.members(name).within(old.members(name)));
  }

  private static boolean sameCells(AbstractState old, AbstractState grown) {
    return old.cells.entrySet().stream()
        .allMatch(
            cell -> {
              CellContent other = grown.cells.get(cell.getKey());
              return other != null
                  && other.value().equals(cell.getValue().value())
                  && (cell.getValue().owner().isEmpty()
                      || cell.getValue().owner().equals(other.owner()));
            });
  }

  private static boolean sameNumbers(AbstractState old, AbstractState grown) {
    int[] names = old.zone.names();
    int[] places = new int[names.length];
    for (int i = 0; i < names.length; i++) {
      places[i] = grown.zone.place(names[i]);
    }
    for (int i = 0; i < names.length; i++) {
      for (int j = 0; j < names.length; j++) {
        if (i != j && grown.zone.at(places[i], places[j]) > old.zone.at(i, j)) {
          return false;
        }
      }
      int x = names[i];
      AbstractValue name = AbstractValue.named(x);
      if (x != AbstractValue.ZERO && !sameRemainders(old, grown, name)) {
        return false;
      }
    }
    return old.floatNames().stream()
        .map(AbstractValue::named)
        .allMatch(name -> grown.floatRange(name).within(old.floatRange(name)));
  }

  private static boolean sameRemainders(
      AbstractState old, AbstractState grown, AbstractValue name) {
    Congruence before = old.congruence(name);
    Residues residues = old.residues(name);
    return before.join(grown.congruence(name)).equals(before)
        && residues.join(grown.residues(name)).equals(residues);
  }

  /** The new state without the bounds that were tighter before, but for the nearest threshold. */
  public AbstractState widened(AbstractState old, AbstractState grown, int round) {
    if (round < ROUNDS_BEFORE_WIDENING) {
      return grown;
    }
    SortedSet<Long> stops =
        round < FINE ? thresholds : round < COARSE ? ENDS_OF_TYPES : Collections.emptySortedSet();
    AbstractState result = grown.copy();
    for (int x : grown.zone.names()) {
      for (int y : grown.zone.names()) {
        long before = old.zone.bound(x, y);
        long now = grown.zone.bound(x, y);
        if (x != y && old.zone.knows(x) && old.zone.knows(y) && now > before) {
          result.zone.put(result.zone.place(x), result.zone.place(y), relaxed(x, y, now, stops));
        }
      }
    }
    for (int name : grown.zone.names()) {
      AbstractValue value = AbstractValue.named(name);
      if (name != AbstractValue.ZERO && !old.residues(value).equals(grown.residues(value))) {
        result.nonConvex.set(name, grown.residues(value).spread());
      }
    }
    for (int name : List.copyOf(grown.nonConvex.namesWithMembers())) {
      if (!grown
          .members(AbstractValue.named(name))
          .within(old.members(AbstractValue.named(name)))) {
        result.nonConvex.set(name, SmallValueSet.ALL);
      }
    }
    // Not closed: closing would restore the bounds that were given up.
    for (int name : grown.floatNames()) {
      AbstractValue value = AbstractValue.named(name);
      FloatRange range = grown.floatRange(value);
      if (old.knows(name) && !range.within(old.floatRange(value))) {
        result.setFloat(name, FloatRange.ALL);
      }
    }
    return result;
  }

  private static long relaxed(int x, int y, long now, SortedSet<Long> stops) {
    if (now == Zone.NONE || x != AbstractValue.ZERO && y != AbstractValue.ZERO) {
      return Zone.NONE;
    }
    if (y == AbstractValue.ZERO) {
      SortedSet<Long> above = stops.tailSet(now);
      return above.isEmpty() ? Zone.NONE : above.first();
    }
    // A lower bound is the bound of the negated number.
    SortedSet<Long> below = stops.headSet(-now + 1);
    return below.isEmpty() ? Zone.NONE : -below.last();
  }
}
