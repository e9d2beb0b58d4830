package heapwright.method.tao;

import heapwright.solve.linear.Formula;
import java.util.List;

/** A condition for people, laid out as the publication does: one operator or fact a line. */
final class ConditionText {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  private ConditionText() {}

  static String of(Formula formula) {
    ConditionText writer = new ConditionText();
    writer.write(formula);
    return writer.text.toString();
  }

  private void line(String words) {
    text.append("  ".repeat(depth)).append(words).append('\n');
  }

  private void write(Formula formula) {
    if (formula instanceof Formula.All all) {
      group("(AND", all.parts());
    } else if (formula instanceof Formula.Any any) {
      group("(OR", any.alternatives());
    } else {
      line("(" + ((Formula.Fact) formula).term() + ")");
    }
  }

  private void group(String operator, List<Formula> parts) {
    line(operator);
    depth++;
    parts.forEach(this::write);
    depth--;
    line(")");
  }
}
