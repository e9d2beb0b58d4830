package heapwright.method.run;

import heapwright.goal.RunMonitor;
import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunBudget;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputArgument;
import heapwright.testcase.Observation;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** Plays an input on the concrete machine and notes everything that a test can assert. */
public final class ConcreteExecution {
  private static final long STEPS = 20_000_000;

  /** A loop that never ends is recognised within this many statements. */
  private static final long LOOP_STEPS = 2_000_000;

  /** After this many statements a call is asked whether it waits for the outside. */
  private static final long WAIT_STEPS = 100_000;

  private static final CallEnding OUT_OF_STEPS =
      new CallEnding.Unsettled("out of " + RunBudget.STEPS.title());

  private final Program program;
  private final ConcreteMachine machine;
  private final VisitLog.DecisionCounts counts;
  private final long steps;
  private final Set<Channel> waitedFor = new HashSet<>();

  /**
   * @param program linked with the library
   * @param machine of that program
   */
  public ConcreteExecution(Program program, ConcreteMachine machine) {
    this(program, machine, STEPS);
  }

  /**
   * @param steps after this many statements a call is given up
   */
  public ConcreteExecution(Program program, ConcreteMachine machine, long steps) {
    this.program = program;
    this.machine = machine;
    this.counts = new VisitLog.DecisionCounts(program);
    this.steps = steps;
  }

  public ExecutedInput execute(TestInput input) {
    if (!isAsDeclared(input)) {
      return refused(input);
    }
    return orOutOfMemory(input, () -> executed(input));
  }

  /** The run, or how it ends where the machine's own memory is exhausted, not the program's. */
  private ExecutedInput orOutOfMemory(TestInput input, Supplier<ExecutedInput> run) {
    try {
      return run.get();
    } catch (OutOfMemoryError e) {
      return unplayed(input, new CallEnding.Unsettled("out of memory"));
    }
  }

  private ExecutedInput executed(TestInput input) {
    ExecutedInput early = played(input, Math.min(steps, WAIT_STEPS), false);
    if (!isOutOfSteps(early) || steps <= WAIT_STEPS || isWaitingAsBefore(early)) {
      return early;
    }
    ExecutedInput executed = played(input, Math.min(steps, LOOP_STEPS), false);
    if (!isOutOfSteps(executed)) {
      return executed;
    }
    if (!executed.repeated().isEmpty()) {
      // Each call of the outside counts, so that no state recurs.
      executed.repeated().forEach(effect -> waitedFor.add(effect.channel()));
      return executed;
    }
    // A call that never ends is recognised by then; only one that may end is given more.
    Optional<CallEnding.Faulted> endless = endless(input);
    if (endless.isPresent()) {
      return executed.withEnding(endless.get());
    }
    return steps > LOOP_STEPS ? played(input, steps, false) : executed;
  }

  private static boolean isOutOfSteps(ExecutedInput executed) {
    return executed.observation().ending().equals(OUT_OF_STEPS);
  }

  /** Whether the call does nothing but what an earlier one did that was given much more time. */
  private boolean isWaitingAsBefore(ExecutedInput executed) {
    return executed.repeated().stream().anyMatch(effect -> waitedFor.contains(effect.channel()));
  }

  /** What a call does independently of where its objects lie; a test asserts nothing else. */
  public Observation wherever(ExecutedInput executed) {
    return executed.observation().common(elsewhere(executed.input()));
  }

  /** What a call does where its objects lie in another order, at other distances. */
  public Observation elsewhere(TestInput input) {
    return orOutOfMemory(input, () -> played(input, steps, true)).observation();
  }

  /** Whether a call takes the same outcomes where its objects lie in another order. */
  public boolean takesSamePathElsewhere(ExecutedInput executed) {
    return executed.observation().branches().equals(elsewhere(executed.input()).branches());
  }

  private ExecutedInput played(TestInput input, long most, boolean isScattered) {
    VisitLog log = new VisitLog(program, program.functions().get(input.function()));
    return machine.stage(
        settings(input).withLimits(Limits.CALL.withSteps(most)).withObserver(log),
        memory -> {
          if (isScattered) {
            memory.scatter();
          }
          return play(memory, input, log);
        });
  }

  /** The fault of a call that never ends. */
  private Optional<CallEnding.Faulted> endless(TestInput input) {
    ByteArrayInputStream in = new ByteArrayInputStream(input.stdinBytes());
    // The observer is needed before there is a memory to look at.
    InitialMemory[] memory = new InitialMemory[1];
    RecurringState state = new RecurringState(() -> memory[0].digest() * 31 + in.available());
    machine.stage(
        InputPlacement.settings(in, Math.min(steps, LOOP_STEPS)).withObserver(state),
        here -> {
          memory[0] = here;
          return placed(here, input).call();
        });
    return state
        .exit()
        .map(
            at ->
                new CallEnding.Faulted(
                    FaultKind.ENDLESS_LOOP.id(),
                    at,
                    "the loop never ends: it comes back to a state that it was in before"));
  }

  /**
   * What a call that returns leaks: blocks that neither its result nor an object of the input nor a
   * variable leads to.
   */
  public Optional<CallEnding.Faulted> leak(TestInput input) {
    return machine.stage(
        settings(input),
        memory -> {
          InputPlacement placed = placed(memory, input);
          return placed.call() instanceof Reply.Returned back
              ? memory.leaks(held(placed, back)).stream().findFirst().map(CallObservation::faulted)
              : Optional.empty();
        });
  }

  private static long[] held(InputPlacement placed, Reply.Returned back) {
    ByteBuffer result = ByteBuffer.wrap(back.result()).order(ByteOrder.LITTLE_ENDIAN);
    LongStream.Builder held = LongStream.builder();
    placed.addresses().values().forEach(held::add);
    while (result.remaining() >= Long.BYTES) {
      held.add(result.getLong());
    }
    return held.build().toArray();
  }

  private RunSettings settings(TestInput input) {
    return InputPlacement.settings(new ByteArrayInputStream(input.stdinBytes()), steps);
  }

  private InputPlacement placed(InitialMemory memory, TestInput input) {
    return new InputPlacement(program.model(), memory, input);
  }

  private ExecutedInput play(InitialMemory memory, TestInput input, VisitLog log) {
    Function function = program.functions().get(input.function());
    InputPlacement placed = placed(memory, input);
    MemoryDifference difference = new MemoryDifference(program, memory, input, placed.addresses());
    Reply reply = placed.call();
    if (log.isRefused()) {
      return refused(input);
    }
    Visits visits = log.visits();
    BranchCounts branches = counts.of(log.counted(), log.calledBack());
    Observation observation =
        reply.match(new CallObservation(function, memory, difference, branches));
    if (observation.ending().equals(OUT_OF_STEPS)) {
      return new ExecutedInput(input, observation, visits, placed.repeated());
    }
    return new ExecutedInput(placed.completed(), observation, visits);
  }

  /** A refused input meets no goal, and its run shows no fault. */
  private static ExecutedInput refused(TestInput input) {
    return unplayed(input, ExecutedInput.REFUSED);
  }

  private static ExecutedInput unplayed(TestInput input, CallEnding ending) {
    return new ExecutedInput(
        input,
        CallObservation.without(ending, BranchCounts.NONE),
        new Visits(Map.of(), Set.of(), List.of()));
  }

  /** Plays an input for an observer. */
  public void watched(TestInput input, Observer observer) {
    machine.stage(settings(input).withObserver(observer), memory -> placed(memory, input).call());
  }

  /** Plays an input for a monitor of goals. */
  public void monitored(TestInput input, RunMonitor monitor) {
    watched(input, new MonitoringObserver(monitor, program.functions().get(input.function())));
  }

  /**
   * Whether no argument is NULL that the function is declared not to take, the outside keeps to its
   * contracts, and streams are the library's.
   */
  private boolean isAsDeclared(TestInput input) {
    List<Local> wanted = program.nonNull(program.functions().get(input.function()));
    return input.outside().stream().allMatch(StubEffect::isWithinContract)
        && hasRealStreams(input)
        && input.arguments().stream()
            .filter(argument -> wanted.contains(argument.parameter()))
            .noneMatch(InputArgument::isNull);
  }

  /** Only the library knows the contents of a stream, and a test calls the real library. */
  private boolean hasRealStreams(TestInput input) {
    List<SymbolId> open = new StandardStreams(program).objects();
    return input.objects().stream().noneMatch(o -> StandardStreams.isStream(o.element()))
        && input.globals().stream().noneMatch(g -> open.contains(g.symbol()));
  }
}
