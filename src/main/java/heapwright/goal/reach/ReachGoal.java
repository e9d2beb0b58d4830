package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private static final Pattern CALL = Pattern.compile("\\s*call\\s+([A-Za-z_]\\w*)\\s*");
  private static final Pattern CALLEE =
      Pattern.compile("\\s*([A-Za-z_]\\w*)\\s*/.*", Pattern.DOTALL);

  /** The function that a goal names: {@code parse} of {@code parse/12:T} and {@code call parse}. */
  public static Optional<String> functionNamed(String text) {
    Matcher call = CALL.matcher(text);
    Matcher callee = CALLEE.matcher(text);
    return call.matches()
        ? Optional.of(call.group(1))
        : callee.matches() ? Optional.of(callee.group(1)) : Optional.empty();
  }

  /** Whether a goal is that a function is called. */
  public static boolean isCall(String text) {
    return CALL.matcher(text).matches();
  }

  /**
   * @param function that the goal is about, be it the one under test or a callee of it
   */
  public static Parsed parse(Function function, String text) {
    return new GoalText(function, text).read();
  }

  /**
   * That a function of the library is called.
   *
   * @param function the one under test
   */
  public static ReachGoal calling(Function function, SymbolId library, String text) {
    List<Event> entry = List.of(new Event.Entry(Optional.of(library)));
    return new ReachGoal(function, entry, List.of(text.strip()), text);
  }

  /** The function of the library whose calls are the goal, if they are. */
  public Optional<SymbolId> library() {
    return events.get(0) instanceof Event.Entry entry ? entry.bodiless() : Optional.empty();
  }

  public List<Event.Condition> conditions() {
    return events.stream()
        .filter(Event.Arrival.class::isInstance)
        .flatMap(event -> ((Event.Arrival) event).condition().stream())
        .toList();
  }

  /** The goal as an outcome, which every method knows, if it is one. */
  Optional<Goal> plain() {
    return events.size() == 1
            && events.get(0) instanceof Event.Turn turn
            && isAlone(function, turn.branch())
        ? Optional.of(turn.branch())
        : Optional.empty();
  }

  /** Whether no other outcome leads to the same place; a run could not tell them apart. */
  private static boolean isAlone(Function function, Goal.Branch branch) {
    List<BlockId> successors = function.block(branch.from()).terminator().successors();
    return Collections.frequency(successors, branch.to()) == 1;
  }

  /** Where people look for it. */
  SourceSpan span() {
    return events.get(0).span(function);
  }

  /** Where control comes to a statement. */
  static List<ControlPoint> arrivals(Function function, StatementNumber number) {
    List<ControlPoint> points = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      for (int i = 0; i < block.statements().size(); i++) {
        if (block.statements().get(i) instanceof Statement.Step step
            && step.number().equals(number)) {
          points.add(new ControlPoint.Within(block.id(), i));
        }
      }
    }
    return points;
  }

  @Override
  public String toString() {
    return text;
  }
}
