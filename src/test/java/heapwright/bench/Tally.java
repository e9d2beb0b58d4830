package heapwright.bench;

import heapwright.ir.SourceSpan;
import heapwright.ir.Unsupported;
import heapwright.source.Diagnostic;
import heapwright.source.Reading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the front end made of one package's files. */
final class Tally {
  private int files;
  private int parsed;
  private int functions;
  private int lowered;
  private final Map<String, List<String>> placesByReason = new LinkedHashMap<>();

  /** Counts one file; the result tells whether it was translated. */
  void add(Reading reading) {
    files++;
    reading.match(
        new Reading.Cases<Void>() {
          @Override
          public Void translated(Reading.Translated translated) {
            parsed++;
            lowered += translated.program().functions().size();
            functions += translated.program().functions().size();
            for (Unsupported left : translated.program().unsupported()) {
              functions++;
              note("unsupported: " + left.construct(), left.span());
            }
            return null;
          }

          @Override
          public Void rejected(Reading.Rejected rejected) {
            Diagnostic first = rejected.errors().get(0);
            note("rejected: " + first.message(), first.at());
            return null;
          }
        });
  }

  /** Counts a file on which the front end itself failed. */
  void addFailure(RealFile file, Throwable failure) {
    files++;
    StackTraceElement[] trace = failure.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    reason("internal error: " + failure + where).add(file.path().getFileName().toString());
  }

  void addAll(Tally other) {
    files += other.files;
    parsed += other.parsed;
    functions += other.functions;
    lowered += other.lowered;
    other.placesByReason.forEach((reason, places) -> reason(reason).addAll(places));
  }

  private void note(String reason, SourceSpan at) {
    String path = at.file().path();
    reason(reason).add(path.substring(path.lastIndexOf('/') + 1) + ":" + at.line());
  }

  private List<String> reason(String reason) {
    return placesByReason.computeIfAbsent(reason, r -> new ArrayList<>());
  }

  String row(String name, double seconds) {
    double share = functions == 0 ? 100 : 100.0 * lowered / functions;
    return String.format(
        "%-16s %6d %7d %10d %9d %8.2f %8.1f",
        name, files, parsed, functions, lowered, share, seconds);
  }

  static String heading() {
    return String.format(
        "%-16s %6s %7s %10s %9s %8s %8s",
        "package", "files", "parsed", "functions", "lowered", "%", "seconds");
  }

  /** One line per reason, the commonest first, with the first few places. */
  List<String> reasons() {
    return placesByReason.entrySet().stream()
        .sorted((a, b) -> Integer.compare(b.getValue().size(), a.getValue().size()))
        .map(
            e ->
                String.format("%6d  %s  (%s)", e.getValue().size(), e.getKey(), some(e.getValue())))
        .toList();
  }

  private static String some(List<String> places) {
    String shown = String.join(", ", places.subList(0, Math.min(3, places.size())));
    return places.size() > 3 ? shown + ", ..." : shown;
  }
}
