package heapwright.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** The figures over all functions of a draw. */
final class RealSummary {
  private static final int SHOWN = 25;

  private final List<RealOutcomes> functions;

  RealSummary(List<RealOutcomes> functions) {
    this.functions = List.copyOf(functions);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    int all = sum(RealOutcomes::outcomes);
    int covered = sum(RealOutcomes::covered);
    int infeasible = sum(RealOutcomes::infeasible);
    int faulty = sum(RealOutcomes::faulty);
    lines.add(String.format("%-44s %6d", "functions", functions.size()));
    lines.add(String.format("%-44s %6d", "tests handed over", sum(RealOutcomes::tests)));
    lines.add(String.format("%-44s %6d", "outcomes", all));
    lines.add(share("  covered", covered, all));
    lines.add(share("  infeasible", infeasible, all));
    lines.add(share("  faulty", faulty, all));
    lines.add(share("  covered, infeasible or faulty", covered + infeasible + faulty, all));
    int ours = 0;
    for (LossCause cause : LossCause.values()) {
      int count = sum(f -> f.lostTo().getOrDefault(cause, 0));
      if (cause.isOurs()) {
        ours += count;
      }
      lines.add(share((cause.isOurs() ? "  lost: " : "  ") + cause.title(), count, all));
    }
    lines.add(share("  lost to our own code", ours, all));
    long wrong = functions.stream().filter(f -> !f.remarks().isEmpty()).count();
    lines.add(String.format("%-44s %6d", "functions with internal errors beside verdicts", wrong));
    lines.add("unknown by cause:");
    causes().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(SHOWN)
        .forEach(entry -> lines.add(String.format("%6d  %s", entry.getValue(), entry.getKey())));
    return lines;
  }

  private int sum(ToIntFunction<RealOutcomes> figure) {
    return functions.stream().mapToInt(figure).sum();
  }

  private static String share(String title, int count, int all) {
    return String.format("%-44s %6d  %5.1f %%", title, count, all == 0 ? 0 : 100.0 * count / all);
  }

  /** Reasons that differ only in names, lines and numbers are one cause. */
  private Map<String, Integer> causes() {
    Map<String, Integer> causes = new TreeMap<>();
    for (RealOutcomes function : functions) {
      for (String reason : function.reasons()) {
        if (!LossCause.of(reason).isOurs()) {
          causes.merge(shape(reason), 1, Integer::sum);
        }
      }
    }
    return new LinkedHashMap<>(causes);
  }

  private static String shape(String reason) {
    String plain =
        reason
            .replaceAll("\\S+:\\d+(:\\d+)?", "FILE:n")
            .replaceAll("'[^']*'", "'x'")
            .replaceAll("\\b\\d+\\b", "n");
    return plain.length() > 110 ? plain.substring(0, 110) + "..." : plain;
  }
}
