package heapwright.method.branchdistance;

import java.util.Comparator;

/**
 * How near a run came to a goal; less is nearer.
 *
 * @param level how many decisions were still to come out rightly; none if the goal was met
 * @param distance how far the first of them was from that, if the run came to it
 */
record Fitness(int level, double distance) implements Comparable<Fitness> {
  static final Fitness MET = new Fitness(0, 0);
  static final Fitness FARTHEST = new Fitness(Integer.MAX_VALUE, Double.MAX_VALUE);

  private static final Comparator<Fitness> ORDER =
      Comparator.comparingInt(Fitness::level).thenComparingDouble(Fitness::distance);

  boolean isMet() {
    return level == 0;
  }

  /** Whether the run came by any decision on which the goal depends. */
  boolean isNear() {
    return level != Integer.MAX_VALUE;
  }

  @Override
  public int compareTo(Fitness other) {
    return ORDER.compare(this, other);
  }
}
