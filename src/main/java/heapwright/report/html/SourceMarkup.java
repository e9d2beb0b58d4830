package heapwright.report.html;

import heapwright.ir.source.StatementNumber;
import heapwright.report.suite.CountedNouns;
import heapwright.report.suite.CoveringTest;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.VerdictCounts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The source of a file: each reported function a section of its own, and what lies between. */
final class SourceMarkup {
  private final FileSection fileSection;
  private final List<String> text;
  private final CWords words = new CWords();
  private final Html html = new Html();
  private int next = 1;

  private SourceMarkup(FileSection fileSection) {
    this.fileSection = fileSection;
    text = fileSection.file().text();
  }

  static String of(FileSection fileSection) {
    return new SourceMarkup(fileSection).file();
  }

  private String file() {
    html.add(
        "<section class=file id=%s aria-label=\"%s\"><h2>%s</h2>\n",
        fileSection.id(), fileSection.file().name(), fileSection.file().name());
    List<FunctionSection> sections =
        fileSection.sections().stream()
            .sorted(Comparator.comparing(FunctionSection::firstLine))
            .toList();
    for (FunctionSection section : sections) {
      between(section.firstLine() - 1);
      function(section);
    }
    between(text.size());
    return html.raw("</section>\n").toString();
  }

  private void between(int end) {
    boolean blank =
        text.subList(next - 1, Math.max(next - 1, end)).stream().allMatch(String::isBlank);
    if (blank) {
      next = Math.max(next, end + 1);
    } else {
      html.raw("<div class=between><div class=code>\n");
      lines(end, Optional.empty());
      html.raw("</div></div>\n");
    }
  }

  private void function(FunctionSection section) {
    FunctionReport function = section.function();
    html.add(
        "<section class=fn id=%s data-name=\"%s\" data-kinds=\"%s\" aria-label=\"%s\">\n",
        section.id(), function.name(), kinds(function), "function " + function.name());
    heading(section);
    html.raw("<div class=code>\n");
    lines(Math.min(section.lastLine(), text.size()), Optional.of(new Margin(section)));
    html.raw("</div></section>\n");
  }

  private static String kinds(FunctionReport function) {
    TreeSet<Mark> kinds = new TreeSet<>();
    function.goals().forEach(goal -> kinds.add(Mark.of(goal.verdict())));
    if (!function.faults().isEmpty()) {
      kinds.add(Mark.FAULT);
    }
    return kinds.stream().map(Mark::title).collect(Collectors.joining(" "));
  }

  private void heading(FunctionSection section) {
    FunctionReport function = section.function();
    html.add("<header class=head><h3>%s</h3>", function.name());
    html.raw(Bar.of(VerdictCounts.of(function)));
    List<CoveringTest> tests = function.tests();
    if (!tests.isEmpty()) {
      html.add(
          "<span class=tests><span class=soft>%s</span>", CountedNouns.count(tests.size(), "test"));
      for (int i = 0; i < tests.size(); i++) {
        String name = tests.get(i).test().test().name();
        html.add("<button type=button class=t data-open=%s ", section.test(i));
        html.add(
            "title=\"%s\" aria-label=\"test %s\">%s</button>", name, name, tail(function, name));
      }
      html.raw("</span>");
    }
    function.notes().forEach(note -> html.add("<p class=note>%s</p>", note));
    function
        .internalErrorCauses()
        .forEach(error -> html.add("<p class=note>%s</p>", error.toString()));
    html.raw("</header>\n");
  }

  /** The function's name says itself. */
  private static String tail(FunctionReport function, String test) {
    String prefix = function.name() + "_";
    return test.startsWith(prefix) ? test.substring(prefix.length()) : test;
  }

  private void lines(int end, Optional<Margin> margin) {
    for (; next <= end; next++) {
      int line = next;
      String mark =
          margin.flatMap(m -> m.badges().worst(line)).map(worst -> " " + worst.title()).orElse("");
      html.add(
          "<div class=\"l%s\" id=%s><span class=no>%d</span>", mark, fileSection.line(line), line);
      html.raw(margin.map(m -> m.numbers(line)).orElse(""));
      String beside = margin.map(m -> m.badges().at(line)).orElse("");
      html.raw(beside.isEmpty() ? "<code>" : "<span class=x><code>");
      html.raw(words.line(text.get(line - 1))).raw("</code>");
      html.raw(beside.isEmpty() ? "" : "<span class=bs>" + beside + "</span></span>")
          .raw("</div>\n");
    }
  }

  /** What stands beside the lines of a function: the numbers of its statements, and the badges. */
  static final class Margin {
    private final FunctionSection section;
    private final Badges badges;

    Margin(FunctionSection section) {
      this.section = section;
      badges = new Badges(section);
    }

    Badges badges() {
      return badges;
    }

    /** The numbers that begin on a line, as paths name them: {@code 3-4}. */
    String numbers(int line) {
      List<StatementNumber> here = section.statements(line);
      String first = here.isEmpty() ? "" : here.get(0).toString();
      String last = here.size() < 2 ? "" : "-" + here.get(here.size() - 1);
      return new Html().add("<span class=st>%s</span>", first + last).toString();
    }
  }
}
