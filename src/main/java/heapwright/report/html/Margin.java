package heapwright.report.html;

import heapwright.ir.source.StatementNumber;
import java.util.List;

/** What stands beside the lines of a function: the numbers of its statements, and the badges. */
final class Margin {
  private final FunctionSection chapter;
  private final Badges badges;

  Margin(FunctionSection chapter) {
    this.chapter = chapter;
    badges = new Badges(chapter);
  }

  Badges badges() {
    return badges;
  }

  /** The numbers that begin on a line, as paths name them: {@code 3-4}. */
  String numbers(int line) {
    List<StatementNumber> here = chapter.statements(line);
    String first = here.isEmpty() ? "" : here.get(0).toString();
    String last = here.size() < 2 ? "" : "-" + here.get(here.size() - 1);
    return new Html().add("<span class=st>%s</span>", first + last).toString();
  }
}
