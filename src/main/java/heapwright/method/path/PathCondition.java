package heapwright.method.path;

import heapwright.symbolic.term.Terms;
import java.util.List;

/**
 * What the numbers of an input have to fulfil, so that it takes a path along one alternative: all
 * of the facts. What is decided about pointers is no part of it.
 *
 * @param terms what all of the facts are made of
 * @param aliases which pointers share an object although nothing but this alternative says so
 * @param facts in the order of the path
 */
public record PathCondition(Terms terms, List<String> aliases, List<PathFact> facts) {

  public PathCondition {
    aliases = List.copyOf(aliases);
    facts = List.copyOf(facts);
  }

  /** Without aliases. */
  public PathCondition(Terms terms, List<PathFact> facts) {
    this(terms, List.of(), facts);
  }
}
