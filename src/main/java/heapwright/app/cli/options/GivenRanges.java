package heapwright.app.cli.options;

import heapwright.range.IntegerInterval;
import heapwright.solve.question.Range;
import heapwright.solve.question.Ranges;
import heapwright.symbolic.term.Symbol;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ranges of one command line. Which inputs there are shows only along the path, so it keeps the
 * names that it was asked about.
 */
public final class GivenRanges implements Ranges {
  private static final int LISTED = 12;

  private final Map<String, Range> ranges;
  private final Set<String> inputs = new LinkedHashSet<>();
  private final Map<String, String> outside = new LinkedHashMap<>();

  GivenRanges(Map<String, Range> ranges) {
    this.ranges = ranges;
  }

  @Override
  public Optional<Range> of(Symbol symbol) {
    inputs.add(symbol.name());
    Optional<Range> given = Optional.ofNullable(ranges.get(symbol.name()));
    Optional<IntegerInterval> held = Range.heldBy(symbol);
    if (given.isPresent()
        && held.isPresent()
        && given.get().integers().intersection(held.get()).isEmpty()) {
      outside.put(symbol.name(), symbol.name() + " holds " + held.get() + " only");
      return Optional.empty();
    }
    return given;
  }

  /** What is wrong with the ranges, now that the path's inputs are known. */
  public Optional<String> complaint() {
    List<String> missing = ranges.keySet().stream().filter(n -> !inputs.contains(n)).toList();
    if (missing.isEmpty()) {
      return outside.values().stream().findFirst();
    }
    String known = inputs.stream().limit(LISTED).collect(Collectors.joining(", "));
    String rest = inputs.size() > LISTED ? ", and " + (inputs.size() - LISTED) + " more" : "";
    return Optional.of(
        "no input of this path is called '"
            + missing.get(0)
            + "'; "
            + (inputs.isEmpty() ? "it has none" : "it has " + known + rest));
  }

  public boolean isEmpty() {
    return ranges.isEmpty();
  }

  @Override
  public String toString() {
    return ranges.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(", "));
  }
}
