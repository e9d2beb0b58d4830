package heapwright.method.standard;

import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/**
 * What paths start with.
 *
 * @param aliases pointers that are assumed to share an object
 * @param machine which takes the steps under these hypotheses
 * @param penalty how long paths of others may be before this one is looked at
 */
record InitialHypotheses(List<AliasHypothesis> aliases, SymbolicMachine machine, int penalty) {

  InitialHypotheses {
    aliases = List.copyOf(aliases);
  }
}
