package heapwright.report.html;

import heapwright.goal.Criterion;
import java.util.Locale;

/** Numbers with their nouns. */
final class CountedNouns {
  private CountedNouns() {}

  static String count(int count, String noun) {
    String plural = noun.endsWith("ch") ? "es" : "s";
    return count + " " + noun + (count == 1 ? "" : plural);
  }

  static String seconds(double seconds) {
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
  }

  /** What one goal of a criterion is called. */
  static String goal(Criterion criterion) {
    return criterion.match(
        new Criterion.Cases<>() {
          @Override
          public String branches(Criterion.Branches c) {
            return "branch";
          }

          @Override
          public String statements(Criterion.Statements c) {
            return "statement";
          }

          @Override
          public String paths(Criterion.Paths c) {
            return "path";
          }
        });
  }

  /** What a badge stands for. */
  static String badge(Criterion criterion) {
    return criterion.match(
        new Criterion.Cases<>() {
          @Override
          public String branches(Criterion.Branches c) {
            return "Each badge beside the source is one outcome of a decision";
          }

          @Override
          public String statements(Criterion.Statements c) {
            return "Each badge beside the source is a statement";
          }

          @Override
          public String paths(Criterion.Paths c) {
            return "Each badge where a function begins is a path through it";
          }
        });
  }
}
