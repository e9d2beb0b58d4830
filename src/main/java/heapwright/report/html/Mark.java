package heapwright.report.html;

import heapwright.goal.Verdict;
import java.util.Locale;

/** The kinds of badges. A sign besides the colour, for those who do not see the colour. */
enum Mark {
  COVERED("✓"),
  INFEASIBLE("∅"),
  FAULTY("✗"),
  UNKNOWN("?"),
  FAULT("!");

  private final String sign;

  Mark(String sign) {
    this.sign = sign;
  }

  /** The word, which is also the name of the style's class. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  String sign() {
    return sign;
  }

  static Mark of(Verdict verdict) {
    return verdict.match(v -> COVERED, v -> INFEASIBLE, v -> FAULTY, v -> UNKNOWN);
  }
}
