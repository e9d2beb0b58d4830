package heapwright.method.run;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.RunOutcome;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/**
 * Plays inputs for an observer and records nothing of what they leave behind: for callers with very
 * many. Cheapest on a {@link heapwright.machine.DeepStack}.
 */
public final class ObservedRun {
  private final Program program;
  private final ConcreteMachine machine;
  private final long steps;

  /**
   * @param program linked with the library
   * @param machine of that program
   * @param steps after this many statements a call is given up
   */
  public ObservedRun(Program program, ConcreteMachine machine, long steps) {
    this.program = program;
    this.machine = machine;
    this.steps = steps;
  }

  /**
   * How a run ended.
   *
   * @param endsWell whether the call came back, or left the program as a program may
   * @param steps how many statements were executed
   * @param reads whether it asked for standard input
   */
  public record Seen(boolean endsWell, long steps, boolean reads) {}

  public Seen show(TestInput input, Observer observer) {
    return show(input, observer, false);
  }

  /** Whether a call decides the same where its objects lie in another order, at other distances. */
  public boolean decidesTheSameElsewhere(TestInput input) {
    DecisionDigest here = new DecisionDigest();
    DecisionDigest elsewhere = new DecisionDigest();
    show(input, here, false);
    show(input, elsewhere, true);
    return here.value == elsewhere.value;
  }

  private Seen show(TestInput input, Observer observer, boolean isScattered) {
    Consulted in = new Consulted(input.stdinBytes());
    RunSettings settings = InputPlacement.settings(in, steps).withObserver(observer);
    try {
      return machine.stage(
          settings,
          memory -> {
            if (isScattered) {
              memory.scatter();
            }
            return shown(memory, input, in);
          });
    } catch (OutOfMemoryError e) {
      return new Seen(false, 0, false);
    }
  }

  private Seen shown(InitialMemory memory, TestInput input, Consulted in) {
    Reply reply = new InputPlacement(program.model(), memory, input).call();
    boolean endsWell = memory.survived().isEmpty() && reply.match(LEAVES_WELL);
    return new Seen(endsWell, memory.steps(), in.isConsulted);
  }

  /** Whether a call came back, or left the program as a program may. */
  static final Reply.Cases<Boolean> LEAVES_WELL =
      new Reply.Cases<>() {
        @Override
        public Boolean returned(Reply.Returned back) {
          return true;
        }

        @Override
        public Boolean ended(Reply.Ended end) {
          return end.outcome() instanceof RunOutcome.Exited
              || end.outcome() instanceof RunOutcome.Killed;
        }
      };

  /** A number that differs, but for an accident, whenever the outcomes of decisions do. */
  private static final class DecisionDigest implements Observer {
    private long value;

    @Override
    public void decided(Function function, DecisionId decision, int outcome) {
      value = value * 31 + decision.hashCode() * 1_000_003L + outcome + 1;
    }
  }

  /** Records whether standard input was read. */
  private static final class Consulted extends ByteArrayInputStream {
    private boolean isConsulted;

    Consulted(byte[] bytes) {
      super(bytes);
    }

    @Override
    public int read(byte[] buffer) throws IOException {
      isConsulted = true;
      return super.read(buffer);
    }
  }
}
