package heapwright.truth;

import java.util.List;
import java.util.Random;

/** Choices that a seed makes. */
public final class Draw {
  private final Random random;

  public Draw(long seed) {
    random = new Random(seed);
    // Seeds that lie close together begin alike.
    random.nextInt();
    random.nextInt();
  }

  public int below(int limit) {
    return random.nextInt(limit);
  }

  public int between(int least, int greatest) {
    return least + random.nextInt(greatest - least + 1);
  }

  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  public <T> T of(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }
}
