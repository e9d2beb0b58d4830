package heapwright.outside.open;

import heapwright.truth.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Takes a file down line by line, as it is and with counters. Every decision has a line of its own,
 * by which its outcomes are found again in a report.
 */
final class Sheet {

  /**
   * One way that a condition may go.
   *
   * @param line of the plain text
   * @param condition its number in its decision, from 1
   * @param way as goals spell it
   */
  record Outcome(int line, int condition, String way) {}

  private final StringBuilder plain = new StringBuilder();
  private final StringBuilder counted = new StringBuilder();
  private final List<Outcome> outcomes = new ArrayList<>();
  private final Set<Integer> numbers = new TreeSet<>();
  private int line = 1;
  private int depth;

  void line(Text text) {
    plain.append("  ".repeat(depth)).append(text.plain()).append('\n');
    counted.append("  ".repeat(depth)).append(text.counted()).append('\n');
    line++;
  }

  void line(String text) {
    line(Text.same(text));
  }

  /** A line that only the plain text has. */
  void only(String text) {
    plain.append(text).append('\n');
    line++;
  }

  void open(Text head) {
    line(Text.of("%s {", head));
    depth++;
  }

  void open(String head) {
    open(Text.same(head));
  }

  void close() {
    depth--;
    line("}");
  }

  /** A condition of the decision on the next line. */
  Text condition(int number, String text) {
    int index = outcomes.size();
    outcomes.add(new Outcome(line, number, "T"));
    outcomes.add(new Outcome(line, number, "F"));
    return new Text(text, "TAKEN(" + index + ", " + text + ")");
  }

  /** What the switch on the next line decides about. */
  Text selection(String value, List<Integer> labels) {
    StringBuilder noting = new StringBuilder("({ int s_ = " + value + "; ");
    for (int label : labels) {
      noting.append("if (s_ == ").append(label).append(") hit(").append(outcomes.size());
      noting.append("); else ");
      outcomes.add(new Outcome(line, 1, "case " + label));
    }
    noting.append("hit(").append(outcomes.size()).append("); s_; })");
    outcomes.add(new Outcome(line, 1, "default"));
    return new Text(value, noting.toString());
  }

  /** Keeps a number that the text mentions, so that outsides can answer it. */
  int mention(int number) {
    numbers.add(number);
    return number;
  }

  String plain() {
    return plain.toString();
  }

  String counted() {
    return counted.toString();
  }

  List<Outcome> outcomes() {
    return List.copyOf(outcomes);
  }

  Set<Integer> numbers() {
    return Set.copyOf(numbers);
  }
}
