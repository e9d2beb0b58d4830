package heapwright.solve.question;

import heapwright.symbolic.term.Symbol;
import java.util.Optional;

/**
 * Which inputs a person has given a range. What is found unsatisfiable under it names the range's
 * bounds among its facts where they were needed.
 */
public interface Ranges {
  Ranges NONE = symbol -> Optional.empty();

  Optional<Range> of(Symbol symbol);
}
