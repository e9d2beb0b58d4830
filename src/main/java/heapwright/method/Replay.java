package heapwright.method;

import heapwright.ir.DataModel;
import heapwright.ir.Function;
import heapwright.ir.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Scene;
import heapwright.machine.Setting;
import heapwright.machine.code.Limits;
import heapwright.machine.code.Observer;
import heapwright.testcase.TestInput;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Runs an input on the concrete machine and watches which way it goes. */
final class Replay {
  private static final long STEPS = 20_000_000;

  private final DataModel model;
  private final ConcreteMachine machine;

  Replay(DataModel model, ConcreteMachine machine) {
    this.model = model;
    this.machine = machine;
  }

  /** The statements of the function that run, as many as the route has. */
  List<StatementNumber> path(TestInput input, Route route) {
    Watch watch = new Watch(route);
    byte[] stdin = new byte[input.stdin().size()];
    for (int i = 0; i < stdin.length; i++) {
      stdin[i] = input.stdin().get(i);
    }
    Setting setting =
        Setting.silent()
            .withStreams(
                new ByteArrayInputStream(stdin),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream())
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withObserver(watch);
    machine.stage(setting, scene -> play(scene, input));
    return watch.seen;
  }

  private List<StatementNumber> play(Scene scene, TestInput input) {
    List<byte[]> arguments = new Staging(model, scene, input).arguments();
    scene.refuse(Set.copyOf(input.failing()));
    scene.call(input.function(), arguments);
    return List.of();
  }

  /** Notes the statements of the outermost call. */
  private static final class Watch implements Observer {
    private final Route route;
    private final List<StatementNumber> seen = new ArrayList<>();
    private int depth;

    Watch(Route route) {
      this.route = route;
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
      boolean own = depth == 1 && function.symbol().equals(route.function().symbol());
      if (own && seen.size() < route.statements().size()) {
        seen.add(number);
      }
    }
  }
}
