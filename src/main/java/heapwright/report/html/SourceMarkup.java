package heapwright.report.html;

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
  private final FileSection volume;
  private final List<String> text;
  private final CWords words = new CWords();
  private final Html html = new Html();
  private int next = 1;

  private SourceMarkup(FileSection volume) {
    this.volume = volume;
    text = volume.file().text();
  }

  static String of(FileSection volume) {
    return new SourceMarkup(volume).file();
  }

  private String file() {
    html.add(
        "<section class=file id=%s aria-label=\"%s\"><h2>%s</h2>\n",
        volume.id(), volume.file().name(), volume.file().name());
    List<FunctionSection> chapters =
        volume.chapters().stream()
            .sorted(Comparator.comparing(FunctionSection::firstLine))
            .toList();
    for (FunctionSection chapter : chapters) {
      between(chapter.firstLine() - 1);
      function(chapter);
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

  private void function(FunctionSection chapter) {
    FunctionReport function = chapter.function();
    html.add(
        "<section class=fn id=%s data-name=\"%s\" data-kinds=\"%s\" aria-label=\"%s\">\n",
        chapter.id(), function.name(), kinds(function), "function " + function.name());
    heading(chapter);
    html.raw("<div class=code>\n");
    lines(Math.min(chapter.lastLine(), text.size()), Optional.of(new Margin(chapter)));
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

  private void heading(FunctionSection chapter) {
    FunctionReport function = chapter.function();
    html.add("<header class=head><h3>%s</h3>", function.name());
    html.raw(Bar.of(VerdictCounts.of(function)));
    List<CoveringTest> tests = function.tests();
    if (!tests.isEmpty()) {
      html.add(
          "<span class=tests><span class=soft>%s</span>", CountedNouns.count(tests.size(), "test"));
      for (int i = 0; i < tests.size(); i++) {
        String name = tests.get(i).test().test().name();
        html.add("<button type=button class=t data-open=%s ", chapter.test(i));
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
      html.add("<div class=\"l%s\" id=%s><span class=no>%d</span>", mark, volume.line(line), line);
      html.raw(margin.map(m -> m.numbers(line)).orElse(""));
      String beside = margin.map(m -> m.badges().at(line)).orElse("");
      html.raw(beside.isEmpty() ? "<code>" : "<span class=x><code>");
      html.raw(words.line(text.get(line - 1))).raw("</code>");
      html.raw(beside.isEmpty() ? "" : "<span class=bs>" + beside + "</span></span>")
          .raw("</div>\n");
    }
  }
}
