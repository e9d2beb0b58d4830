package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.ir.code.BlockId;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The courses from the start of a function to an end on which every loop goes back to its start at
 * most so often each time that it is entered. Those with the fewest statements come first: the
 * search is A*, which knows how far the end is.
 */
final class BoundedPaths {
  private record Open(BlockPath course, int total, int order) {}

  private final PathGraph terrain;
  private final int rounds;
  private final PriorityQueue<Open> open =
      new PriorityQueue<>(
          Comparator.comparingInt(Open::total)
              // The newest first, so that few are open where many are equally long.
              .thenComparing(Comparator.comparingInt(Open::order).reversed()));
  private int order;
  private boolean bounded;
  private boolean endless;

  BoundedPaths(PathGraph terrain, BlockPath start, int rounds) {
    this.terrain = terrain;
    this.rounds = rounds;
    enter(start);
  }

  /**
   * The next one; none if there are no more.
   *
   * @param worthwhile which courses are to be gone on with
   */
  Optional<BlockPath> next(Predicate<BlockPath> worthwhile) {
    while (!open.isEmpty()) {
      BlockPath course = open.remove().course();
      if (worthwhile.test(course)) {
        if (terrain.isEnd(course.at())) {
          return Optional.of(course);
        }
        // Pushed last, the first outcome is looked at first.
        for (int i = terrain.out(course.at()).size() - 1; i >= 0; i--) {
          extend(course, terrain.out(course.at()).get(i));
        }
      }
    }
    return Optional.empty();
  }

  private void extend(BlockPath course, Edge edge) {
    if (terrain.isBack(edge) && course.rounds().getOrDefault(edge.to(), 0) >= rounds) {
      bounded = true;
    } else {
      enter(course.along(edge));
    }
  }

  private void enter(BlockPath course) {
    Set<BlockId> spent = spent(course);
    int distance = terrain.distance(course.at(), spent);
    if (distance < Integer.MAX_VALUE) {
      open.add(new Open(course, course.length() + distance, order++));
    } else if (terrain.distance(course.at(), Set.of()) < Integer.MAX_VALUE) {
      bounded = true;
    } else {
      endless = true;
    }
  }

  /** The loops that a course may not go on with. */
  Set<BlockId> spent(BlockPath course) {
    if (rounds == 0) {
      return terrain.headers();
    }
    return course.rounds().entrySet().stream()
        .filter(entry -> entry.getValue() >= rounds)
        .map(entry -> entry.getKey())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether there are more courses with more rounds. */
  boolean isBounded() {
    return bounded;
  }

  /** Whether some courses never come to an end of the function. */
  boolean isEndless() {
    return endless;
  }
}
