package heapwright.report.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What went wrong, and how often. */
public record CountedCause(String cause, long count) {

  /** Each cause once, in the order in which they come first. */
  static List<CountedCause> of(List<String> causes) {
    Map<String, Long> counts =
        causes.stream()
            .collect(
                Collectors.groupingBy(
                    Function.identity(), LinkedHashMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(entry -> new CountedCause(entry.getKey(), entry.getValue()))
        .toList();
  }

  @Override
  public String toString() {
    return count == 1 ? cause : cause + ", " + count + " times";
  }
}
