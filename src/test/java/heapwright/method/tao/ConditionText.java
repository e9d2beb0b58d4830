package heapwright.method.tao;

import heapwright.solve.linear.Formula;
import java.util.List;

/** A condition for people, laid out as the publication does: one operator or fact a line. */
final class ConditionText implements Formula.Cases<Void> {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  private ConditionText() {}

  static String of(Formula formula) {
    ConditionText writer = new ConditionText();
    formula.match(writer);
    return writer.text.toString();
  }

  private void line(String words) {
    text.append("  ".repeat(depth)).append(words).append('\n');
  }

  @Override
  public Void fact(Formula.Fact formula) {
    line("(" + formula.term() + ")");
    return null;
  }

  @Override
  public Void all(Formula.All formula) {
    return group("(AND", formula.parts());
  }

  @Override
  public Void any(Formula.Any formula) {
    return group("(OR", formula.alternatives());
  }

  private Void group(String operator, List<Formula> parts) {
    line(operator);
    depth++;
    parts.forEach(part -> part.match(this));
    depth--;
    line(")");
    return null;
  }
}
