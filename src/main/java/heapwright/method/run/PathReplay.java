package heapwright.method.run;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;

/** Runs an input on the concrete machine and records the path that it takes. */
public final class PathReplay {
  /** The statements that a call may execute beyond its first ones, and for each of them. */
  private static final long STEPS = 200_000;

  private static final long STEPS_EACH = 1_000;

  private final DataModel model;
  private final ConcreteMachine machine;

  public PathReplay(DataModel model, ConcreteMachine machine) {
    this.model = model;
    this.machine = machine;
  }

  /**
   * What a run showed.
   *
   * @param path the statements of the function, as many as were asked for
   * @param reply how the call ended
   */
  public record Observed(List<StatementNumber> path, Reply reply) {
    /** Whether the machine gave up, so that the rest of the path is unknown. */
    public boolean isOverBudget() {
      return reply instanceof Reply.Ended end && end.outcome() instanceof RunOutcome.OverBudget;
    }

    /** Whether the call came back or left the program as a program may. */
    public boolean endsWell() {
      return reply.match(ObservedRun.LEAVES_WELL);
    }
  }

  /** Calls the function and notes at most this many of its statements. */
  public Observed observe(TestInput input, int most) {
    Watch watch = new Watch(input.function(), most);
    RunSettings settings =
        InputPlacement.settings(
                new ByteArrayInputStream(input.stdinBytes()), STEPS + STEPS_EACH * most)
            .withObserver(watch);
    try {
      return machine.stage(
          settings,
          memory -> new Observed(watch.seen, new InputPlacement(model, memory, input).call()));
    } catch (OutOfMemoryError e) {
      return new Observed(List.of(), new Reply.Ended(new RunOutcome.OverBudget(RunBudget.MEMORY)));
    }
  }

  /** Notes the statements of the outermost call. */
  private static final class Watch implements Observer {
    private final SymbolId symbol;
    private final int most;
    private final List<StatementNumber> seen = new ArrayList<>();
    private int depth;

    Watch(SymbolId symbol, int most) {
      this.symbol = symbol;
      this.most = most;
    }

    @Override
    public void entered(Function function) {
      depth++;
    }

    @Override
    public void left(Function function) {
      depth--;
    }

    @Override
    public void step(Function function, StatementNumber number) {
      if (depth == 1 && function.symbol().equals(symbol) && seen.size() < most) {
        seen.add(number);
      }
    }
  }
}
