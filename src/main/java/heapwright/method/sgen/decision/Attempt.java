package heapwright.method.sgen.decision;

import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.method.sgen.transfer.Turns;
import heapwright.symbolic.term.model.Model;
import java.util.List;
import java.util.Optional;

/**
 * One way through a path that was evaluated.
 *
 * @param position how many of the path's statements can be executed, at most
 * @param reason why not more
 * @param solution of its constraints, if it came to the path's end
 */
public record Attempt(
    List<Alias> aliases,
    Turns turns,
    PathContext context,
    int position,
    String reason,
    Optional<Model> solution) {

  public Attempt {
    aliases = List.copyOf(aliases);
  }
}
