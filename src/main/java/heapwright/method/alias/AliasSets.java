package heapwright.method.alias;

import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The sets of alias hypotheses to try: none at first, and one more than some set where a path under
 * it gives evidence. Each set is tried once, and their number is bounded.
 */
public final class AliasSets {
  private final AliasEvidence evidence;
  private final int most;
  private final Set<Set<AliasHypothesis>> tried = new HashSet<>();
  private boolean hasMore;

  public AliasSets(AliasEvidence evidence, int most) {
    this.evidence = evidence;
    this.most = most;
  }

  /** Whether a set is new and the bound admits it. */
  public boolean add(List<AliasHypothesis> aliases) {
    Set<AliasHypothesis> set = Set.copyOf(aliases);
    if (tried.contains(set)) {
      return false;
    }
    hasMore |= tried.size() >= most;
    return tried.size() < most && tried.add(set);
  }

  /**
   * Looks at how a path ended.
   *
   * @param aliases that the path supposes
   * @param compared gets the new sets that change the result of a comparison
   * @param flowing gets the new sets that only change what is read
   */
  public void learn(
      List<AliasHypothesis> aliases,
      PathState end,
      Consumer<List<AliasHypothesis>> compared,
      Consumer<List<AliasHypothesis>> flowing) {
    AliasEvidence.Found found = evidence.in(end);
    found.compared().forEach(alias -> extend(aliases, alias, compared));
    found.flowing().forEach(alias -> extend(aliases, alias, flowing));
  }

  private void extend(
      List<AliasHypothesis> aliases, AliasHypothesis alias, Consumer<List<AliasHypothesis>> into) {
    if (!aliases.contains(alias)) {
      List<AliasHypothesis> more = new ArrayList<>(aliases);
      more.add(alias);
      if (add(more)) {
        into.accept(more);
      }
    }
  }

  /** Whether the bound excluded sets. */
  public boolean hasMore() {
    return hasMore;
  }
}
