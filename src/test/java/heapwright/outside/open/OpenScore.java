package heapwright.outside.open;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Verdicts held against what random outsides did. */
final class OpenScore {
  private final List<String> contradictions = new ArrayList<>();
  private final List<String> missed = new ArrayList<>();
  private final Map<String, Integer> causes = new TreeMap<>();
  private int outcomes;
  private int taken;
  private int covered;
  private int proved;
  private int beyond;

  /**
   * @param name of the goal, for messages
   * @param runs how many took it
   */
  void add(String name, long runs, String status, String reason) {
    outcomes++;
    if (runs > 0) {
      taken++;
      taken(name, runs, status, reason);
    } else if (status.equals("infeasible")) {
      proved++;
    } else if (status.equals("covered")) {
      beyond++;
    }
  }

  private void taken(String name, long runs, String status, String reason) {
    switch (status) {
      case "covered" -> covered++;
      case "infeasible" ->
          contradictions.add(name + ": taken by " + runs + " runs, but infeasible: " + reason);
      default -> {
        missed.add(name + " " + status + ": " + reason);
        causes.merge(status + ": " + reason.replaceAll("\\d+", "n"), 1, Integer::sum);
      }
    }
  }

  List<String> contradictions() {
    return List.copyOf(contradictions);
  }

  List<String> missed() {
    return List.copyOf(missed);
  }

  /** Why outcomes that some run took are not covered, with how many they are. */
  Map<String, Integer> causes() {
    return Map.copyOf(causes);
  }

  int taken() {
    return taken;
  }

  int covered() {
    return covered;
  }

  String summary() {
    return String.format(
        "%d outcomes, %d taken by some run: %d covered (%.1f %%), %d contradicted;"
            + " of the others %d covered, %d proved infeasible",
        outcomes,
        taken,
        covered,
        taken == 0 ? 100.0 : 100.0 * covered / taken,
        contradictions.size(),
        beyond,
        proved);
  }
}
