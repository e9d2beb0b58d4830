package heapwright.report.suite;

import heapwright.goal.Criterion;
import java.util.Locale;

/** Numbers with their nouns. */
public final class CountedNouns {
  private CountedNouns() {}

  public static String count(long count, String noun) {
    return count + " " + (count == 1 ? noun : plural(noun));
  }

  public static String plural(String noun) {
    return noun + (noun.endsWith("ch") ? "es" : "s");
  }

  public static String seconds(double seconds) {
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
  }

  /** What one goal of a criterion is called. */
  public static String goal(Criterion criterion) {
    if (criterion instanceof Criterion.Paths) {
      return "path";
    }
    if (criterion instanceof Criterion.DefinitionUses) {
      return "pair";
    }
    if (criterion instanceof Criterion.Conditions) {
      return "condition";
    }
    return criterion instanceof Criterion.Statements ? "statement" : "branch";
  }
}
