package heapwright.method.tao;

import heapwright.solve.linear.Formula;
import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The partial branch coverability condition, PBCC: one of the leaves is reached. Factored along the
 * tree: a straight piece is a conjunction, a division a disjunction.
 */
final class CoverabilityCondition {
  private final Node root;
  private final Collection<Node> leaves;
  private final Set<Node> leading = new HashSet<>();

  /**
   * @param leaves at least one
   */
  CoverabilityCondition(Node root, Collection<Node> leaves) {
    this.root = root;
    this.leaves = leaves;
    leaves.forEach(this::lead);
  }

  private void lead(Node leaf) {
    leading.add(leaf);
    Node at = leaf;
    while (at.parent().isPresent() && leading.add(at.parent().get())) {
      at = at.parent().get();
    }
  }

  Formula formula() {
    return formula(root);
  }

  private Formula formula(Node node) {
    List<Formula> parts = new ArrayList<>();
    node.facts().forEach(fact -> parts.add(new Formula.Fact(fact)));
    List<Formula> disjuncts =
        node.children().stream().filter(leading::contains).map(this::formula).toList();
    if (disjuncts.size() == 1 && disjuncts.get(0) instanceof Formula.All straight) {
      parts.addAll(straight.parts());
    } else if (disjuncts.size() == 1) {
      parts.add(disjuncts.get(0));
    } else if (!disjuncts.isEmpty()) {
      parts.add(new Formula.Any(disjuncts));
    }
    return parts.size() == 1 ? parts.get(0) : new Formula.All(parts);
  }

  /** The part of the tree that leads to the leaves. */
  List<String> tree() {
    return new TreeText(leading, leaves).of(root);
  }

  TreeSize size() {
    int statements = 0;
    SymbolSet symbols = SymbolSet.EMPTY;
    for (Node node : leading) {
      statements += node.statements().size();
      for (Term fact : node.facts()) {
        symbols = symbols.union(fact.symbols());
      }
    }
    // The statement that an edge leads to is the leaf itself.
    return new TreeSize(leaves.size(), statements + leaves.size(), symbols.size());
  }
}
