package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import java.util.List;
import java.util.stream.Stream;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * An operator between the places of two memories: a step leads from one to the other, and what
 * arrives in either is looked at once.
 */
abstract class StructureStep extends DomainOperator {
  final StructureSet before;
  final StructureSet after;
  final Arrivals ofBefore;
  final Arrivals ofAfter;

  /**
   * @param seen whether the memory after the step was made with what the one before it has, so that
   *     only what comes later is news
   * @param others further variables that the operator reads
   */
  StructureStep(StructureSet before, StructureSet after, boolean seen, DomainVariable... others) {
    super(
        before.engine,
        Stream.concat(Stream.of(before, after), Stream.of(others)).toArray(DomainVariable[]::new));
    this.before = before;
    this.after = after;
    ofBefore = new Arrivals(before, seen);
    ofAfter = new Arrivals(after, seen);
  }

  /** Once the places of either memory are known, so are those of the other. */
  final void closeBoth() throws ContradictionException {
    if (before.isClosed() || after.isClosed()) {
      before.close();
      after.close();
      entailed();
    }
  }

  /**
   * The places of a structure that an operator has not seen yet: all at first, then the new ones;
   * members and what is known to be none apart.
   */
  static final class Arrivals {
    /** Nothing was seen yet. */
    private static final int NONE = -1;

    private final StructureSet structures;
    private int seen = NONE;
    private int seenAbsent = NONE;

    Arrivals(StructureSet structures, boolean present) {
      this.structures = structures;
      if (present) {
        seen = structures.additions();
        seenAbsent = structures.exclusions();
      }
    }

    /** Each place once, in a world and those entered from it. */
    List<AbstractAddress> next() {
      int before = seen;
      List<AbstractAddress> fresh =
          before == NONE ? structures.places() : List.copyOf(structures.addedAfter(before));
      if (before != structures.additions()) {
        seen = structures.additions();
        structures.engine.onPop(() -> seen = before);
      }
      return fresh;
    }

    /** As {@link #next}, what is known not to be there. */
    List<AbstractAddress> nextAbsent() {
      int before = seenAbsent;
      List<AbstractAddress> fresh =
          before == NONE ? structures.absent() : List.copyOf(structures.excludedAfter(before));
      if (before != structures.exclusions()) {
        seenAbsent = structures.exclusions();
        structures.engine.onPop(() -> seenAbsent = before);
      }
      return fresh;
    }
  }

  /** Two memories have the same places, since one path led from one to the other. */
  static final class None extends StructureStep {
    None(StructureSet one, StructureSet other) {
      super(one, other, false);
    }

    @Override
    public void deduce() throws ContradictionException {
      carry(ofBefore, after);
      carry(ofAfter, before);
      closeBoth();
    }

    private static void carry(Arrivals from, StructureSet to) throws ContradictionException {
      for (AbstractAddress place : from.next()) {
        to.add(place);
      }
      for (AbstractAddress place : from.nextAbsent()) {
        to.exclude(place);
      }
    }

    @Override
    public String text() {
      return before.getName() + " = " + after.getName();
    }
  }
}
