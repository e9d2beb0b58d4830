package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.StructureSet;

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
    super(before.engine, all(before, after, others));
    this.before = before;
    this.after = after;
    ofBefore = seen ? new Arrivals(before).afterPresent() : new Arrivals(before);
    ofAfter = seen ? new Arrivals(after).afterPresent() : new Arrivals(after);
  }

  private static DomainVariable[] all(
      StructureSet before, StructureSet after, DomainVariable... others) {
    DomainVariable[] all = new DomainVariable[others.length + 2];
    all[0] = before;
    all[1] = after;
    System.arraycopy(others, 0, all, 2, others.length);
    return all;
  }
}
