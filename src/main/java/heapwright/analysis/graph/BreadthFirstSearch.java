package heapwright.analysis.graph;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Search in graphs of any nodes that are given by their neighbours. */
public final class BreadthFirstSearch {
  private BreadthFirstSearch() {}

  /** The starts and what they lead to, in the order in which it is found. */
  public static <N> Set<N> reachable(
      Collection<N> starts, Function<N, ? extends Collection<N>> next) {
    Set<N> found = new LinkedHashSet<>();
    Deque<N> open = new ArrayDeque<>(starts);
    while (!open.isEmpty()) {
      N node = open.remove();
      if (found.add(node)) {
        open.addAll(next.apply(node));
      }
    }
    return found;
  }

  /** An edge to a neighbour, of length 0 or 1. */
  public record Link<N>(N to, int length) {}

  /** The distances from the nearest start, of the nodes that a start leads to. */
  public static <N> Map<N, Integer> distances(
      Collection<N> starts, Function<N, ? extends Collection<Link<N>>> next) {
    Map<N, Integer> distances = new HashMap<>();
    Deque<Link<N>> open = new ArrayDeque<>();
    starts.forEach(start -> open.add(new Link<>(start, 0)));
    while (!open.isEmpty()) {
      Link<N> nearest = open.remove();
      if (distances.putIfAbsent(nearest.to(), nearest.length()) == null) {
        for (Link<N> link : next.apply(nearest.to())) {
          Link<N> longer = new Link<>(link.to(), nearest.length() + link.length());
          // Edges of length 0 come first, so that nodes come in the order of distance.
          if (link.length() == 0) {
            open.addFirst(longer);
          } else {
            open.addLast(longer);
          }
        }
      }
    }
    return distances;
  }
}
