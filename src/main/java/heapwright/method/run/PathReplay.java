package heapwright.method.run;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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
    /** Whether the machine gave up, so that nobody knows how the path goes on. */
    public boolean isOverBudget() {
      return reply instanceof Reply.Ended end && end.outcome() instanceof RunOutcome.OverBudget;
    }

    /** Whether the call came back or left the program as a program may. */
    public boolean endsWell() {
      return reply.match(
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
          });
    }
  }

  /** Calls the function and notes at most so many of its statements. */
  public Observed observe(TestInput input, int most) {
    Watch watch = new Watch(input.function(), most);
    RunSettings setting =
        RunSettings.silent()
            .withStreams(
                new ByteArrayInputStream(bytes(input.stdin())),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream())
            .withLimits(Limits.CALL.withSteps(STEPS + STEPS_EACH * most))
            .withObserver(watch);
    try {
      return machine.stage(setting, scene -> new Observed(watch.seen, play(scene, input)));
    } catch (OutOfMemoryError e) {
      return new Observed(List.of(), new Reply.Ended(new RunOutcome.OverBudget(RunBudget.MEMORY)));
    }
  }

  private static byte[] bytes(List<Byte> list) {
    byte[] bytes = new byte[list.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = list.get(i);
    }
    return bytes;
  }

  private Reply play(InitialMemory scene, TestInput input) {
    List<byte[]> arguments = new InputPlacement(model, scene, input).arguments();
    scene.refuse(Set.copyOf(input.failing()));
    return scene.call(input.function(), arguments);
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
