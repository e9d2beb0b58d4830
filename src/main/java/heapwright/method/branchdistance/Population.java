package heapwright.method.branchdistance;

import heapwright.testcase.InputObject;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The few inputs that approach one target, each the head of its own line of descent: a child
 * replaces its parent if it is no farther, so that inputs cross plateaus. A line without progress
 * for long restarts at some initial input, or with any child of the best one, to leave a local
 * optimum.
 */
final class Population {
  /**
   * An input that was run.
   *
   * @param compared the numbers where it was nearest to the target
   */
  record Individual(TestInput input, FitnessMeasurement.Fitness fitness, List<Long> compared) {

    Individual {
      compared = List.copyOf(compared);
    }

    /** How much there is of it. */
    long size() {
      return input.stdin().size()
          + input.objects().stream().mapToLong(Individual::size).sum()
          + input.arguments().size();
    }

    private static long size(InputObject object) {
      return 4 + Math.max(object.length(), object.cells().size());
    }
  }

  private static final int LANES = 6;
  private static final int STARTS = 60;
  private static final int CONTENDERS = 4;

  /** How many children without progress a line may have; and the best line. */
  private static final int STAGNATION_LIMIT = 500;

  private static final int STAGNATION_LIMIT_OF_BEST = 5_000;

  /** How many children of the best input without progress show that it stands on a plateau. */
  private static final int PLATEAU = 50;

  /** On a plateau, inputs may grow so far beyond the smallest there; else all of them only grow. */
  private static final int GROWTH = 12;

  private final List<Individual> starts = new ArrayList<>();
  private final List<Individual> individuals = new ArrayList<>();
  private final int[] stagnation = new int[LANES];
  private final boolean[] perturbed = new boolean[LANES];
  private final Random random;

  Population(Random random) {
    this.random = random;
  }

  boolean isEmpty() {
    return starts.isEmpty();
  }

  Individual at(int lane) {
    return individuals.get(lane);
  }

  /** Any input in a lane. */
  Individual any() {
    return individuals.get(random.nextInt(individuals.size()));
  }

  /** The better of two lines, at random. */
  int draw() {
    while (individuals.size() < LANES) {
      individuals.add(start());
    }
    int one = random.nextInt(individuals.size());
    int other = random.nextInt(individuals.size());
    return at(one).fitness().compareTo(at(other).fitness()) <= 0 ? one : other;
  }

  FitnessMeasurement.Fitness best() {
    return individuals.get(leader()).fitness();
  }

  /** Whether the best input has had no better child for long. */
  boolean isStuck() {
    return stagnation[leader()] > PLATEAU;
  }

  private int leader() {
    int leader = 0;
    for (int i = 1; i < individuals.size(); i++) {
      if (individuals.get(i).fitness().compareTo(individuals.get(leader).fitness()) < 0) {
        leader = i;
      }
    }
    return leader;
  }

  /** An input from elsewhere. */
  void admit(Individual newcomer) {
    if (starts.stream().anyMatch(start -> start.input().equals(newcomer.input()))) {
      return;
    }
    if (starts.size() < STARTS) {
      starts.add(newcomer);
    } else {
      starts.set(random.nextInt(STARTS), newcomer);
    }
    if (individuals.size() < LANES) {
      individuals.add(newcomer);
    } else {
      overtake(newcomer);
    }
  }

  private void overtake(Individual newcomer) {
    int last = 0;
    for (int i = 1; i < LANES; i++) {
      if (individuals.get(i).fitness().compareTo(individuals.get(last).fitness()) > 0) {
        last = i;
      }
    }
    if (newcomer.fitness().compareTo(individuals.get(last).fitness()) < 0) {
      put(last, newcomer);
    }
  }

  private void put(int lane, Individual individual) {
    individuals.set(lane, individual);
    stagnation[lane] = 0;
    perturbed[lane] = false;
  }

  /** The child of the input in a lane. */
  void follow(int lane, Individual child) {
    Individual parent = individuals.get(lane);
    if (perturbed[lane]) {
      put(lane, child);
      return;
    }
    int comparison = child.fitness().compareTo(parent.fitness());
    if (comparison < 0) {
      put(lane, child);
    } else if (comparison == 0 && child.size() <= Math.max(parent.size(), limit(child))) {
      individuals.set(lane, child);
    }
    if (++stagnation[lane] > (lane == leader() ? STAGNATION_LIMIT_OF_BEST : STAGNATION_LIMIT)) {
      boolean isPerturbed = random.nextBoolean();
      put(lane, isPerturbed ? at(leader()) : start());
      perturbed[lane] = isPerturbed;
    }
  }

  /** One of the better inputs of the start. */
  private Individual start() {
    Individual best = starts.get(random.nextInt(starts.size()));
    for (int i = 1; i < CONTENDERS; i++) {
      Individual other = starts.get(random.nextInt(starts.size()));
      best = other.fitness().compareTo(best.fitness()) < 0 ? other : best;
    }
    return best;
  }

  private long limit(Individual child) {
    return GROWTH
        + individuals.stream()
            .filter(i -> i.fitness().equals(child.fitness()))
            .mapToLong(Individual::size)
            .min()
            .orElse(child.size());
  }

  /**
   * Inputs whose runs did what none before did, however far they are from goals. Branch distance
   * deceives where all small changes of the nearest input lead away from the goal, or where callees
   * decide; what varies in kind leads out of there.
   */
  static final class NovelInputs {
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
}
