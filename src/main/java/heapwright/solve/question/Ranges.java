package heapwright.solve.question;

import heapwright.symbolic.term.Symbol;
import java.util.Map;
import java.util.Optional;

/**
 * Which inputs a person has given a range. What is found unsatisfiable under it names the range's
 * bounds among its facts where they were needed.
 */
public interface Ranges {
  Ranges NONE = symbol -> Optional.empty();

  Optional<Range> of(Symbol symbol);

  /** Ranges for inputs of these names. */
  static Ranges named(Map<String, Range> ranges) {
    Map<String, Range> copy = Map.copyOf(ranges);
    return symbol -> Optional.ofNullable(copy.get(symbol.name()));
  }
}
