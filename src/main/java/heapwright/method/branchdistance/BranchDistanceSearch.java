package heapwright.method.branchdistance;

import heapwright.analysis.CallGraph;
import heapwright.goal.Goal;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.method.GoalEdges;
import heapwright.method.ObservedRun;
import heapwright.testcase.Scenario;
import heapwright.testcase.TestInput;
import heapwright.world.LibraryTable;
import heapwright.world.MemoryOperation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Moves inputs towards goals of one function by branch distance. What it has found is kept from one
 * stretch to the next. The same seed and the same calls give the same inputs.
 */
public final class BranchDistanceSearch {
  /** A run that takes longer leads nowhere. */
  private static final long STEPS = 50_000;

  /** What a run costs beside its statements, in statements. */
  private static final long PREPARATION = 1_500;

  /** Inputs that seem to meet a goal, and do not on closer look. */
  private static final int DISAPPOINTMENTS = 10;

  private static final Set<SymbolId> ALLOCATING =
      Stream.of(
              MemoryOperation.ALLOCATE,
              MemoryOperation.ALLOCATE_ZEROED,
              MemoryOperation.ALLOCATE_ALIGNED,
              MemoryOperation.REALLOCATE)
          .flatMap(operation -> LibraryTable.functions(operation).stream())
          .collect(Collectors.toUnmodifiableSet());

  private final Program program;
  private final Function outermost;
  private final Function subject;
  private final Random random;
  private final GoalEdges edges;
  private final ObservedRun preview;
  private final InputMutations edits;
  private final Map<Goal, Population> lanes = new LinkedHashMap<>();
  private final Map<Goal, ApproachLevel> approaches = new LinkedHashMap<>();
  private final Map<Goal, Integer> disappointments = new LinkedHashMap<>();
  private boolean reads;
  private long spent;

  /**
   * @param outermost the function that inputs are for, or a scenario of it
   * @param seed the same one gives the same inputs
   */
  public BranchDistanceSearch(Program program, Function outermost, long seed) {
    this.program = program;
    this.outermost = outermost;
    subject = Scenario.subject(program, outermost);
    random = new Random(seed);
    edges = new GoalEdges(program);
    preview = new ObservedRun(program, new ConcreteMachine(program), STEPS);
    edits =
        new InputMutations(program, new MentionedConstants(program, subject), allocates(), random);
  }

  private boolean allocates() {
    return !program.hasEnoughMemory()
        && !Collections.disjoint(
            CallGraph.of(program).reachableFrom(outermost.symbol()), ALLOCATING);
  }

  /**
   * Searches for a stretch.
   *
   * @param goals that are open
   * @param starts inputs to vary, beside those of earlier stretches
   * @param effort statements to be executed at most
   * @param meets plays an input; whether it met a goal that was open
   */
  public Gain stretch(
      List<Goal> goals, List<TestInput> starts, long effort, Predicate<TestInput> meets) {
    List<SearchTarget> targets = goals.stream().flatMap(goal -> target(goal).stream()).toList();
    return targets.isEmpty()
        ? Gain.NONE
        : DeepStack.call(() -> new Stretch(targets, effort, meets).run(starts));
  }

  /** The statements that were executed in all stretches, and what runs cost beside. */
  public long spent() {
    return spent;
  }

  /** What a stretch brought. */
  public enum Gain {
    NONE,
    /** Inputs have come nearer to some goal. */
    NEARER,
    /** A goal was met, at which the stretch ended. */
    MET
  }

  /** The target of a goal; only decisions of the function itself have a distance. */
  private Optional<SearchTarget> target(Goal goal) {
    boolean isOwn = goal.function().equals(subject.symbol()) && !edges.of(goal).isEmpty();
    boolean isHopeless = disappointments.getOrDefault(goal, 0) >= DISAPPOINTMENTS;
    return isOwn && !isHopeless
        ? Optional.of(
            new SearchTarget(
                goal,
                approaches.computeIfAbsent(goal, g -> new ApproachLevel(subject, edges.of(g)))))
        : Optional.empty();
  }

  /** One stretch, for the same targets from its start to its end. */
  private final class Stretch {
    private final List<SearchTarget> targets;
    private final FitnessMeasurement measurement;
    private final Predicate<TestInput> meets;
    private long left;
    private boolean hasMet;
    private boolean isNearer;

    Stretch(List<SearchTarget> targets, long effort, Predicate<TestInput> meets) {
      this.targets = targets;
      this.meets = meets;
      left = effort;
      measurement = new FitnessMeasurement(subject, outermost, targets);
    }

    Gain run(List<TestInput> starts) {
      for (TestInput start : starts) {
        if (left > 0 && !hasMet) {
          measure(start).forEach((target, individual) -> lanes(target).admit(individual));
        }
      }
      List<SearchTarget> open = targets.stream().filter(t -> !lanes(t).isEmpty()).toList();
      for (int turn = 0; left > 0 && !hasMet && !open.isEmpty(); turn++) {
        climb(open.get(turn % open.size()));
      }
      return hasMet ? Gain.MET : isNearer ? Gain.NEARER : Gain.NONE;
    }

    private Population lanes(SearchTarget target) {
      return lanes.computeIfAbsent(target.goal(), goal -> new Population(random));
    }

    private void climb(SearchTarget target) {
      Population own = lanes(target);
      int lane = own.draw();
      TestInput child = edits.of(own.at(lane), own.any(), reads);
      measure(child)
          .forEach(
              (reached, individual) -> {
                if (reached.equals(target)) {
                  isNearer |= individual.fitness().compareTo(own.best()) < 0;
                  own.follow(lane, individual);
                } else if (lanes(reached).isEmpty()
                    || individual.fitness().compareTo(lanes(reached).best()) < 0) {
                  lanes(reached).admit(individual);
                }
              });
    }

    /** Runs an input, and has it played if it seems to meet a goal. */
    private Map<SearchTarget, Individual> measure(TestInput input) {
      Map<SearchTarget, Individual> near = new LinkedHashMap<>();
      List<Integer> met = new ArrayList<>();
      if (endsWell(input)) {
        for (int i = 0; i < targets.size(); i++) {
          Fitness fitness = measurement.fitness(i);
          if (fitness.isMet()) {
            met.add(i);
          } else if (fitness.isNear()) {
            near.put(targets.get(i), new Individual(input, fitness, measurement.compared(i)));
          }
        }
      }
      met.forEach(target -> play(target, input));
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
      disappointments.merge(targets.get(target).goal(), isKept ? 0 : 1, Integer::sum);
    }
  }
}
