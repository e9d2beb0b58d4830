package heapwright.truth;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Takes a function down as it is made up, statement by statement, and numbers what has a number. In
 * the counted text {@code VISIT_n}, {@code OUTCOME(i)}, {@code ENTER}, {@code ROUND_l} and {@code
 * LEAVE_l} stand where something happens; {@link Counting} says later what they do.
 */
final class Page {
  private final boolean isWatched;
  private final Scope scope;
  private final StringBuilder plain = new StringBuilder();
  private final StringBuilder counted = new StringBuilder();
  private final List<Site.Statement> statements = new ArrayList<>();
  private final List<Site.Outcome> outcomes = new ArrayList<>();
  private final List<Site.Loop> loops = new ArrayList<>();
  private final Map<Integer, Integer> names = new HashMap<>();
  private final Deque<Integer> around = new ArrayDeque<>();
  private int depth;

  /**
   * @param isWatched whether goals are about this function; others only use up fuel
   */
  Page(Scope scope, boolean isWatched) {
    this.scope = scope;
    this.isWatched = isWatched;
  }

  void line(Text text) {
    plain.append("  ".repeat(depth)).append(text.plain()).append('\n');
    counted.append("  ".repeat(depth)).append(text.counted()).append('\n');
  }

  /** A line that only counts. */
  void counting(String text) {
    counted.append("  ".repeat(depth)).append(text).append('\n');
  }

  void open(Text head) {
    line(Text.of("%s {", head));
    depth++;
    scope.enter();
  }

  /**
   * @param tail made up where the block's variables are no longer visible
   */
  void close(Supplier<Text> tail) {
    scope.leave();
    depth--;
    line(Text.of("}%s", tail.get()));
  }

  void close() {
    close(() -> Text.same(""));
  }

  /** An expression that counts a visit to the next statement. */
  String visit() {
    Site.Statement site = new Site.Statement(statements.size() + 1, scope.visible());
    statements.add(site);
    return isWatched ? "VISIT_" + site.number() : "FUEL";
  }

  /** The number that the next statement will have. */
  int next() {
    return statements.size() + 1;
  }

  void statement(Text text) {
    line(text.counting(visit() + "; "));
  }

  String outcome(String name) {
    Site.Outcome site = new Site.Outcome(name, outcomes.size());
    outcomes.add(site);
    return isWatched ? "OUTCOME(" + site.flag() + ")" : "0";
  }

  /** From here on in a loop. */
  Site.Loop enter() {
    Site.Loop loop = new Site.Loop(loops.size(), List.copyOf(around));
    loops.add(loop);
    around.push(loop.index());
    return loop;
  }

  /** The loop has the number that the next statement will have. */
  void name(Site.Loop loop) {
    names.put(loop.index(), next());
  }

  void left() {
    around.pop();
  }

  void begins(Site.Loop loop) {
    watching("ENTER(" + loop.index() + ");");
  }

  void rounds(Site.Loop loop) {
    watching("ROUND_" + loop.index() + ";");
  }

  void ends(Site.Loop loop) {
    watching("LEAVE_" + loop.index() + "(&A);");
  }

  private void watching(String text) {
    if (isWatched) {
      counting(text);
    }
  }

  boolean isInLoop() {
    return !around.isEmpty();
  }

  Text text() {
    return new Text(plain.toString(), counted.toString());
  }

  List<Site.Statement> statements() {
    return List.copyOf(statements);
  }

  List<Site.Outcome> outcomes() {
    return List.copyOf(outcomes);
  }

  /** The number that goals give to a loop. */
  int name(int loop) {
    return names.get(loop);
  }

  List<Site.Loop> loops() {
    return List.copyOf(loops);
  }
}
