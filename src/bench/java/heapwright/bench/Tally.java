package heapwright.bench;

import heapwright.analysis.References;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the front end made of one package's files. */
final class Tally {
  private int files;
  private int parsed;
  private int functions;
  private int lowered;
  private final Map<String, List<String>> placesByReason = new LinkedHashMap<>();

  /** Counts one file. */
  void add(RealFile file, SourceReading reading, Definitions definitions) {
    files++;
    reading.match(
        translated -> {
          parsed++;
          count(file, translated.program(), definitions);
          return null;
        },
        rejected -> {
          functions += definitions.own().size();
          Diagnostic first = rejected.errors().get(0);
          note("rejected: " + first.message(), first.at());
          return null;
        });
  }

  private void count(RealFile file, Program program, Definitions definitions) {
    Set<String> accounted = new LinkedHashSet<>();
    program.functions().values().forEach(function -> accounted.add(function.name()));
    program.unsupported().forEach(left -> accounted.add(left.name()));
    for (Unsupported left : program.unsupported()) {
      functions++;
      note("unsupported: " + left.construct(), left.span());
    }
    for (Function function : program.functions().values()) {
      functions++;
      Optional<String> hole = hole(function, program, accounted, definitions);
      hole.ifPresentOrElse(
          name -> note("hollow: calls " + name + ", whose body was dropped", function.span()),
          () -> lowered++);
    }
    for (String name : definitions.own()) {
      if (!accounted.contains(name)) {
        functions++;
        reason("not mentioned at all").add(file.path().getFileName() + ":" + name);
      }
    }
  }

  /** A function that the text defines and this one uses, but of which the program knows nothing. */
  private static Optional<String> hole(
      Function function, Program program, Set<String> accounted, Definitions definitions) {
    for (SymbolId symbol : References.of(function)) {
      FunctionDeclaration used = program.declarations().get(symbol);
      if (used != null && !accounted.contains(used.name()) && definitions.contains(used.name())) {
        return Optional.of(used.name());
      }
    }
    return Optional.empty();
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
