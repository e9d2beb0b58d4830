package heapwright.method.sgen.decision;

import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.transfer.Constraints.Constraint;
import java.util.List;
import java.util.Optional;

/**
 * Why an evaluation does not come to the path's end.
 *
 * @param position how many of the path's statements came first
 * @param zeta its constraints
 * @param bottom why σ has no further state, unless ζ contradicts itself
 */
public record Refutation(
    List<Alias> aliases, int position, List<Constraint> zeta, Optional<String> bottom) {

  public Refutation {
    aliases = List.copyOf(aliases);
    zeta = List.copyOf(zeta);
  }
}
