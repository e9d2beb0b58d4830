package heapwright.app.cli.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The known names that are nearest to a misspelt one. */
final class SpellingSuggestions {
  private static final int SUGGESTIONS = 3;

  private SpellingSuggestions() {}

  /** The best first; none if nothing is near. */
  static List<String> to(String name, Collection<String> candidates) {
    int farthest = Math.max(1, name.length() / 2);
    return candidates.stream()
        .distinct()
        .filter(c -> distance(name, c) <= farthest || c.contains(name))
        .sorted(Comparator.comparingInt((String c) -> distance(name, c)).thenComparing(c -> c))
        .limit(SUGGESTIONS)
        .toList();
  }

  /** The first names, and how many more there are. */
  static String listed(Collection<String> names, int most) {
    String first = names.stream().limit(most).collect(Collectors.joining(", "));
    return names.size() > most ? first + ", and " + (names.size() - most) + " more" : first;
  }

  /** Asks for the nearest; empty if nothing is near. */
  static Optional<String> question(String name, Collection<String> candidates) {
    return Optional.of(to(name, candidates))
        .filter(nearest -> !nearest.isEmpty())
        .map(nearest -> "did you mean " + String.join(" or ", nearest) + "?");
  }

  /** Levenshtein's: how many letters to add, drop or change. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
