package heapwright.report.html;

import heapwright.goal.Criterion;
import heapwright.report.drawing.SvgPage;
import heapwright.report.shape.HeapPicture;
import heapwright.report.suite.CountedNouns;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.VerdictCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** {@code report.html}: a run as one page that needs nothing else. */
public final class SuitePage {
  /** Pictures follow the system's colours; on the page they follow the page's. */
  private static final Pattern DARK =
      Pattern.compile("@media \\(prefers-color-scheme: dark\\) \\{\\s*svg (\\{[^}]*\\})\\s*\\}");

  private static final Pattern GAP = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  private SuitePage() {}

  public static String of(SuiteReport suite) {
    List<FileSection> fileSections = fileSections(suite);
    VerdictCounts total = VerdictCounts.of(suite);
    String names =
        suite.files().size() == 1 ? suite.files().get(0).name() : suite.files().size() + " files";
    String details =
        fileSections.stream()
            .flatMap(fileSection -> fileSection.sections().stream())
            .map(Details::of)
            .collect(Collectors.joining());
    return filled(
        SvgPage.text(SuitePage.class, "page.html"),
        Map.ofEntries(
            Map.entry("title", Html.escape(names)),
            Map.entry("goal", CountedNouns.goal(suite.criterion())),
            Map.entry("badge", badge(suite.criterion())),
            Map.entry("style", SvgPage.text(SuitePage.class, "page.css")),
            Map.entry("script", SvgPage.text(SuitePage.class, "page.js")),
            Map.entry("all", String.valueOf(total.goals() + total.faults())),
            Map.entry("unknown", String.valueOf(total.unknown())),
            Map.entry("infeasible", String.valueOf(total.infeasible())),
            Map.entry("faults", String.valueOf(total.faults())),
            Map.entry("overview", Overview.of(suite, fileSections)),
            Map.entry(
                "sources",
                fileSections.stream().map(SourceMarkup::of).collect(Collectors.joining())),
            Map.entry("colophon", Html.escape(colophon(suite))),
            Map.entry("details", details),
            Map.entry(
                "pictures", DARK.matcher(HeapPicture.style()).replaceAll(":host(.dark) svg $1"))));
  }

  private static List<FileSection> fileSections(SuiteReport suite) {
    List<FileSection> fileSections = new ArrayList<>();
    int functions = 0;
    for (FileReport file : suite.files()) {
      fileSections.add(new FileSection(file, fileSections.size(), functions));
      functions += file.functions().size();
    }
    return fileSections;
  }

  /** Fills the gaps of a frame; what is filled in may look like a gap and stays as it is. */
  private static String filled(String frame, Map<String, String> parts) {
    return GAP.matcher(frame).replaceAll(gap -> Matcher.quoteReplacement(parts.get(gap.group(1))));
  }

  /** What a badge stands for. */
  private static String badge(Criterion criterion) {
    if (criterion instanceof Criterion.DefinitionUses) {
      return "Each badge beside the source is a use of a value from one of its definitions";
    }
    if (criterion instanceof Criterion.Conditions) {
      return "Each badge beside the source is a condition that alone changes the outcome of its"
          + " decision, or an outcome of a decision with one condition";
    }
    return criterion instanceof Criterion.Paths
        ? "Each badge where a function begins is a path through it"
        : criterion instanceof Criterion.Statements
            ? "Each badge beside the source is a statement"
            : "Each badge beside the source is one outcome of a decision";
  }

  private static String colophon(SuiteReport suite) {
    return "Heapwright %s, criterion %s, method %s, seed %s"
        .formatted(suite.version(), suite.criterion(), suite.method(), suite.seed());
  }
}
