package heapwright.method.addressmapper.decision;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.method.addressmapper.decision.EvaluationEnds.End;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.move.Callees;
import heapwright.method.addressmapper.move.ControlState;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.OperationStop;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.solve.question.Solver;
import heapwright.symbolic.persistent.Trail;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Follows one way to its end, or to where there is more than one. */
final class ControlPathWalk {
  private final ControlPathSearch.Setting setting;
  private final OperationEvaluator evaluator;
  private final Consumer<ControlPath> forks;
  private final Deque<PathEvent> next;
  private final int forked;
  private ControlState frame;
  private Trail<PathEvent> events;
  private int position;
  private boolean isBeyond;
  private boolean isOver;
  private boolean isFinished;

  /**
   * @param forks takes the paths that go on from where there is more than one
   */
  ControlPathWalk(
      ControlPathSearch.Setting setting, ControlPath control, Consumer<ControlPath> forks) {
    this.setting = setting;
    this.forks = forks;
    evaluator = setting.evaluator();
    frame = control.frame();
    events = control.events();
    position = control.position();
    isBeyond = control.isBeyond();
    forked = control.forks();
    next = new ArrayDeque<>(control.next());
    evaluator.become(control.state());
    setting.questions().returnTo(control.mark());
  }

  private ControlPath here() {
    return new ControlPath(
        frame,
        evaluator.state(),
        setting.questions().mark(),
        events,
        position,
        isBeyond,
        forked,
        List.copyOf(next));
  }

  Optional<ControlPath> run() {
    while (!isOver) {
      if (isAtGoal()) {
        return Optional.of(here());
      }
      if (!setting.limits().hasMove()) {
        return Optional.empty();
      }
      WorkMeter.count(Work.ADDRESS_OPERATION, 1);
      advance();
    }
    return isFinished ? Optional.of(here()) : Optional.empty();
  }

  private boolean isAtGoal() {
    boolean begins =
        frame.depth() == 0
            && next.isEmpty()
            && frame.statement().filter(Statement.Step.class::isInstance).isPresent();
    return setting.goal() == ControlPathSearch.Goal.PATH
        && setting.guide().isLast(position)
        && begins;
  }

  private void advance() {
    EvaluationState before = evaluator.state();
    Optional<Solver.Mark> mark = setting.questions().mark();
    Trail<PathEvent> earlier = events;
    Optional<PathEvent> given = Optional.ofNullable(next.poll());
    try {
      given.ifPresentOrElse(this::happen, this::step);
    } catch (OperationStop e) {
      if (e.reason() instanceof OperationStop.Undecided question) {
        evaluator.become(before);
        setting.questions().returnTo(mark);
        events = earlier;
        given.ifPresent(next::push);
        fork(
            List.of(
                settled(new PathEvent.Settled(question, false)),
                settled(new PathEvent.Settled(question, true))));
      } else {
        end(e.reason());
      }
    }
  }

  private ControlPath settled(PathEvent.Settled decision) {
    List<PathEvent> first = new ArrayList<>(List.of(decision));
    first.addAll(next);
    return here().forking(frame, first);
  }

  private void happen(PathEvent event) {
    events = events.with(event);
    event.happen(evaluator);
  }

  private void make(Move move) {
    happen(new PathEvent.Made(move));
  }

  private void fork(List<ControlPath> paths) {
    isOver = true;
    paths.forEach(forks);
  }

  // Ends.

  /** The function or the program setting.ends(). */
  private void finish() {
    if (!setting.guide().isLast(position)) {
      conflict("the function ends here");
    }
    isOver = true;
    isFinished = setting.guide().isLast(position);
  }

  private void end(OperationStop.Cause cause) {
    if (cause instanceof OperationStop.Outside outside) {
      isOver = true;
      String why = SourceLines.outside(outside.what(), frame);
      setting.ends().outside(why, new End(position, why, evaluator.state(), events));
    } else {
      conflict(((OperationStop.Conflict) cause).reason());
    }
  }

  private void conflict(String reason) {
    isOver = true;
    setting.ends().conflict(new End(position, reason, evaluator.state(), events));
  }

  // Steps.

  private void step() {
    if (frame.statement().isEmpty()) {
      terminator(frame.code().terminator());
    } else if (frame.statement().get() instanceof Statement.Step step) {
      pass(step);
    } else if (frame.statement().get() instanceof Statement.Call call) {
      call(call);
    } else {
      make(new Move.Executed(frame.statement().get(), frame.depth()));
      frame = frame.next();
    }
  }

  private void pass(Statement.Step step) {
    boolean isOwn = frame.depth() == 0;
    if (isOwn && !setting.guide().isLast(position)) {
      Optional<String> rejection = setting.guide().rejection(position, step.number());
      if (rejection.isPresent()) {
        conflict(rejection.get());
        return;
      }
      position++;
    } else if (isOwn) {
      isBeyond = true;
    }
    make(new Move.Passed(frame.function(), step.number(), frame.depth()));
    frame = frame.next();
  }

  private void call(Statement.Call call) {
    Callees.Callee callee = setting.callees().of(call, frame.function().span().isOurs());
    if (callee instanceof Callees.Ending) {
      finish();
    } else if (callee instanceof Callees.Followed followed) {
      if (frame.depth() == ControlPathLimits.DEEPEST) {
        isOver = true;
        setting.ends().unknown("calls lie deeper than they are followed");
        return;
      }
      followed.reservation().ifPresent(evaluator::reserve);
      make(new Move.Entered(call, followed.function(), frame.depth() + 1));
      frame = frame.entering(followed.function());
    } else {
      make(new Move.Executed(call, frame.depth()));
      frame = frame.next();
    }
  }

  private void terminator(Terminator end) {
    if (end instanceof Terminator.Jump jump) {
      if (admits(jump.target())) {
        frame = frame.at(jump.target());
      } else {
        conflict("the path goes on elsewhere");
      }
    } else if (end instanceof Terminator.Branch branch) {
      take(new ControlTurns(frame, evaluator, this::admits).of(branch));
    } else if (end instanceof Terminator.Switch choice) {
      take(new ControlTurns(frame, evaluator, this::admits).of(choice));
    } else if (end instanceof Terminator.Return back) {
      giveBack(back);
    } else {
      conflict("comes where the source promises that it never does");
    }
  }

  private boolean admits(BlockId to) {
    return frame.depth() > 0 || isBeyond || setting.guide().admits(position, frame.block(), to);
  }

  private void take(List<ControlTurns.Turn> turns) {
    if (turns.isEmpty()) {
      conflict("the other outcome is taken here");
    } else if (turns.size() == 1) {
      turns.get(0).move().ifPresent(this::make);
      frame = frame.at(turns.get(0).to());
    } else {
      fork(turns.stream().map(this::turned).toList());
    }
  }

  private ControlPath turned(ControlTurns.Turn turn) {
    List<PathEvent> first =
        turn.move().<List<PathEvent>>map(m -> List.of(new PathEvent.Made(m))).orElse(List.of());
    return here().forking(frame.at(turn.to()), first);
  }

  private void giveBack(Terminator.Return back) {
    if (frame.depth() == 0) {
      finish();
      return;
    }
    ControlState caller = frame.caller().orElseThrow();
    Statement.Call call = (Statement.Call) caller.statement().orElseThrow();
    make(new Move.Left(call, back.value(), frame.depth()));
    frame = caller.next();
  }
}
