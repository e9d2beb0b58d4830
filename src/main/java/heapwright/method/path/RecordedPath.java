package heapwright.method.path;

import heapwright.ir.code.Function;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.persistent.Trail;
import java.util.List;

/**
 * The alternatives that a search took along a given path, so that it can be followed again by
 * {@link PathRetrace}.
 *
 * @param aliases the hypotheses about shared objects that it started with
 * @param turns at each fork of the symbolic machine, which of the alternatives was taken
 * @param answers what calls were answered with, where they were not simply entered
 * @param steps how many steps of the machine it has
 */
public record RecordedPath(
    Function function,
    List<AliasHypothesis> aliases,
    Trail<Integer> turns,
    Trail<CallRule.Answer> answers,
    int steps) {

  public RecordedPath {
    aliases = List.copyOf(aliases);
  }
}
