package heapwright.method.path;

import heapwright.symbolic.term.Terms;
import java.util.List;

/**
 * What the numbers of an input have to fulfil, so that it takes a path in one way: all of the
 * facts. What is decided about pointers is no part of it.
 *
 * @param terms what all of the facts are made of
 * @param facts in the order of the path
 */
public record PathCondition(Terms terms, List<PathFact> facts) {

  public PathCondition {
    facts = List.copyOf(facts);
  }
}
