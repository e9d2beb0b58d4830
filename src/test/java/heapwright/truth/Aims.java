package heapwright.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes up goals of a function, and what the counted text must do for them: pieces of C for {@code
 * VISIT_n}, {@code ROUND_l} and {@code LEAVE_l}.
 */
final class Aims {
  private final Draw draw;
  private final Page page;

  /** The statements of the guard, where one number stands for many. */
  private final int guard;

  private final Map<String, Aim> aims = new LinkedHashMap<>();
  private final Map<Integer, StringBuilder> visits = new LinkedHashMap<>();
  private final Map<Integer, StringBuilder> rounds = new LinkedHashMap<>();
  private final Map<Integer, StringBuilder> leaves = new LinkedHashMap<>();
  private int flags;

  /**
   * @param count how many to try for
   */
  Aims(Sample sample, int count) {
    draw = new Draw(~sample.seed());
    page = sample.page();
    guard = sample.world().guards().isEmpty() ? 0 : 2;
    for (int i = 0; i < count; i++) {
      Aim aim = draw.chance(20) ? several() : single();
      aims.putIfAbsent(aim.text(), aim);
    }
  }

  List<Aim> all() {
    return List.copyOf(aims.values());
  }

  int flags() {
    return flags;
  }

  /** What else happens at a visit, as expressions, each with a comma before it. */
  String atVisit(int statement) {
    return visits.getOrDefault(statement, new StringBuilder()).toString();
  }

  String atRound(int loop) {
    return rounds.getOrDefault(loop, new StringBuilder()).toString();
  }

  /** What else happens when a loop is left, as statements. */
  String atLeave(int loop) {
    return leaves.getOrDefault(loop, new StringBuilder()).toString();
  }

  private Aim several() {
    Set<String> texts = new LinkedHashSet<>();
    List<String> tests = new ArrayList<>();
    int count = draw.between(2, 3);
    for (int i = 0; i < count; i++) {
      Aim part = single();
      texts.add(part.text());
      tests.add(part.test());
    }
    return new Aim(String.join(" && ", texts), String.join(" && ", tests));
  }

  private Aim single() {
    int way = draw.below(100);
    if (way < 10) {
      int number = draw.of(page.statements()).number();
      return new Aim("" + number, "A->c[" + number + "] >= 1");
    }
    if (way < 25) {
      int number = draw.of(page.statements()).number();
      int visit = draw.between(2, 5);
      return new Aim(number + " # " + visit, "A->c[" + number + "] >= " + visit);
    }
    if (way < 45 || page.loops().isEmpty()) {
      Site.Outcome outcome = draw.of(page.outcomes());
      return new Aim(outcome.name(), "A->o[" + outcome.flag() + "]");
    }
    if (way < 60) {
      return when();
    }
    return rounds();
  }

  private Aim rounds() {
    Site.Loop loop = draw.of(page.loops());
    String sign = draw.of(List.of(">=", "==", "<="));
    int times = draw.of(List.of(0, 1, 2, 3, 4, 5, 7));
    times = sign.equals(">=") ? Math.max(1, times) : times;
    StringBuilder text = new StringBuilder(page.name(loop.index()) + " " + sign + " " + times);
    StringBuilder test = new StringBuilder("A->r[" + loop.index() + "] " + sign + " " + times);
    for (int outer : loop.around()) {
      if (draw.chance(60)) {
        int round = draw.between(1, 3);
        text.append(" @ ").append(page.name(outer)).append(":").append(round);
        test.append(" && A->r[").append(outer).append("] == ").append(round);
      }
    }
    int flag = flags++;
    boolean isEarly = sign.equals(">=");
    (isEarly ? rounds : leaves)
        .computeIfAbsent(loop.index(), l -> new StringBuilder())
        .append("  if (")
        .append(test)
        .append(") A->a[")
        .append(flag)
        .append("] = 1;\n");
    return new Aim(text.toString(), flagged(flag));
  }

  private static String flagged(int flag) {
    return "A->a[" + flag + "]";
  }

  private Aim when() {
    Site.Statement site = draw.of(page.statements().subList(guard, page.statements().size()));
    Scope scope = new Scope(draw);
    site.visible().forEach(scope::add);
    if (scope.numbers().isEmpty()) {
      return single();
    }
    Text condition = new Expressions(draw, scope).condition();
    boolean isCounted = draw.chance(40);
    int visit = draw.between(1, 3);
    int flag = flags++;
    String number = "A.c[" + site.number() + "]";
    visits
        .computeIfAbsent(site.number(), s -> new StringBuilder())
        .append(isCounted ? ", (" + number + " == " + visit + " && " : ", (")
        .append("ASK(")
        .append(condition.counted())
        .append(") ? A.a[")
        .append(flag)
        .append("] = 1 : 0)");
    String counted = isCounted ? " # " + visit : "";
    return new Aim(site.number() + counted + " when (" + condition.plain() + ")", flagged(flag));
  }
}
