package heapwright.analysis.graph;

import java.util.Random;
import java.util.stream.Stream;

/**
 * Seeded graphs of every unpleasant kind: unreachable parts, endless loops, parallel edges, gotos.
 */
final class RandomGraphs {
  private RandomGraphs() {}

  /** Any graph at all; node 0 is the entry. */
  static Stream<Digraph> arbitrary(int count, int maxNodes, long seed) {
    Random random = new Random(seed);
    return Stream.generate(() -> arbitrary(random, maxNodes)).limit(count);
  }

  /** What a compiler of structured code gives: nested ifs, loops, switches, early returns. */
  static Stream<Digraph> structured(int count, int statements, long seed) {
    Random random = new Random(seed);
    return Stream.generate(() -> new StructuredCode(random, statements).graph()).limit(count);
  }

  private static Digraph arbitrary(Random random, int maxNodes) {
    int n = 1 + random.nextInt(maxNodes);
    Digraph.Builder graph = Digraph.builder(n);
    int edges = random.nextInt(2 * n + 1);
    for (int i = 0; i < edges; i++) {
      graph.edge(random.nextInt(n), random.nextInt(n));
    }
    return graph.build();
  }

  private static final class StructuredCode {
    private final Random random;
    private final Digraph.Builder graph = Digraph.builder(0);
    private int left;

    StructuredCode(Random random, int statements) {
      this.random = random;
      this.left = statements;
    }

    Digraph graph() {
      sequence(graph.node(), 0);
      return graph.build();
    }

    /** Appends statements after {@code at} and returns the block in which they end. */
    private int sequence(int at, int depth) {
      int length = 1 + random.nextInt(4);
      int end = at;
      for (int i = 0; i < length && left-- > 0; i++) {
        end = statement(end, depth);
      }
      return end;
    }

    private int statement(int at, int depth) {
      return switch (depth > 6 ? 4 : random.nextInt(6)) {
        case 0 -> choice(at, depth, 1);
        case 1 -> choice(at, depth, 2);
        case 2 -> choice(at, depth, 3 + random.nextInt(3));
        case 3 -> loop(at, depth);
        case 4 -> next(at);
        default -> earlyReturn(at);
      };
    }

    private int choice(int at, int depth, int arms) {
      int join = graph.node();
      for (int i = 0; i < arms; i++) {
        graph.edge(sequence(next(at), depth + 1), join);
      }
      graph.edge(at, join);
      return join;
    }

    private int loop(int at, int depth) {
      int header = next(at);
      graph.edge(sequence(next(header), depth + 1), header);
      return next(header);
    }

    private int earlyReturn(int at) {
      next(at);
      return next(at);
    }

    private int next(int at) {
      int block = graph.node();
      graph.edge(at, block);
      return block;
    }
  }
}
