package heapwright.method.addressmapper.map;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;

/**
 * What an evaluation knows at a point of a path. Immutable, so that it can go on from there in more
 * than one way.
 *
 * @param met the pointers of the input that the path has met, by the number of their names
 * @param temporaries what the temporaries of the lowering stand for, by the place of the variable
 * @param allocations the cells of the program's requests for memory, in order
 * @param accesses what was done with memory of the input
 * @param reservations why a conflict from here on is no proof
 * @param passed how many statements of the path have begun
 */
public record EvaluationState(
    AddressMap map,
    Numbers numbers,
    IntMap<PointerValue> met,
    IntMap<Vector> temporaries,
    Trail<CellAddress> allocations,
    Trail<Predicate> predicates,
    Trail<Access> accesses,
    Trail<String> reservations,
    int move,
    int passed) {
  public static final EvaluationState START =
      new EvaluationState(
          AddressMap.START,
          Numbers.NONE,
          IntMap.empty(),
          IntMap.empty(),
          Trail.empty(),
          Trail.empty(),
          Trail.empty(),
          Trail.empty(),
          0,
          0);
}
