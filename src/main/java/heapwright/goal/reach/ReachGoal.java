package heapwright.goal.reach;

import heapwright.ir.code.Function;
import java.util.List;

/**
 * All these events happen in one call of a function, in whatever order. If the function calls
 * itself, one of its calls has to do.
 *
 * @param parts the events as the user wrote them
 * @param text all of it
 */
public record ReachGoal(Function function, List<Event> events, List<String> parts, String text) {

  public ReachGoal {
    events = List.copyOf(events);
    parts = List.copyOf(parts);
  }

  /** A goal as the user wrote it, or what is wrong with it. */
  public sealed interface Parsed {
    /** A goal of the function. */
    record Right(ReachGoal goal) implements Parsed {}

    /**
     * No goal of the function.
     *
     * @param at where in the text it is wrong, from 0
     */
    record Wrong(int at, String message) implements Parsed {}
  }

  public static Parsed parse(Function function, String text) {
    return new GoalText(function, text).read();
  }

  public List<Event.Condition> conditions() {
    return events.stream()
        .filter(Event.Arrival.class::isInstance)
        .flatMap(event -> ((Event.Arrival) event).condition().stream())
        .toList();
  }

  @Override
  public String toString() {
    return text;
  }
}
