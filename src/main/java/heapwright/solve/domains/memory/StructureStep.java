package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * An operator between the places of two memories: a step leads from one to the other, and what
 * arrives in either is looked at once.
 */
abstract class StructureStep extends DomainOperator {
  final StructureSet before;
  final StructureSet after;

  /** What arrives before and after the step: places that exist, and places that are gone. */
  final Arrivals newBefore;

  final Arrivals newAfter;
  final Arrivals goneBefore;
  final Arrivals goneAfter;

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
    newBefore = new Arrivals(before::places, before.added(), seen);
    newAfter = new Arrivals(after::places, after.added(), seen);
    goneBefore = new Arrivals(before::absent, before.excluded(), seen);
    goneAfter = new Arrivals(after::absent, after.excluded(), seen);
  }

  /** Once the places of either memory are known, so are those of the other. */
  final void closeBoth() throws ContradictionException {
    if (before.isClosed() || after.isClosed()) {
      before.close();
      after.close();
      entailed();
    }
  }

  /** The places of one kind that the operator has not seen yet: all at first, then the new ones. */
  final class Arrivals {
    /** Nothing was seen yet. */
    private static final int NONE = -1;

    private final Supplier<List<AbstractAddress>> all;
    private final List<AbstractAddress> later;
    private int seen;

    /**
     * @param all the places that there are
     * @param later those that came after the structure was made, in that order
     * @param present whether those that there are count as seen
     */
    Arrivals(Supplier<List<AbstractAddress>> all, List<AbstractAddress> later, boolean present) {
      this.all = all;
      this.later = later;
      seen = present ? later.size() : NONE;
    }

    /** Each place once, in a world and those entered from it. */
    List<AbstractAddress> next() {
      int before = seen;
      int now = later.size();
      if (before == now) {
        return List.of();
      }
      seen = now;
      engine.onPop(() -> seen = before);
      return before == NONE ? all.get() : List.copyOf(later.subList(before, now));
    }
  }
}
