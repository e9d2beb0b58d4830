package heapwright.method.branchdistance;

import java.util.List;
import java.util.Random;

/** Another number instead of one: beside it, a power of two away, or one that was met somewhere. */
final class NumberMutation {
  private static final int LONGEST = 31;

  /** The step that helps is as long as the gap, or a part of it. */
  private static final int HALVINGS = 8;

  private final Random random;
  private final MentionedConstants vocabulary;

  NumberMutation(Random random, MentionedConstants vocabulary) {
    this.random = random;
    this.vocabulary = vocabulary;
  }

  /**
   * @param compared what the nearest decision compared
   */
  long from(long number, List<Long> compared) {
    int sign = random.nextBoolean() ? 1 : -1;
    return switch (random.nextInt(8)) {
      case 0, 1 -> number + 1;
      case 2 -> number - 1;
      case 3 -> number + sign * (1L << random.nextInt(LONGEST));
      case 4 -> vocabulary.number(random);
      case 5 -> compared.get(random.nextInt(compared.size())) + random.nextInt(3) - 1;
      default -> number + sign * Math.max(1, gap(compared) >> random.nextInt(HALVINGS));
    };
  }

  /** How far the decision was from being an equality. */
  private static long gap(List<Long> compared) {
    return Math.abs(compared.get(0) - compared.get(1));
  }
}
