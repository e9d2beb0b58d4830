package heapwright.report.html;

import heapwright.goal.Goal;
import heapwright.ir.source.StatementNumber;
import heapwright.report.shape.HeapPicture;
import heapwright.report.shape.InputText;
import heapwright.report.suite.CoveringTest;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.Collectors;

/** A test: its input in words and as a picture, its path, what it covers, its code. */
final class TestCard {
  private static final int LONGEST_PATH = 300;

  /** A picture of more objects than this is unreadable. */
  private static final int MOST_OBJECTS = 150;

  private static final int MOST_CELLS = 2000;
  private static final int LONGEST_LINE = 1000;

  private final FunctionSection section;
  private final InputText texts;
  private final HeapPicture pictures;

  TestCard(FunctionSection section) {
    this.section = section;
    texts = new InputText(section.fileSection().file().program());
    pictures = new HeapPicture(section.fileSection().file().program());
  }

  String of(CoveringTest test) {
    List<StatementNumber> path = test.test().path();
    String lines =
        section.lines(path).stream()
            .map(section.fileSection()::line)
            .collect(Collectors.joining(" "));
    Html html = new Html();
    html.add("<article class=test data-lines=\"%s\"><h3 class=name>", lines);
    html.add("Test <code>%s</code></h3>\n", test.test().test().name());
    html.add("<p class=soft>%s; %s</p>\n", ending(test), checked(test));
    html.raw(input(test.test().test().input()));
    if (!path.isEmpty()) {
      html.add("<h3>Path</h3><p class=path>%s</p>\n", path(path));
    }
    html.raw("<h3>Covers</h3><p class=covers>").raw(covers(test.covers())).raw("</p>\n");
    String code = section.fileSection().file().code().getOrDefault(test.test().test().name(), "");
    if (!code.isEmpty()) {
      html.add("<h3 class=c>In <code>%s</code>", section.fileSection().file().tests());
      html.raw("<button type=button class=copy>Copy</button></h3><pre class=source tabindex=0>");
      html.raw(coloured(code)).raw("</pre>\n");
    }
    return html.raw("</article>").toString();
  }

  /** An input in words, and as a picture where it has objects. */
  String input(TestInput input) {
    Html html = new Html();
    String text =
        texts.of(input).lines().map(TestCard::shortened).collect(Collectors.joining("\n"));
    html.add("<h3>Input</h3><pre class=input>%s</pre>\n", text.isEmpty() ? "nothing" : text);
    if (!input.objects().isEmpty() && isClear(input)) {
      html.raw("<figure class=heap>").raw(pictures.bare(input)).raw("</figure>\n");
    }
    return html.toString();
  }

  private static String shortened(String line) {
    String text = line.strip();
    return text.length() <= LONGEST_LINE ? text : text.substring(0, LONGEST_LINE) + " …";
  }

  private static boolean isClear(TestInput input) {
    return input.objects().size() <= MOST_OBJECTS
        && input.objects().stream().mapToInt(object -> object.cells().size()).sum() <= MOST_CELLS;
  }

  private static String path(List<StatementNumber> path) {
    String shown =
        path.stream()
            .limit(LONGEST_PATH)
            .map(StatementNumber::toString)
            .collect(Collectors.joining(" "));
    return path.size() > LONGEST_PATH ? shown + " … (" + path.size() + " in all)" : shown;
  }

  private String covers(List<Goal> goals) {
    Html html = new Html();
    for (Goal goal : goals) {
      section
          .goal(goal)
          .ifPresentOrElse(
              id ->
                  html.add(
                      "<button type=button class=\"b covered\" data-open=%s>%s</button>",
                      id, goal.toString()),
              () -> html.add("<span class=b>%s</span>", goal.toString()));
    }
    return html.toString();
  }

  private static String coloured(String code) {
    CWords words = new CWords();
    return code.lines().map(words::line).collect(Collectors.joining("\n"));
  }

  private static String checked(CoveringTest test) {
    return switch (test.test().agreement()) {
      case AGREES -> "compiled and run, and it takes the predicted path";
      case DISAGREES -> "compiled and run, but it takes another path";
      case UNTRIED -> "not compiled and run";
    };
  }

  private static String ending(CoveringTest test) {
    return test.test()
        .test()
        .observation()
        .ending()
        .match(
            ending -> "The call returns",
            ending -> "The call exits with status " + ending.status(),
            ending -> "The call ends by signal " + ending.signal(),
            ending -> "The call goes wrong: " + ending.kind(),
            ending -> "The call was given up: " + ending.reason());
  }
}
