package heapwright.truth;

import java.util.ArrayList;
import java.util.List;

/** Makes up what decisions ask, and has their outcomes noted. */
final class Decisions {
  private final Draw draw;
  private final Page page;
  private final Expressions expressions;

  Decisions(Draw draw, Page page, Expressions expressions) {
    this.draw = draw;
    this.page = page;
    this.expressions = expressions;
  }

  /** A decision of one condition, or of several. */
  Text any() {
    List<Text> conditions = new ArrayList<>();
    conditions.add(expressions.condition());
    while (draw.chance(30) && conditions.size() < 3) {
      conditions.add(expressions.condition());
    }
    return of(conditions);
  }

  Text of(Text condition) {
    return of(List.of(condition));
  }

  /** Whether one of the conditions holds. */
  Text oneOf(List<Text> conditions) {
    int number = page.next();
    String visit = page.visit();
    return Text.joined(" || ", noted(conditions, number)).counting(visit + ", ");
  }

  /** The conditions joined somehow. */
  private Text of(List<Text> conditions) {
    int number = page.next();
    String visit = page.visit();
    return joined(noted(conditions, number)).counting(visit + ", ");
  }

  private List<Text> noted(List<Text> conditions, int number) {
    List<Text> parts = new ArrayList<>();
    for (int i = 0; i < conditions.size(); i++) {
      String name = conditions.size() == 1 ? "" + number : number + "." + (i + 1);
      parts.add(noted(conditions.get(i), name));
    }
    return parts;
  }

  private Text noted(Text condition, String name) {
    String counted =
        String.format(
            "((%s) ? (%s, 1) : (%s, 0))",
            condition.counted(), page.outcome(name + ":T"), page.outcome(name + ":F"));
    return new Text(condition.plain(), counted);
  }

  private Text joined(List<Text> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    Text first = parts.get(0);
    Text rest = joined(parts.subList(1, parts.size()));
    Text second = parts.size() > 2 ? Text.of("(%s)", rest) : rest;
    return Text.of("%s " + (draw.chance(50) ? "&&" : "||") + " %s", first, second);
  }

  /** What a switch asks, which has these labels. */
  Text among(Text value, List<Integer> labels) {
    int number = page.next();
    StringBuilder noting = new StringBuilder(page.visit());
    noting.append("; __typeof__(+(").append(value.counted()).append(")) s_ = ");
    noting.append(value.counted()).append("; ");
    for (int label : labels) {
      noting.append("if (s_ == ").append(label).append(") ");
      noting.append(page.outcome(number + ":case " + label)).append("; else ");
    }
    noting.append(page.outcome(number + ":default"));
    return new Text(value.plain(), "({ " + noting + "; s_; })");
  }
}
