package heapwright.report.html;

import heapwright.goal.Verdict;
import heapwright.report.suite.CoveringTest;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import java.util.List;
import java.util.stream.Collectors;

/** What the panel shows of a function's goals, tests and faults on request. */
final class Details {
  private final FunctionSection section;
  private final TestCard tests;
  private final Html html = new Html();

  private Details(FunctionSection section) {
    this.section = section;
    tests = new TestCard(section);
  }

  static String of(FunctionSection section) {
    Details details = new Details(section);
    List<GoalReport> goals = section.function().goals();
    for (int i = 0; i < goals.size(); i++) {
      details.goal(goals.get(i), section.goal(i));
    }
    for (int i = 0; i < section.function().tests().size(); i++) {
      details.html.add("<template id=d-%s>", section.test(i));
      details.html.raw(details.tests.of(section.function().tests().get(i))).raw("</template>\n");
    }
    for (int i = 0; i < section.function().faults().size(); i++) {
      details.fault(section.function().faults().get(i), section.fault(i));
    }
    return details.html.toString();
  }

  private void goal(GoalReport goal, String id) {
    Mark mark = Mark.of(goal.verdict());
    html.add("<template id=d-%s>", id).raw(place(goal));
    html.add("<h2><span class=\"chip %s\"><i>%s</i> ", mark.title(), mark.sign());
    html.add("%s</span> <code>%s</code></h2>\n", mark.title(), goal.goal().toString());
    GoalInWords asked = GoalInWords.of(section, goal.goal());
    html.add("<p class=asked><code>%s</code> %s</p>\n", asked.question(), asked.answer());
    html.raw(goal.verdict().match(this::covered, this::infeasible, this::faulty, this::unknown))
        .raw(others(goal))
        .raw("</template>\n");
  }

  private String place(GoalReport goal) {
    String file =
        section.fileSection().file().place(goal.goal().line().file(), goal.goal().line().line());
    return new Html()
        .add("<p class=place>%s <span class=soft>%s</span></p>", section.function().name(), file)
        .toString();
  }

  private String covered(Verdict.Covered verdict) {
    String together = verdict.tests().size() > 1 ? "<p>It takes both of these tests.</p>\n" : "";
    return together + verdict.tests().stream().map(this::covered).collect(Collectors.joining());
  }

  private String covered(String test) {
    return section
        .fileSection()
        .test(test)
        .map(id -> new Html().add("<div data-show=%s></div>\n", id).toString())
        .orElseGet(() -> new Html().add("<p>Covered by %s.</p>\n", test).toString());
  }

  private String infeasible(Verdict.Infeasible verdict) {
    Html text = new Html();
    text.add("<h3>Why no input can</h3><p class=reason>%s</p>\n", verdict.reason());
    text.add("<h3>Proof</h3><p><b>%s</b>%s</p>\n", verdict.proof().title(), how(verdict.proof()));
    if (!verdict.assumptions().isEmpty()) {
      text.raw("<h3>Taking for granted</h3><ul>");
      verdict.assumptions().forEach(assumption -> text.add("<li>%s</li>", assumption));
      text.raw("</ul>\n");
    }
    return text.toString();
  }

  private static String how(Verdict.Proof proof) {
    return switch (proof) {
      case ALL_PATHS_EXHAUSTED -> ": each was followed to its end, without a bound";
      case INVARIANT -> ": it contradicts what holds in every execution";
      case UNSATISFIABLE -> ": what it takes to come here contradicts itself";
    };
  }

  private String faulty(Verdict.Faulty verdict) {
    return new Html()
        .add("<h3>Why it has no test</h3><p class=reason>Inputs come here, but all that were found")
        .add(" end in a fault: <b>%s</b>.</p>\n", verdict.fault())
        .add("<h3>The program that shows it</h3><p><a href=\"%s\">", Html.link(verdict.program()))
        .add("<code>%s</code></a></p>\n", verdict.program())
        .toString();
  }

  private String unknown(Verdict.Unknown verdict) {
    return new Html()
        .add("<h3>Why it is open</h3><p class=reason>%s</p>\n", verdict.cause())
        .raw("<p class=soft>Neither a test nor a proof was found. More time (<code>--time</code>)")
        .raw(" may settle it.</p>\n")
        .toString();
  }

  /** The function's other tests that come by. */
  private String others(GoalReport goal) {
    Html text = new Html();
    List<CoveringTest> all = section.function().tests();
    for (int i = 0; i < all.size(); i++) {
      String name = all.get(i).test().test().name();
      if (all.get(i).covers().contains(goal.goal()) && !isNamed(goal.verdict(), name)) {
        text.add("<button type=button class=t data-open=%s>%s</button>", section.test(i), name);
      }
    }
    return text.toString().isEmpty() ? "" : "<h3>Also covered by</h3><p>" + text + "</p>\n";
  }

  private static boolean isNamed(Verdict verdict, String test) {
    return verdict instanceof Verdict.Covered covered && covered.tests().contains(test);
  }

  private void fault(FaultReport fault, String id) {
    String place =
        section.fileSection().file().place(fault.ending().at().file(), fault.ending().at().line());
    html.add("<template id=d-%s>", id);
    html.add("<p class=place>%s <span class=soft>%s</span></p>", section.function().name(), place);
    html.add("<h2><span class=\"chip fault\"><i>%s</i> fault</span> ", Mark.FAULT.sign());
    html.add("<code>%s</code></h2>\n", fault.ending().kind());
    html.add("<p class=reason>%s</p>\n", fault.ending().message());
    html.add("<h3>Reproducer</h3><p><a href=\"%s\">", Html.link(fault.reproducer()));
    html.add("<code>%s</code></a></p>\n", fault.reproducer());
    html.raw(tests.input(fault.input()));
    String evidence = fault.evidence().strip();
    if (!evidence.isEmpty()) {
      html.add(
          "<h3>What the sanitizers say</h3><pre class=evidence tabindex=0>%s</pre>\n", evidence);
    }
    html.raw("</template>\n");
  }
}
