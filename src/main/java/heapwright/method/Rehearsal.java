package heapwright.method;

import heapwright.goal.Visits;
import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.machine.Scene;
import heapwright.machine.Setting;
import heapwright.machine.code.Limits;
import heapwright.machine.code.Observer;
import heapwright.machine.outcome.Budget;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.Outcome;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.Ending;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/** Plays an input on the concrete machine and notes everything that a test can assert. */
public final class Rehearsal {
  private static final long STEPS = 20_000_000;

  /** A loop that never ends shows it within so many. */
  private static final long LOOP_STEPS = 2_000_000;

  private static final Ending OUT_OF_STEPS = new Ending.Unsettled("out of " + Budget.STEPS.title());

  private final Program program;
  private final ConcreteMachine machine;
  private final DecisionCounts counts;
  private final long steps;

  /**
   * @param program linked with the library
   * @param machine of that program
   */
  public Rehearsal(Program program, ConcreteMachine machine) {
    this(program, machine, STEPS);
  }

  /**
   * @param steps after so many statements a call is given up
   */
  public Rehearsal(Program program, ConcreteMachine machine, long steps) {
    this.program = program;
    this.machine = machine;
    this.counts = new DecisionCounts(program);
    this.steps = steps;
  }

  public Trial rehearse(TestInput input) {
    if (!isAsDeclared(input)) {
      return refused(input);
    }
    try {
      Trial trial = played(input, Math.min(steps, LOOP_STEPS), false);
      if (!trial.observation().ending().equals(OUT_OF_STEPS)) {
        return trial;
      }
      // What never ends is known by then; only what may end is given more.
      Optional<Ending.Faulted> endless = endless(input);
      if (endless.isPresent()) {
        return new Trial(
            trial.input(), trial.observation().withEnding(endless.get()), trial.visits());
      }
      return steps > LOOP_STEPS ? played(input, steps, false) : trial;
    } catch (OutOfMemoryError e) {
      // The machine's own memory, not that of the program: nobody knows how the call would end.
      return unplayed(input, new Ending.Unsettled("out of memory"));
    }
  }

  /** What a call does wherever its objects lie: a test can assert nothing else. */
  public Observation wherever(Trial trial) {
    return trial.observation().common(elsewhere(trial.input()));
  }

  /** What a call does where its objects lie in another order, at other distances. */
  public Observation elsewhere(TestInput input) {
    return played(input, steps, true).observation();
  }

  private Trial played(TestInput input, long most, boolean isScattered) {
    VisitLog log = new VisitLog(program, program.functions().get(input.function()));
    Setting setting = setting(input).withLimits(Limits.CALL.withSteps(most));
    return machine.stage(
        setting.withObserver(log),
        scene -> {
          if (isScattered) {
            scene.scatter();
          }
          return play(scene, input, log);
        });
  }

  /** A call that never ends is at fault. */
  private Optional<Ending.Faulted> endless(TestInput input) {
    ByteArrayInputStream in = new ByteArrayInputStream(bytes(input.stdin()));
    // The observer is needed before there is a scene to look at.
    Scene[] scene = new Scene[1];
    RecurringState state = new RecurringState(() -> scene[0].digest() * 31 + in.available());
    Setting setting = setting(in).withLimits(Limits.CALL.withSteps(Math.min(steps, LOOP_STEPS)));
    machine.stage(
        setting.withObserver(state),
        here -> {
          scene[0] = here;
          Staging staging = new Staging(program.model(), here, input);
          here.refuse(Set.copyOf(input.failing()));
          return here.call(input.function(), staging.arguments());
        });
    return state
        .exit()
        .map(
            at ->
                new Ending.Faulted(
                    FaultKind.ENDLESS_LOOP.id(),
                    at,
                    "the loop never ends: it comes back to a state that it was in before"));
  }

  /**
   * What a call that comes back leaves behind that nobody can free any more: neither by its result
   * nor by an object of the input or a variable.
   */
  public Optional<Ending.Faulted> leak(TestInput input) {
    return machine.stage(
        setting(input),
        scene -> {
          Staging staging = new Staging(program.model(), scene, input);
          scene.refuse(Set.copyOf(input.failing()));
          Reply reply = scene.call(input.function(), staging.arguments());
          return reply instanceof Reply.Returned back
              ? scene.leaks(held(staging, back)).stream().findFirst().map(Rehearsal::faulted)
              : Optional.empty();
        });
  }

  private static long[] held(Staging staging, Reply.Returned back) {
    ByteBuffer result = ByteBuffer.wrap(back.result()).order(ByteOrder.LITTLE_ENDIAN);
    LongStream.Builder held = LongStream.builder();
    staging.addresses().values().forEach(held::add);
    while (result.remaining() >= Long.BYTES) {
      held.add(result.getLong());
    }
    return held.build().toArray();
  }

  private Setting setting(TestInput input) {
    return setting(new ByteArrayInputStream(bytes(input.stdin())));
  }

  private Setting setting(ByteArrayInputStream in) {
    return Setting.silent()
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

  private Trial play(Scene scene, TestInput input, VisitLog log) {
    Function function = program.functions().get(input.function());
    Staging staging = new Staging(program.model(), scene, input);
    Aftermath aftermath = new Aftermath(program, scene, input, staging.addresses());
    scene.refuse(Set.copyOf(input.failing()));
    Reply reply = scene.call(input.function(), staging.arguments());
    if (log.isRefused()) {
      return refused(input);
    }
    Visits visits = log.visits();
    BranchCounts branches = counts.of(log.counted());
    Observation observation = observation(scene, function, aftermath, reply, branches);
    return new Trial(staging.completed(), observation, visits);
  }

  /** What is no input meets nothing, and what happened with it is nobody's fault. */
  private static Trial refused(TestInput input) {
    return unplayed(input, Trial.REFUSED);
  }

  private static Trial unplayed(TestInput input, Ending ending) {
    return new Trial(
        input, without(ending, BranchCounts.NONE), new Visits(Map.of(), Set.of(), List.of()));
  }

  /** Plays an input before somebody who draws his own conclusions. */
  public void watched(TestInput input, Observer observer) {
    machine.stage(
        setting(input).withObserver(observer),
        scene -> {
          Staging staging = new Staging(program.model(), scene, input);
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
          Staging staging = new Staging(program.model(), scene, input);
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

  /** What a stream is made of only the library knows, whose functions a test calls for real. */
  private boolean hasRealStreams(TestInput input) {
    List<SymbolId> open = new StandardStreams(program).objects();
    return input.objects().stream().noneMatch(o -> StandardStreams.isStream(o.element()))
        && input.globals().stream().noneMatch(g -> open.contains(g.symbol()));
  }

  private static Observation observation(
      Scene scene, Function function, Aftermath aftermath, Reply reply, BranchCounts branches) {
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
            Ending ending =
                scene.survived().stream()
                    .findFirst()
                    .<Ending>map(Rehearsal::faulted)
                    .orElseGet(() -> ending(end.outcome()));
            return without(ending, branches);
          }
        });
  }

  /** Nothing is asserted of a heap that a fault or the end of the program left behind. */
  private static Observation without(Ending ending, BranchCounts branches) {
    return new Observation(ending, List.of(), List.of(), List.of(), false, branches);
  }

  private static Ending.Faulted faulted(Fault fault) {
    return new Ending.Faulted(fault.kind().id(), fault.at(), fault.message());
  }

  private static Observation after(
      Aftermath aftermath, List<InputCell> returned, BranchCounts branches) {
    List<FinalObject> objects = new ArrayList<>(aftermath.inputs());
    List<InputGlobal> globals = aftermath.globals();
    objects.addAll(aftermath.fresh());
    return new Observation(
        new Ending.Returned(), returned, objects, globals, aftermath.leaks(), branches);
  }

  private static Ending ending(Outcome outcome) {
    return outcome.match(
        new Outcome.Cases<>() {
          @Override
          public Ending exited(Outcome.Exited exited) {
            return new Ending.Exited(exited.status());
          }

          @Override
          public Ending killed(Outcome.Killed killed) {
            return new Ending.Killed(killed.signal());
          }

          @Override
          public Ending faulted(Outcome.Faulted faulted) {
            return Rehearsal.faulted(faulted.fault());
          }

          @Override
          public Ending overBudget(Outcome.OverBudget over) {
            return new Ending.Unsettled("out of " + over.budget().title());
          }

          @Override
          public Ending unresolved(Outcome.Unresolved missing) {
            return new Ending.Unsettled(missing.name() + " is not there: " + missing.reason());
          }
        });
  }
}
