package heapwright.method.run;

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
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.FinalObject;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.Observation;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
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

  /** A loop that never ends is recognised within so many statements. */
  private static final long LOOP_STEPS = 2_000_000;

  /** After so many statements a call is asked whether it waits for the outside. */
  private static final long WAIT_STEPS = 100_000;

  private static final CallEnding OUT_OF_STEPS =
      new CallEnding.Unsettled("out of " + RunBudget.STEPS.title());

  private final Program program;
  private final ConcreteMachine machine;
  private final DecisionCounts counts;
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
   * @param steps after so many statements a call is given up
   */
  public ConcreteExecution(Program program, ConcreteMachine machine, long steps) {
    this.program = program;
    this.machine = machine;
    this.counts = new DecisionCounts(program);
    this.steps = steps;
  }

  public ExecutedInput rehearse(TestInput input) {
    if (!isAsDeclared(input)) {
      return refused(input);
    }
    return withRoom(input, () -> executed(input));
  }

  /** The run, or how it ends where the machine's own memory is exhausted, not the program's. */
  private ExecutedInput withRoom(TestInput input, Supplier<ExecutedInput> run) {
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
    ExecutedInput trial = played(input, Math.min(steps, LOOP_STEPS), false);
    if (!isOutOfSteps(trial)) {
      return trial;
    }
    if (!trial.repeated().isEmpty()) {
      // Each call of the outside counts, so that no state recurs.
      trial.repeated().forEach(effect -> waitedFor.add(effect.channel()));
      return trial;
    }
    // A call that never ends is recognised by then; only one that may end is given more.
    Optional<CallEnding.Faulted> endless = endless(input);
    if (endless.isPresent()) {
      return new ExecutedInput(
          trial.input(), trial.observation().withEnding(endless.get()), trial.visits());
    }
    return steps > LOOP_STEPS ? played(input, steps, false) : trial;
  }

  private static boolean isOutOfSteps(ExecutedInput trial) {
    return trial.observation().ending().equals(OUT_OF_STEPS);
  }

  /** Whether the call does nothing but what an earlier one did that was given much more time. */
  private boolean isWaitingAsBefore(ExecutedInput trial) {
    return trial.repeated().stream().anyMatch(effect -> waitedFor.contains(effect.channel()));
  }

  /** What a call does independently of where its objects lie; a test asserts nothing else. */
  public Observation wherever(ExecutedInput trial) {
    return trial.observation().common(elsewhere(trial.input()));
  }

  /** What a call does where its objects lie in another order, at other distances. */
  public Observation elsewhere(TestInput input) {
    return withRoom(input, () -> played(input, steps, true)).observation();
  }

  private ExecutedInput played(TestInput input, long most, boolean isScattered) {
    VisitLog log = new VisitLog(program, program.functions().get(input.function()));
    RunSettings setting = setting(input).withLimits(Limits.CALL.withSteps(most));
    return machine.stage(
        setting.withObserver(log),
        scene -> {
          if (isScattered) {
            scene.scatter();
          }
          return play(scene, input, log);
        });
  }

  /** The fault of a call that never ends. */
  private Optional<CallEnding.Faulted> endless(TestInput input) {
    ByteArrayInputStream in = new ByteArrayInputStream(bytes(input.stdin()));
    // The observer is needed before there is a scene to look at.
    InitialMemory[] scene = new InitialMemory[1];
    RecurringState state = new RecurringState(() -> scene[0].digest() * 31 + in.available());
    RunSettings setting =
        setting(in).withLimits(Limits.CALL.withSteps(Math.min(steps, LOOP_STEPS)));
    machine.stage(
        setting.withObserver(state),
        here -> {
          scene[0] = here;
          InputPlacement staging = new InputPlacement(program.model(), here, input);
          here.refuse(Set.copyOf(input.failing()));
          return here.call(input.function(), staging.arguments());
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
        setting(input),
        scene -> {
          InputPlacement staging = new InputPlacement(program.model(), scene, input);
          scene.refuse(Set.copyOf(input.failing()));
          Reply reply = scene.call(input.function(), staging.arguments());
          return reply instanceof Reply.Returned back
              ? scene.leaks(held(staging, back)).stream()
                  .findFirst()
                  .map(ConcreteExecution::faulted)
              : Optional.empty();
        });
  }

  private static long[] held(InputPlacement staging, Reply.Returned back) {
    ByteBuffer result = ByteBuffer.wrap(back.result()).order(ByteOrder.LITTLE_ENDIAN);
    LongStream.Builder held = LongStream.builder();
    staging.addresses().values().forEach(held::add);
    while (result.remaining() >= Long.BYTES) {
      held.add(result.getLong());
    }
    return held.build().toArray();
  }

  private RunSettings setting(TestInput input) {
    return setting(new ByteArrayInputStream(bytes(input.stdin())));
  }

  private RunSettings setting(ByteArrayInputStream in) {
    return RunSettings.silent()
        .withStreams(in, OutputStream.nullOutputStream(), OutputStream.nullOutputStream())
        .withLimits(Limits.CALL.withSteps(steps));
  }

  private static byte[] bytes(List<Byte> list) {
    byte[] bytes = new byte[list.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = list.get(i);
    }
    return bytes;
  }

  private ExecutedInput play(InitialMemory scene, TestInput input, VisitLog log) {
    Function function = program.functions().get(input.function());
    InputPlacement staging = new InputPlacement(program.model(), scene, input);
    MemoryDifference aftermath = new MemoryDifference(program, scene, input, staging.addresses());
    scene.refuse(Set.copyOf(input.failing()));
    Reply reply = scene.call(input.function(), staging.arguments());
    if (log.isRefused()) {
      return refused(input);
    }
    Visits visits = log.visits();
    BranchCounts branches = counts.of(log.counted(), log.calledBack());
    Observation observation = observation(scene, function, aftermath, reply, branches);
    if (observation.ending().equals(OUT_OF_STEPS)) {
      return new ExecutedInput(input, observation, visits, staging.repeated());
    }
    return new ExecutedInput(staging.completed(), observation, visits);
  }

  /** A refused input meets no goal, and its run shows no fault. */
  private static ExecutedInput refused(TestInput input) {
    return unplayed(input, ExecutedInput.REFUSED);
  }

  private static ExecutedInput unplayed(TestInput input, CallEnding ending) {
    return new ExecutedInput(
        input, without(ending, BranchCounts.NONE), new Visits(Map.of(), Set.of(), List.of()));
  }

  /** Plays an input for an observer. */
  public void watched(TestInput input, Observer observer) {
    machine.stage(
        setting(input).withObserver(observer),
        scene -> {
          InputPlacement staging = new InputPlacement(program.model(), scene, input);
          scene.refuse(Set.copyOf(input.failing()));
          return scene.call(input.function(), staging.arguments());
        });
  }

  /** Whether an input satisfies the preconditions of its scenario; always so without any. */
  public boolean admits(TestInput input) {
    if (!isAsDeclared(input)) {
      return false;
    }
    Function function = program.functions().get(input.function());
    VisitLog log = new VisitLog(program, function);
    return machine.stage(
        setting(input).withObserver(log),
        scene -> {
          InputPlacement staging = new InputPlacement(program.model(), scene, input);
          scene.refuse(Set.copyOf(input.failing()));
          scene.call(input.function(), staging.arguments());
          return !log.isRefused();
        });
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

  private static Observation observation(
      InitialMemory scene,
      Function function,
      MemoryDifference aftermath,
      Reply reply,
      BranchCounts branches) {
    return reply.match(
        new Reply.Cases<>() {
          @Override
          public Observation returned(Reply.Returned back) {
            List<InputCell> result = aftermath.returned(function.type(), back);
            return scene.survived().stream()
                .findFirst()
                .map(fault -> without(faulted(fault), branches))
                .orElseGet(() -> after(aftermath, result, branches));
          }

          @Override
          public Observation ended(Reply.Ended end) {
            // What comes after the first fault is its consequence.
            CallEnding ending =
                scene.survived().stream()
                    .findFirst()
                    .<CallEnding>map(ConcreteExecution::faulted)
                    .orElseGet(() -> ending(end.outcome()));
            return without(ending, branches);
          }
        });
  }

  /** Nothing is asserted of a heap that a fault or the end of the program left behind. */
  private static Observation without(CallEnding ending, BranchCounts branches) {
    return new Observation(ending, List.of(), List.of(), List.of(), false, branches);
  }

  private static CallEnding.Faulted faulted(Fault fault) {
    return new CallEnding.Faulted(fault.kind().id(), fault.at(), fault.message());
  }

  private static Observation after(
      MemoryDifference aftermath, List<InputCell> returned, BranchCounts branches) {
    List<FinalObject> objects = new ArrayList<>(aftermath.inputs());
    List<InputGlobal> globals = aftermath.globals();
    objects.addAll(aftermath.fresh());
    return new Observation(
        new CallEnding.Returned(), returned, objects, globals, aftermath.leaks(), branches);
  }

  private static CallEnding ending(RunOutcome outcome) {
    return outcome.match(
        new RunOutcome.Cases<>() {
          @Override
          public CallEnding exited(RunOutcome.Exited exited) {
            return new CallEnding.Exited(exited.status());
          }

          @Override
          public CallEnding killed(RunOutcome.Killed killed) {
            return new CallEnding.Killed(killed.signal());
          }

          @Override
          public CallEnding faulted(RunOutcome.Faulted faulted) {
            return ConcreteExecution.faulted(faulted.fault());
          }

          @Override
          public CallEnding overBudget(RunOutcome.OverBudget over) {
            return new CallEnding.Unsettled("out of " + over.budget().title());
          }

          @Override
          public CallEnding unresolved(RunOutcome.Unresolved missing) {
            return new CallEnding.Unsettled(missing.name() + " is not there: " + missing.reason());
          }
        });
  }
}
