package heapwright.method.branchdistance;

import heapwright.goal.Goal;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.machine.code.processor.Observer;
import heapwright.method.run.ScenarioPosition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Watches runs and measures how near they come to some targets, all in one function. */
final class FitnessMeasurement implements Observer {
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

  /** A goal and the path to it. */
  record SearchTarget(Goal goal, ApproachLevel approach) {}

  /** What a decision of the function means for one of the targets. */
  private record Sign(int target, ApproachLevel.Turn turn) {}

  private final SymbolId subject;
  private final Function outermost;
  private final Map<DecisionId, List<Sign>> signs = new HashMap<>();
  private final int[] levels;
  private final ExecutionNovelty novelty;
  private final OpenOutcomes outcomes;
  private final double[] distances;
  private final long[] lefts;
  private final long[] rights;
  private ScenarioPosition standing;
  private boolean comparesLongs;
  private boolean comparesDoubles;
  private long left;
  private long right;
  private double leftFraction;
  private double rightFraction;

  /**
   * @param subject the function that the targets are in
   * @param outermost the one that is called
   * @param outcomes of other goals, of which only is noted that they are taken
   */
  FitnessMeasurement(
      Function subject,
      Function outermost,
      List<SearchTarget> targets,
      ExecutionNovelty novelty,
      OpenOutcomes outcomes) {
    this.novelty = novelty;
    this.outcomes = outcomes;
    this.subject = subject.symbol();
    this.outermost = outermost;
    for (int i = 0; i < targets.size(); i++) {
      int target = i;
      targets
          .get(i)
          .approach()
          .turns()
          .forEach(
              (decision, turn) ->
                  signs
                      .computeIfAbsent(decision, d -> new ArrayList<>())
                      .add(new Sign(target, turn)));
    }
    levels = new int[targets.size()];
    distances = new double[targets.size()];
    lefts = new long[targets.size()];
    rights = new long[targets.size()];
    standing = new ScenarioPosition(outermost);
  }

  /** Another run begins. */
  void begin() {
    novelty.begin();
    outcomes.begin();
    standing = new ScenarioPosition(outermost);
    for (int i = 0; i < levels.length; i++) {
      levels[i] = Fitness.FARTHEST.level();
      distances[i] = Fitness.FARTHEST.distance();
      lefts[i] = 0;
      rights[i] = 0;
    }
    comparesLongs = false;
    comparesDoubles = false;
  }

  /** Whether the run ended because its input is none. */
  boolean isRefused() {
    return standing.isRefused();
  }

  Fitness fitness(int target) {
    return new Fitness(levels[target], distances[target]);
  }

  /** The numbers that were compared where the run was nearest to a target. */
  List<Long> compared(int target) {
    return List.of(lefts[target], rights[target]);
  }

  @Override
  public boolean isMeasuring() {
    return true;
  }

  @Override
  public void entered(Function function) {
    standing.enter();
  }

  @Override
  public void left(Function function) {
    standing.leave();
  }

  @Override
  public void compared(Function function, DecisionId decision, long first, long second) {
    left = first;
    right = second;
    comparesLongs = true;
  }

  @Override
  public void compared(Function function, DecisionId decision, double first, double second) {
    leftFraction = first;
    rightFraction = second;
    comparesDoubles = true;
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    novelty.decided(function, decision, outcome);
    if (function.symbol().equals(subject) && !standing.isAsking()) {
      outcomes.decided(decision, outcome);
      for (Sign sign : signs.getOrDefault(decision, List.of())) {
        note(sign, outcome);
      }
    }
    comparesLongs = false;
    comparesDoubles = false;
  }

  private void note(Sign sign, int outcome) {
    ApproachLevel.Turn turn = sign.turn();
    int after = turn.after()[outcome];
    boolean isRight = after < turn.level();
    int level = isRight ? after : turn.level();
    if (level <= levels[sign.target()]) {
      double distance = level == 0 ? 0 : isRight ? Double.MAX_VALUE : distance(turn);
      if (level < levels[sign.target()] || distance < distances[sign.target()]) {
        levels[sign.target()] = level;
        distances[sign.target()] = distance;
        lefts[sign.target()] = comparesLongs ? left : 0;
        rights[sign.target()] = comparesLongs ? right : 0;
      }
    }
  }

  private double distance(ApproachLevel.Turn turn) {
    if (turn.terminator() instanceof Terminator.Branch branch) {
      boolean wanted = turn.right().contains(0);
      if (comparesLongs) {
        return BranchDistance.of(branch, wanted, left, right);
      }
      return comparesDoubles
          ? BranchDistance.of(branch, wanted, leftFraction, rightFraction)
          : BranchDistance.UNTOLD;
    }
    return comparesLongs
        ? BranchDistance.of((Terminator.Switch) turn.terminator(), turn.right(), left)
        : BranchDistance.UNTOLD;
  }

  /**
   * The outcomes of a function that no run is known to take, beside the targets of a round: to
   * notice that one is taken costs far less than to measure how near it was.
   */
  static final class OpenOutcomes {
    private record Taken(DecisionId decision, int outcome) {}

    private final Map<DecisionId, BitSet> open = new HashMap<>();
    private final List<Taken> taken = new ArrayList<>();
    private boolean isFilled;

    /** The first goals are all that matter: later ones are among them. */
    void fill(List<Goal> goals) {
      if (!isFilled) {
        isFilled = true;
        goals.stream()
            .filter(Goal.Branch.class::isInstance)
            .map(Goal.Branch.class::cast)
            .forEach(goal -> goal.outcomes().forEach(outcome -> outcomes(goal).set(outcome)));
      }
    }

    private BitSet outcomes(Goal.Branch goal) {
      return open.computeIfAbsent(goal.decision(), d -> new BitSet());
    }

    /** Another run begins. */
    void begin() {
      taken.clear();
    }

    void decided(DecisionId decision, int outcome) {
      if (!open.isEmpty() && open.containsKey(decision) && open.get(decision).get(outcome)) {
        taken.add(new Taken(decision, outcome));
      }
    }

    /** Whether the run took some; they are not open any more. */
    boolean close() {
      taken.forEach(mutation -> open.get(mutation.decision()).clear(mutation.outcome()));
      return !taken.isEmpty();
    }
  }
}
