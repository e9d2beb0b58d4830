package heapwright.method.inka.state;

import heapwright.solve.domains.engine.Deduction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cases of a proof by cases, for readers: what each assumes and what contradicts it. Cases that
 * fail for the same reason are listed together, by the one that assumes least.
 */
public final class CaseProof {
  /** More would not be readable. */
  private static final int MOST_CASES = 8;

  private static final int MOST_LABELS = 4;
  private static final int MOST_LINKS = 3;

  /** The cases with one reason: the shortest, and how many there are. */
  private record Group(List<String> labels, int size) {}

  private final Map<String, Group> groups = new LinkedHashMap<>();

  /**
   * A case failed.
   *
   * @param labels what it assumes
   * @param chain the deductions that contradict one another
   * @param blocked a decision that left no path, in words
   */
  public void note(List<String> labels, List<Deduction> chain, Optional<String> blocked) {
    String reason =
        chain.isEmpty()
            ? blocked.orElse("the goal lies on no path from there")
            : String.join("; ", DeductionText.links(chain, MOST_LINKS));
    Group known = groups.getOrDefault(reason, new Group(labels, 0));
    List<String> shorter = labels.size() < known.labels().size() ? labels : known.labels();
    groups.put(reason, new Group(List.copyOf(shorter), known.size() + 1));
  }

  /** A line each, after one that says how many there are. */
  public List<String> lines(int cases) {
    List<String> lines = new ArrayList<>();
    lines.add(
        cases == 1
            ? "one case is left, and it contradicts itself"
            : "told apart by where pointers point and how decisions go, there are "
                + cases
                + " cases, and each contradicts itself");
    int listed = 0;
    for (Map.Entry<String, Group> entry : groups.entrySet()) {
      if (lines.size() <= MOST_CASES) {
        lines.add(spelled(entry.getValue()) + entry.getKey());
        listed += entry.getValue().size();
      }
    }
    if (listed > 0 && listed < cases) {
      lines.add((cases - listed) + " more cases for other reasons");
    }
    return lines;
  }

  private static String spelled(Group group) {
    List<String> labels = group.labels();
    int first = Math.max(0, labels.size() - MOST_LABELS);
    String before = first == 0 ? "" : "..., ";
    String others = group.size() == 1 ? "" : " (and " + (group.size() - 1) + " like it)";
    return (labels.isEmpty()
            ? "in any case"
            : "if " + before + String.join(", ", labels.subList(first, labels.size())))
        + others
        + ": ";
  }
}
