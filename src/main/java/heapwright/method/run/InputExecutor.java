package heapwright.method.run;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import heapwright.machine.ConcreteMachine;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plays every input that a method finds, and keeps those that meet open goals or show faults. */
public final class InputExecutor {
  /** The most statements that a test may execute. */
  private static final long STEPS = 2_000_000;

  /** How many inputs are tried in the place of one whose call waits for the outside. */
  private static final int OTHER_ANSWERS = 12;

  private record FaultPlace(String kind, SourceSpan at) {}

  /**
   * What happened to an input.
   *
   * @param isKept whether it became a test, because it met a goal that was open
   * @param failure why it can be no test, if it cannot
   */
  public record Outcome(boolean isKept, Optional<String> failure) {}

  private final CoverageLedger ledger;
  private final ConcreteExecution execution;
  private final UnnameablePointers unnameable;
  private final StrictAliasing aliasing;
  private final boolean hasEnoughMemory;
  private final ErrorIsolation isolation;
  private final Map<TestInput, Optional<String>> seen = new LinkedHashMap<>();
  private final Set<FaultPlace> faultPlaces = new HashSet<>();
  private final Map<Goal, String> reached = new HashMap<>();
  private final Map<Goal, ExecutedInput> dependent = new LinkedHashMap<>();
  private final Map<Goal, String> unsettledAfter = new HashMap<>();
  private final List<ExecutedInput> tests = new ArrayList<>();
  private final List<ExecutedInput> faults = new ArrayList<>();
  private final Deque<TestInput> alternatives = new ArrayDeque<>();

  public InputExecutor(Program program, CoverageLedger ledger) {
    this.ledger = ledger;
    execution = new ConcreteExecution(program, new ConcreteMachine(program), STEPS);
    unnameable = new UnnameablePointers(program);
    aliasing = new StrictAliasing(program);
    hasEnoughMemory = program.hasEnoughMemory();
    isolation = new ErrorIsolation(ledger);
  }

  /** An input that was played before is not kept again. */
  public Outcome play(TestInput input) {
    if (seen.containsKey(input)) {
      return new Outcome(false, seen.get(input));
    }
    int before = tests.size();
    Optional<String> failure = first(input);
    for (int i = 0; i < OTHER_ANSWERS && !alternatives.isEmpty(); i++) {
      first(alternatives.pop());
    }
    alternatives.clear();
    return new Outcome(tests.size() > before, failure);
  }

  private Optional<String> first(TestInput input) {
    if (seen.containsKey(input)) {
      return seen.get(input);
    }
    Optional<String> failure =
        unnameable
            .in(input)
            .map(what -> "no test can name " + what)
            .or(() -> overlapping(input))
            .or(() -> beyondAssumptions(input))
            .or(() -> played(input));
    seen.put(input, failure);
    return failure;
  }

  private Optional<String> overlapping(TestInput input) {
    return aliasing.holds(input)
        ? Optional.empty()
        : Optional.of("records of incompatible types overlap");
  }

  private Optional<String> beyondAssumptions(TestInput input) {
    return hasEnoughMemory && !input.failing().isEmpty()
        ? Optional.of("memory is assumed to suffice")
        : Optional.empty();
  }

  private Optional<String> played(TestInput input) {
    Optional<ExecutedInput> executed = isolation.of(() -> execution.execute(input));
    return executed.isPresent() ? failure(executed.get()) : Optional.of("internal error");
  }

  private Optional<String> failure(ExecutedInput executed) {
    if (executed.observation().ending() instanceof CallEnding.Faulted fault) {
      if (callsBack(executed.input())) {
        // What the outside passes to a callback is unconstrained, so the fault is not the
        // function's.
        return Optional.of(fault.kind());
      }
      boolean reaches = reachesMore(executed, fault.kind());
      if (faultPlaces.add(new FaultPlace(fault.kind(), fault.at())) || reaches) {
        faults.add(executed);
      }
      return Optional.of(fault.kind());
    }
    if (executed.observation().ending() instanceof CallEnding.Unsettled unsettled) {
      List<TestInput> others = OtherAnswers.to(executed.input(), executed.repeated());
      for (int i = others.size() - 1; i >= 0; i--) {
        alternatives.push(others.get(i));
      }
      ledger.open().stream()
          .filter(goal -> goal.isMetBy(executed.visits()))
          .forEach(goal -> unsettledAfter.putIfAbsent(goal, unsettled.reason()));
      return Optional.of(unsettled.reason());
    }
    // A function without goals still gets one test.
    boolean isOnly = ledger.goals().isEmpty() && tests.isEmpty();
    if (isOnly || isSuited(executed)) {
      ledger.met(executed.visits());
      tests.add(executed);
    }
    return Optional.empty();
  }

  /** Whether it meets open goals, wherever its objects lie. */
  private boolean isSuited(ExecutedInput executed) {
    List<Goal> met =
        ledger.open().stream().filter(goal -> goal.isMetBy(executed.visits())).toList();
    if (met.isEmpty()) {
      return false;
    }
    if (execution.takesSamePathElsewhere(executed)) {
      return true;
    }
    met.forEach(goal -> dependent.putIfAbsent(goal, executed));
    return false;
  }

  private static boolean callsBack(TestInput input) {
    return input.outside().stream()
        .anyMatch(effect -> effect.channel().kind() == Channel.Kind.CALLBACK);
  }

  /** Whether it reaches open goals that no input has reached; perhaps none ends well then. */
  private boolean reachesMore(ExecutedInput executed, String fault) {
    int before = reached.size();
    ledger.open().stream()
        .filter(goal -> goal.isMetBy(executed.visits()))
        .forEach(goal -> reached.putIfAbsent(goal, fault));
    return reached.size() > before;
  }

  /** All inputs that were played, in their order. */
  public List<TestInput> inputs() {
    return List.copyOf(seen.keySet());
  }

  public boolean hasTest() {
    return !tests.isEmpty();
  }

  /** Why the first input that reached an open goal became no test. */
  public Optional<String> failureAfter(Goal goal) {
    return Optional.ofNullable(reached.getOrDefault(goal, unsettledAfter.get(goal)));
  }

  /** Goals that only paths meet which depend on addresses have a test all the same. */
  public FoundInputs foundInputs() {
    dependent.forEach(
        (goal, executed) -> {
          if (ledger.isOpen(goal) && !ledger.met(executed.visits()).isEmpty()) {
            tests.add(executed);
          }
        });
    return new FoundInputs(tests, faults);
  }

  /**
   * Inputs with which a call may end that waits for the outside to answer otherwise. The answer
   * comes in the second round of the loop, or in the first.
   */
  static final class OtherAnswers {
    private static final List<Long> VALUES = List.of(1L, -1L);
    private static final int ROUNDS = 2;

    private OtherAnswers() {}

    /**
     * @param repeated what the outside does in every round
     */
    static List<TestInput> to(TestInput input, List<StubEffect> repeated) {
      List<TestInput> inputs = new ArrayList<>();
      for (int round = ROUNDS - 1; round >= 0; round--) {
        for (long value : VALUES) {
          for (StubEffect effect : repeated) {
            StubEffect other = answering(effect, effect.call() + round, value);
            if (other.isWithinContract() && isRepresentable(effect, value)) {
              inputs.add(with(input, other));
            }
          }
        }
      }
      return inputs;
    }

    private static boolean isRepresentable(StubEffect effect, long value) {
      return value >= 0
          || effect.cells().stream()
              .allMatch(c -> c.cell().type() instanceof IntegerType type && type.signed());
    }

    private static StubEffect answering(StubEffect effect, long call, long value) {
      return new StubEffect(
          effect.channel(),
          call,
          effect.cells().stream()
              .map(cell -> new InputCell(cell.offset(), cell.cell(), InputValue.Number.of(value)))
              .toList());
    }

    private static TestInput with(TestInput input, StubEffect effect) {
      return input.withOutside(Stream.concat(input.outside().stream(), Stream.of(effect)).toList());
    }
  }
}
