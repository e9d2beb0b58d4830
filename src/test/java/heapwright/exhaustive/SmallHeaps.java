package heapwright.exhaustive;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunOutcome;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Runs a function on all inputs of a scope. */
final class SmallHeaps {
  private static final long STEPS = 3_000;
  private static final List<Set<Integer>> REFUSALS =
      List.of(
          Set.of(),
          Set.of(0),
          Set.of(1),
          Set.of(2),
          Set.of(0, 1),
          Set.of(0, 2),
          Set.of(1, 2),
          Set.of(0, 1, 2));

  private final Subject subject;
  private final ConcreteMachine machine;
  private final boolean allocates;

  SmallHeaps(Subject subject) {
    this.subject = subject;
    machine = new ConcreteMachine(subject.program());
    allocates = subject.lines().stream().anyMatch(line -> line.contains("alloc("));
  }

  /**
   * What was seen.
   *
   * @param paths the beginnings of at most so many statements
   * @param inputs how many were run
   * @param ignored runs that depended on memory which nobody had set
   */
  record Seen(Scope scope, PathTree paths, long inputs, long ignored) {}

  /** Ends a run whose rest nobody wants to see. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;

    Enough() {
      super(null, null, false, false);
    }
  }

  /** Everything, unless there are more inputs than so many. */
  Optional<Seen> run(Function function, Scope scope, int longest, long most) {
    Choices choices = new Choices();
    PathTree paths = new PathTree();
    long inputs = 0;
    long ignored = 0;
    do {
      if (inputs++ == most) {
        return Optional.empty();
      }
      if (!run(function, scope, choices, longest, paths)) {
        ignored++;
      }
    } while (choices.advance());
    return Optional.of(new Seen(scope, paths, inputs, ignored));
  }

  private boolean run(
      Function function, Scope scope, Choices choices, int longest, PathTree paths) {
    Watch watch = new Watch(function, longest);
    RunSettings setting =
        RunSettings.silent()
            .withStreams(
                new LazyInput(scope, choices),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream())
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withObserver(watch);
    return machine.stage(setting, scene -> play(scene, function, scope, choices, watch, paths));
  }

  private boolean play(
      InitialMemory scene,
      Function function,
      Scope scope,
      Choices choices,
      Watch watch,
      PathTree paths) {
    LazyHeap heap = new LazyHeap(subject, scene, scope, choices);
    List<byte[]> arguments =
        function.parameters().stream().map(p -> heap.argument(p.type())).toList();
    Set<Integer> refused = allocates ? choices.among(REFUSALS) : Set.of();
    boolean completed;
    try {
      scene.refuse(refused);
      completed = isComplete(scene.call(function.symbol(), arguments));
    } catch (Enough enough) {
      completed = true;
    }
    boolean isReal =
        scene.survived().stream().noneMatch(f -> f.kind() == FaultKind.UNINITIALISED_READ);
    if (isReal) {
      paths.add(watch.seen, completed);
    }
    return isReal;
  }

  private static boolean isComplete(Reply reply) {
    return !(reply instanceof Reply.Ended ended)
        || ended.outcome() instanceof RunOutcome.Exited
        || ended.outcome() instanceof RunOutcome.Killed;
  }

  /** Notes the statements of the outermost call. */
  private static final class Watch implements Observer {
    private final Function function;
    private final int longest;
    private final List<StatementNumber> seen = new ArrayList<>();
    private int depth;

    Watch(Function function, int longest) {
      this.function = function;
      this.longest = longest;
    }

    @Override
    public void entered(Function entered) {
      depth++;
    }

    @Override
    public void left(Function left) {
      depth--;
    }

    @Override
    public void step(Function at, StatementNumber number) {
      if (depth == 1 && at.symbol().equals(function.symbol())) {
        if (seen.size() == longest) {
          throw new Enough();
        }
        seen.add(number);
      }
    }
  }

  /** Standard input, a byte at a time. */
  private static final class LazyInput extends InputStream {
    private final Scope scope;
    private final Choices choices;
    private int given;
    private boolean ended;

    LazyInput(Scope scope, Choices choices) {
      this.scope = scope;
      this.choices = choices;
    }

    @Override
    public int read() {
      ended |= given == 3;
      int choice = ended ? 0 : choices.among(scope.characters().size() + 1);
      ended |= choice == 0;
      given++;
      return ended ? -1 : (int) (scope.characters().get(choice - 1) & 0xff);
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
      int octet = length == 0 ? 0 : read();
      if (octet >= 0 && length > 0) {
        buffer[offset] = (byte) octet;
      }
      return octet < 0 ? -1 : Math.min(length, 1);
    }
  }
}
