package heapwright.method.tao;

import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A tree for people: a line for each node, below the node that it continues. {@code stdin[0] == 10:
 * 8 9} are the fact that leads into the node and the statements that it executes; those of callees
 * are {@code f/1}. A star ends what has taken the edge.
 *
 * @param shown the nodes that lead to the leaves
 */
record TreeText(Set<Node> shown, Collection<Node> leaves) {
  List<String> of(Node root) {
    List<String> lines = new ArrayList<>();
    write(root, 0, lines);
    return lines;
  }

  private void write(Node node, int depth, List<String> lines) {
    String facts = node.facts().stream().map(Term::toString).collect(Collectors.joining(" && "));
    String line = facts + (facts.isEmpty() ? "" : ": ") + statements(node);
    lines.add("  ".repeat(depth) + line.strip() + (leaves.contains(node) ? " *" : ""));
    node.children().stream().filter(shown::contains).forEach(c -> write(c, depth + 1, lines));
  }

  private static String statements(Node node) {
    return node.statements().stream()
        .map(
            executed ->
                executed.function().equals(node.state().frame().outermost().function())
                    ? executed.number().toString()
                    : executed.function().name() + "/" + executed.number())
        .collect(Collectors.joining(" "));
  }
}
