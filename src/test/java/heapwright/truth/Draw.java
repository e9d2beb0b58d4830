package heapwright.truth;

import java.util.List;
import java.util.Random;

/** Choices that a seed makes. */
final class Draw {
  private final Random random;

  Draw(long seed) {
    random = new Random(seed);
    // Seeds that lie close together begin alike.
    random.nextInt();
    random.nextInt();
  }

  int below(int limit) {
    return random.nextInt(limit);
  }

  int between(int least, int greatest) {
    return least + random.nextInt(greatest - least + 1);
  }

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  <T> T of(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }
}
