package heapwright.verify;

import heapwright.emit.outline.TextReplacement;
import heapwright.ir.source.ConditionSpan;
import heapwright.verify.Probes.Site;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A preprocessed text whose conditions are counted. Each stays where it is, with something written
 * around it, so lines stay as they were. The line markers make a system header of it, of which
 * compilers do not warn.
 */
final class ProbedText {
  private static final Pattern MARKER =
      Pattern.compile("#(?:line)?[ \\t]*(\\d+)[ \\t]+\"((?:[^\"\\\\]|\\\\.)*)\".*");

  /**
   * Names that compilers define in their own dialect of C; where a preprocessed text still has one,
   * it was no macro.
   */
  private static final String START =
      """
      int __hw_probe(unsigned, int);
      void __hw_probe_label(unsigned, unsigned long long);
      __attribute__((__noreturn__)) void __hw_missing(void);
      #undef linux
      #undef unix
      #undef i386
      """;

  /** Something to be written between two characters. */
  private record Insertion(int at, boolean opens, int other, String text) {
    /** Inner conditions end first and begin last. */
    private static final Comparator<Insertion> ORDER =
        Comparator.comparingInt(Insertion::at)
            .thenComparing(Insertion::opens)
            .thenComparing(Comparator.comparingInt(Insertion::other).reversed());
  }

  private ProbedText() {}

  /**
   * @param sites the conditions of this text
   * @param switches the numbers of those that choose labels
   * @param cuts what is left out, in the order of the text
   * @param base the folder from which the text's line markers name files
   */
  static String of(
      String text, List<Site> sites, List<Site> switches, List<TextReplacement> cuts, Path base) {
    List<Insertion> insertions = new ArrayList<>();
    NavigableMap<Integer, TextReplacement> out = new TreeMap<>();
    cuts.forEach(cut -> out.put(cut.from(), cut));
    for (Site site : sites) {
      if (isIn(out, site.text().from())) {
        continue;
      }
      ConditionSpan at = site.text();
      insertions.add(new Insertion(at.from(), true, at.to(), before(site)));
      insertions.add(new Insertion(at.to(), false, at.from(), after(site, switches)));
    }
    insertions.sort(Insertion.ORDER);
    StringBuilder probed = new StringBuilder();
    int copied = 0;
    for (Insertion insertion : insertions) {
      copied = copy(text, copied, insertion.at(), out, probed);
      probed.append(insertion.text());
    }
    copy(text, copied, text.length(), out, probed);
    return START
        + probed
            .toString()
            .lines()
            .map(line -> marked(line, base))
            .collect(Collectors.joining("\n", "", "\n"));
  }

  private static boolean isIn(NavigableMap<Integer, TextReplacement> cuts, int at) {
    Map.Entry<Integer, TextReplacement> before = cuts.floorEntry(at);
    return before != null && at < before.getValue().to();
  }

  /** Copies a part of the text without what is cut out of it; how far that went. */
  private static int copy(
      String text,
      int from,
      int to,
      NavigableMap<Integer, TextReplacement> cuts,
      StringBuilder copy) {
    int at = from;
    for (TextReplacement cut : cuts.subMap(from, to).values()) {
      copy.append(text, at, cut.from()).append(cut.left());
      at = cut.to();
    }
    copy.append(text, at, to);
    return to;
  }

  private static String before(Site site) {
    if (site.text().use() == ConditionSpan.Use.TRUTH) {
      return "__hw_probe(" + site.first() + ", !!(";
    }
    // The sign makes an integer of a bit-field, of which there are no variables.
    return "(__extension__ ({ __auto_type " + value(site) + " = " + (site.integer() ? "+(" : "(");
  }

  private static String after(Site site, List<Site> switches) {
    if (site.text().use() == ConditionSpan.Use.TRUTH) {
      return "))";
    }
    String count =
        site.labels().isPresent()
            ? "__hw_probe_label(%s, (unsigned long long)%s)"
                .formatted(switches.indexOf(site), value(site))
            : "__hw_probe(%s, !!%s)".formatted(site.first(), value(site));
    return "); " + count + "; " + value(site) + "; }))";
  }

  private static String value(Site site) {
    return "__hw_value" + site.first();
  }

  private static String marked(String line, Path base) {
    if (!line.startsWith("#")) {
      return line;
    }
    Matcher marker = MARKER.matcher(line);
    if (!marker.matches()) {
      return line;
    }
    String file = marker.group(2);
    boolean isPath = !file.startsWith("<") && !file.startsWith("/");
    String named = isPath ? quoted(base.toAbsolutePath().toString()) + "/" + file : file;
    return "# " + marker.group(1) + " \"" + named + "\" 3";
  }

  private static String quoted(String path) {
    return path.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
