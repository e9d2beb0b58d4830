package heapwright.report.html;

import heapwright.goal.Verdict;

/** The kinds of badges. A sign besides the colour, for those who do not see the colour. */
enum Mark {
  COVERED("covered", "✓"),
  INFEASIBLE("infeasible", "∅"),
  FAULTY("faulty", "✗"),
  UNKNOWN("unknown", "?"),
  FAULT("fault", "!");

  private final String title;
  private final String sign;

  Mark(String title, String sign) {
    this.title = title;
    this.sign = sign;
  }

  /** The word, which is also the name of the style's class. */
  String title() {
    return title;
  }

  String sign() {
    return sign;
  }

  static Mark of(Verdict verdict) {
    return verdict.match(
        new Verdict.Cases<>() {
          @Override
          public Mark covered(Verdict.Covered v) {
            return COVERED;
          }

          @Override
          public Mark infeasible(Verdict.Infeasible v) {
            return INFEASIBLE;
          }

          @Override
          public Mark faulty(Verdict.Faulty v) {
            return FAULTY;
          }

          @Override
          public Mark unknown(Verdict.Unknown v) {
            return UNKNOWN;
          }
        });
  }
}
