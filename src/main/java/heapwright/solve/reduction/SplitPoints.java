package heapwright.solve.reduction;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Where to split an overlap: in the middle, then at quarters, then at eighths. */
final class SplitPoints {
  private static final int[][] FRACTIONS = {{1, 2}, {1, 4}, {3, 4}, {1, 8}, {7, 8}, {3, 8}, {5, 8}};

  private SplitPoints() {}

  static List<BigInteger> of(BigInterval overlap) {
    LinkedHashSet<BigInteger> points = new LinkedHashSet<>();
    BigInteger length = overlap.greatest().subtract(overlap.least());
    for (int[] fraction : FRACTIONS) {
      points.add(
          overlap
              .least()
              .add(
                  length
                      .multiply(BigInteger.valueOf(fraction[0]))
                      .divide(BigInteger.valueOf(fraction[1]))));
    }
    return new ArrayList<>(points);
  }
}
