package heapwright.goal.reach;

import heapwright.goal.reach.Cursor.GoalSyntaxError;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads goals as people write them: {@code 14 == 4 @ 12:1 && 9:T}. */
final class GoalText {
  /** As many rounds as a test could ever take. */
  private static final int MOST = 1_000_000_000;

  private final NameableParts known;
  private final Function function;
  private final Cursor cursor;
  private final List<Event> events = new ArrayList<>();
  private final List<String> parts = new ArrayList<>();

  GoalText(Function function, String text) {
    this.function = function;
    known = new NameableParts(function);
    cursor = new Cursor(text);
  }

  ReachGoal.Parsed read() {
    try {
      if (ReachGoal.isCall(cursor.text())) {
        List<String> whole = List.of(cursor.text().strip());
        List<Event> entry = List.of(new Event.Entry(Optional.empty()));
        return new ReachGoal.Parsed.Right(new ReachGoal(function, entry, whole, cursor.text()));
      }
      part();
      while (cursor.skips("&&")) {
        part();
      }
      int rest = cursor.next();
      if (cursor.skips("when")) {
        throw new GoalSyntaxError(
            rest, "'when' follows a statement: 14 when (x > y), 14 # 3 when (x > y)");
      }
      cursor.requireEnd("'&&' and another goal");
      return new ReachGoal.Parsed.Right(new ReachGoal(function, events, parts, cursor.text()));
    } catch (GoalSyntaxError error) {
      return new ReachGoal.Parsed.Wrong(error.at(), error.getMessage());
    }
  }

  private void part() {
    int start = cursor.next();
    // All of a goal's events happen in one call of one function, so each may name it.
    if (cursor.skips(function.name())) {
      cursor.require("/", "'/' and a goal of " + function.name());
    }
    events.add(event());
    parts.add(cursor.text().substring(start, cursor.at()).strip());
  }

  private Event event() {
    int start = cursor.next();
    StatementNumber number = statement("a statement's number");
    if (cursor.skips(".")) {
      int condition = number("the number of a condition");
      cursor.require(":", "':' and T or F");
      return turn(start, number, condition);
    }
    if (cursor.skips(":")) {
      return turn(start, number, 0);
    }
    Optional<Event.Bound> bound = bound();
    return bound.isPresent() ? rounds(start, number, bound.get()) : arrival(number);
  }

  private Event turn(int start, StatementNumber number, int condition) {
    cursor.next();
    String outcome = cursor.word();
    if (outcome.equals("case")) {
      outcome += " " + label();
    }
    return new Event.Turn(known.branch(start, number, condition, outcome));
  }

  /** {@code 3}, {@code -1}, {@code 'a'}, {@code 3...5}. */
  private String label() {
    String low = value();
    return cursor.skips("...") ? low + "..." + value() : low;
  }

  private String value() {
    if (cursor.skips("'")) {
      String character = cursor.character();
      cursor.require("'", "'");
      return Integer.toString(character.charAt(0));
    }
    String sign = cursor.skips("-") ? "-" : "";
    return sign + cursor.digits("a label's value, as a number");
  }

  private Optional<Event.Bound> bound() {
    for (Event.Bound bound : Event.Bound.values()) {
      if (cursor.skips(bound.sign())) {
        return Optional.of(bound);
      }
    }
    return Optional.empty();
  }

  private Event rounds(int start, StatementNumber number, Event.Bound bound) {
    int loop = known.loop(start, number);
    int times = number("how many times");
    List<Event.Round> within = new ArrayList<>();
    int inner = loop;
    while (cursor.skips("@")) {
      int at = cursor.next();
      int outer = known.around(at, inner, statement("the number of a loop"));
      cursor.require(":", "':' and the number of a round");
      int place = cursor.next();
      int round = number("the number of a round");
      if (round == 0) {
        throw new GoalSyntaxError(place, "rounds count from 1");
      }
      within.add(new Event.Round(outer, round));
      inner = outer;
    }
    return new Event.Rounds(loop, bound, times, within);
  }

  private Event arrival(StatementNumber number) {
    Optional<Integer> visit = Optional.empty();
    if (cursor.skips("#")) {
      int at = cursor.next();
      visit = Optional.of(number("which visit"));
      if (visit.get() == 0) {
        throw new GoalSyntaxError(at, "visits count from 1");
      }
    }
    Event.Arrival arrival = new Event.Arrival(number, visit, Optional.empty());
    return cursor.skips("when") ? arrival.when(condition(number)) : arrival;
  }

  private Event.Condition condition(StatementNumber at) {
    cursor.require("(", "'(' and a condition in C");
    int offset = cursor.at();
    return new Event.Condition(at, cursor.parenthesised(), offset);
  }

  private StatementNumber statement(String what) {
    int at = cursor.next();
    return known.statement(at, number(what));
  }

  private int number(String what) {
    int at = cursor.next();
    String digits = cursor.digits(what);
    if (digits.length() > 10 || Long.parseLong(digits) > MOST) {
      throw new GoalSyntaxError(at, "no number here is greater than " + MOST);
    }
    return Integer.parseInt(digits);
  }
}
