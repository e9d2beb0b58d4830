package heapwright.method.branchdistance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Inputs whose runs did what none before did, however far they are from goals. Branch distance
 * deceives where all small changes of the nearest input lead away from the goal, or where callees
 * decide; what varies in kind leads out of there.
 */
final class NovelInputs {
  private static final int MOST = 1_000;

  private final List<Population.Individual> inputs = new ArrayList<>();
  private final Random random;

  NovelInputs(Random random) {
    this.random = random;
  }

  boolean isEmpty() {
    return inputs.isEmpty();
  }

  void add(Population.Individual input) {
    if (inputs.size() == MOST) {
      inputs.remove(random.nextInt(MOST / 2));
    }
    inputs.add(input);
  }

  /** Any of them; the later ones are likelier, because they were made from the others. */
  Population.Individual draw() {
    double back = random.nextDouble() * random.nextDouble();
    return inputs.get(inputs.size() - 1 - (int) (back * inputs.size()));
  }
}
