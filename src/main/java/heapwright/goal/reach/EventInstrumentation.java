package heapwright.goal.reach;

import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Relation;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the code for one event of a goal where it may happen. */
record EventInstrumentation(Instrumentation host, int event) implements Event.Cases<Void> {

  @Override
  public Void arrival(Event.Arrival arrival) {
    List<CounterCode> pieces = new ArrayList<>();
    List<CheckedCondition> questions = new ArrayList<>();
    // A goal of this event alone only needs a decision, so the first visit suffices.
    boolean isBare = host.events() == 1 && arrival.condition().isEmpty();
    Optional<Integer> visit = arrival.visit().or(() -> isBare ? Optional.of(1) : Optional.empty());
    if (visit.isPresent()) {
      boolean isFirst = !host.registers().counts(arrival.statement());
      Local visits = host.registers().visits(arrival.statement());
      if (isFirst) {
        pieces.add(new CounterCode.Update(host.registers().increment(visits)));
      }
      questions.add(host.registers().is(visits, Relation.EQUAL, visit.get()));
    }
    arrival.condition().ifPresent(c -> questions.add(host.registers().asked(c, host.probe(c))));
    pieces.add(new CounterCode.Check(event, questions));
    PlainGoals.steps(host.function(), arrival.statement()).forEach(step -> host.at(step, pieces));
    return null;
  }

  @Override
  public Void turn(Event.Turn turn) {
    for (int outcome : turn.branch().outcomes()) {
      host.at(
          new ControlPoint.Turn(turn.branch().from(), outcome),
          List.of(new CounterCode.Check(event, List.of())));
    }
    return null;
  }

  @Override
  public Void rounds(Event.Rounds rounds) {
    host.registers().watch(rounds.loop(), rounds.times());
    rounds.within().forEach(round -> host.registers().watch(round.loop(), round.number()));
    return null;
  }
}
