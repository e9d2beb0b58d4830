package heapwright.method.branchdistance;

import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.method.proof.GoalEdges;
import heapwright.method.run.ObservedRun;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Moves inputs towards goals of one function by branch distance. What it has found is kept from one
 * round to the next. The same seed and the same calls give the same inputs.
 */
public final class BranchDistanceSearch {
  /** A run that takes longer leads nowhere. */
  private static final long STEPS = 50_000;

  /** What a run costs beside its statements, in statements. */
  private static final long PREPARATION = 1_500;

  /** Each run is measured for all targets of a round; other goals are targets of the next. */
  private static final int TARGETS = 32;

  /** Where no input comes nearer, one in this many is made from a novel one. */
  private static final int NOVEL = 3;

  /** Inputs that seem to meet a goal, and do not on closer look. */
  private static final int FAILURES = 10;

  private final Function outermost;
  private final Function subject;
  private final Random random;
  private final GoalEdges edges;
  private final ObservedRun preview;
  private final InputMutations edits;
  private final MentionedConstants.MentionedInputs mentioned;
  private final ExecutionNovelty novelty = new ExecutionNovelty();
  private final Population.NovelInputs novel;
  private final FitnessMeasurement.OpenOutcomes outcomes = new FitnessMeasurement.OpenOutcomes();
  private final Map<Goal, Population> populations = new LinkedHashMap<>();
  private final Map<Goal, ApproachLevel> approaches = new LinkedHashMap<>();
  private final Map<Goal, Integer> failures = new LinkedHashMap<>();

  /** Goals that an input met because of where its objects lie; another such input is no news. */
  private final Set<Goal> dependent = new HashSet<>();

  private Optional<Iterator<TestInput>> untried = Optional.empty();
  private boolean reads;
  private int rounds;
  private long spent;

  /**
   * @param outermost the function that inputs are for, or a scenario of it
   * @param seed the same one gives the same inputs
   */
  public BranchDistanceSearch(Program program, Function outermost, long seed) {
    this.outermost = outermost;
    subject = Scenario.subject(program, outermost);
    random = new Random(seed);
    edges = new GoalEdges(program);
    preview = new ObservedRun(program, new ConcreteMachine(program), STEPS);
    MentionedConstants constants = new MentionedConstants(program, subject);
    edits = new InputMutations(program, outermost, constants, random);
    mentioned = new MentionedConstants.MentionedInputs(new InputScalars(program), constants);
    novel = new Population.NovelInputs(random);
  }

  /**
   * Searches for one round.
   *
   * @param goals that are open
   * @param starts inputs to vary, beside those of earlier rounds
   * @param effort statements to be executed at most
   * @param meets plays an input; whether it met a goal that was open
   */
  public Gain searchRound(
      List<Goal> goals, List<TestInput> starts, long effort, Predicate<TestInput> meets) {
    List<FitnessMeasurement.SearchTarget> targets = targets(goals);
    return targets.isEmpty()
        ? Gain.NONE
        : DeepStack.call(() -> new Round(targets, effort, meets).run(starts));
  }

  /** Those whose turn it is. */
  private List<FitnessMeasurement.SearchTarget> targets(List<Goal> goals) {
    if (goals.size() <= TARGETS) {
      return goals.stream().flatMap(goal -> target(goal).stream()).toList();
    }
    int first = (int) ((long) TARGETS * rounds++ % goals.size());
    List<Goal> turned = new ArrayList<>(goals.subList(first, goals.size()));
    turned.addAll(goals.subList(0, first));
    List<FitnessMeasurement.SearchTarget> targets =
        turned.stream().flatMap(goal -> target(goal).stream()).limit(TARGETS).toList();
    approaches
        .keySet()
        .retainAll(targets.stream().map(FitnessMeasurement.SearchTarget::goal).toList());
    outcomes.fill(goals);
    return targets;
  }

  /** The statements that were executed in all rounds, and what runs cost beside. */
  public long spent() {
    return spent;
  }

  /** What a round brought. */
  public enum Gain {
    NONE,
    /** Inputs have come nearer to some goal. */
    NEARER,
    /** A goal was met, at which the round ended. */
    MET
  }

  /** The target of a goal; only decisions of the function itself have a distance. */
  private Optional<FitnessMeasurement.SearchTarget> target(Goal goal) {
    boolean isOwn = goal.function().equals(subject.symbol()) && !edges.of(goal).isEmpty();
    boolean isGivenUp = failures.getOrDefault(goal, 0) >= FAILURES;
    return isOwn && !isGivenUp
        ? Optional.of(
            new FitnessMeasurement.SearchTarget(
                goal,
                approaches.computeIfAbsent(goal, g -> new ApproachLevel(subject, edges.of(g)))))
        : Optional.empty();
  }

  /** One round, for the same targets from its start to its end. */
  private final class Round {
    private final List<FitnessMeasurement.SearchTarget> targets;
    private final FitnessMeasurement measurement;
    private final Predicate<TestInput> meets;
    private long left;
    private final BitSet done = new BitSet();
    private boolean hasMet;
    private boolean isNearer;

    Round(List<FitnessMeasurement.SearchTarget> targets, long effort, Predicate<TestInput> meets) {
      this.targets = targets;
      this.meets = meets;
      left = effort;
      measurement = new FitnessMeasurement(subject, outermost, targets, novelty, outcomes);
    }

    Gain run(List<TestInput> starts) {
      for (TestInput start : starts) {
        if (left > 0 && !hasMet) {
          measured(start).forEach((target, individual) -> populations(target).admit(individual));
        }
      }
      tryMentioned(starts);
      List<FitnessMeasurement.SearchTarget> open =
          targets.stream().filter(t -> !populations(t).isEmpty()).toList();
      for (int turn = 0; left > 0 && !hasMet && !open.isEmpty(); turn++) {
        step(open.get(turn % open.size()));
      }
      return hasMet ? Gain.MET : isNearer ? Gain.NEARER : Gain.NONE;
    }

    /**
     * Once in a search, over as many rounds as that takes. None starts a line of descent: a
     * constant is often near where it leads nowhere.
     */
    private void tryMentioned(List<TestInput> starts) {
      if (untried.isEmpty()) {
        untried = Optional.of(mentioned.of(starts, reads).iterator());
      }
      // With many goals, to end at each that is met would cost more than the inputs.
      boolean areMany = targets.size() == TARGETS;
      while (left > 0 && (areMany || !hasMet) && untried.get().hasNext()) {
        measure(untried.get().next());
      }
    }

    private void admit(FitnessMeasurement.SearchTarget target, Population.Individual individual) {
      boolean isFirst = populations(target).isEmpty();
      if (isFirst || individual.fitness().compareTo(populations(target).best()) < 0) {
        isNearer |= !isFirst;
        populations(target).admit(individual);
      }
    }

    private Population populations(FitnessMeasurement.SearchTarget target) {
      return populations.computeIfAbsent(target.goal(), goal -> new Population(random));
    }

    private void step(FitnessMeasurement.SearchTarget target) {
      Population own = populations(target);
      int lane = own.draw();
      if (own.isStuck() && !novel.isEmpty() && random.nextInt(NOVEL) == 0) {
        measured(edits.of(novel.draw(), own.any(), reads)).forEach(this::admit);
        return;
      }
      TestInput child = edits.of(own.at(lane), own.any(), reads);
      measured(child)
          .forEach(
              (reached, individual) -> {
                if (reached.equals(target)) {
                  isNearer |= individual.fitness().compareTo(own.best()) < 0;
                  own.follow(lane, individual);
                } else {
                  admit(reached, individual);
                }
              });
    }

    /**
     * The targets to which an input comes near. One that comes nearer than others because of where
     * its objects happen to lie leads nowhere: no test can rely on that.
     */
    private Map<FitnessMeasurement.SearchTarget, Population.Individual> measured(TestInput input) {
      Map<FitnessMeasurement.SearchTarget, Population.Individual> near = measure(input);
      boolean isNearest =
          near.entrySet().stream()
              .anyMatch(
                  e ->
                      populations(e.getKey()).isEmpty()
                          || e.getValue().fitness().compareTo(populations(e.getKey()).best()) < 0);
      return isNearest && !preview.decidesTheSameElsewhere(input) ? Map.of() : near;
    }

    /** Runs an input, and has it played if it seems to meet a goal. */
    private Map<FitnessMeasurement.SearchTarget, Population.Individual> measure(TestInput input) {
      Map<FitnessMeasurement.SearchTarget, Population.Individual> near = new LinkedHashMap<>();
      List<Integer> met = new ArrayList<>();
      boolean takesOther = false;
      if (endsWell(input)) {
        takesOther = outcomes.close();
        if (novelty.isNew()) {
          novel.add(
              new Population.Individual(
                  input, FitnessMeasurement.Fitness.FARTHEST, measurement.compared(0)));
        }
        for (int i = 0; i < targets.size(); i++) {
          FitnessMeasurement.Fitness fitness = measurement.fitness(i);
          if (fitness.isMet()) {
            met.add(i);
          } else if (fitness.isNear()) {
            near.put(
                targets.get(i), new Population.Individual(input, fitness, measurement.compared(i)));
          }
        }
      }
      met.removeIf(done::get);
      if (!met.isEmpty() && !preview.decidesTheSameElsewhere(input)) {
        met.removeIf(target -> !dependent.add(targets.get(target).goal()));
      }
      met.forEach(target -> play(target, input));
      hasMet |= takesOther && meets.test(input);
      return near;
    }

    private boolean endsWell(TestInput input) {
      measurement.begin();
      ObservedRun.Seen seen = preview.show(input, measurement);
      left -= PREPARATION + seen.steps();
      spent += PREPARATION + seen.steps();
      reads |= seen.reads();
      return seen.endsWell() && !measurement.isRefused();
    }

    private void play(int target, TestInput input) {
      InputReduction shrinking =
          new InputReduction(less -> endsWell(less) && measurement.fitness(target).isMet());
      boolean isKept = meets.test(shrinking.of(input)) || meets.test(input);
      hasMet |= isKept;
      done.set(target, isKept);
      failures.merge(targets.get(target).goal(), isKept ? 0 : 1, Integer::sum);
    }
  }
}
