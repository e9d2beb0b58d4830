package heapwright.method.tao;

import heapwright.method.budget.Budget;
import heapwright.method.path.SourceLocationText;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.PathState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The partial execution tree of an edge: the paths from the function's entry that end with it and
 * on which no statement recurs more often than a limit says. Built breadth first; calls are
 * expanded where they stand. With a greater limit it goes on where it stopped.
 */
final class ExecutionTree {
  /** How far a tree may grow before it is another one's turn. */
  static final class TreeLimits {
    private final Budget budget;
    private int nodes;

    TreeLimits(Budget budget, int nodes) {
      this.budget = budget;
      this.nodes = nodes;
    }

    boolean hasNode() {
      return nodes-- > 0 && !isOver();
    }

    boolean isOver() {
      return budget.isUsedUp();
    }
  }

  /** Statements between two open decisions; a path that has more goes on for ever, or nearly so. */
  private static final int STRAIGHT = 100_000;

  /** How far paths are followed. */
  enum Extent {
    /** Until they have taken the edge. */
    EDGE,
    /** On from there, until the function is left. */
    END
  }

  private final TreeMachine machine;
  private final TargetEdge target;
  private final Extent extent;
  private final Deque<Node> open = new ArrayDeque<>();
  private final List<Node> cut = new ArrayList<>();
  private final List<Node> leaves = new ArrayList<>();
  private final List<PathState> deadEnds = new ArrayList<>();
  private final Node root;
  private Optional<String> reservation = Optional.empty();
  private int limit;
  private int nodes = 1;
  private int dropped;

  ExecutionTree(TreeMachine machine, TargetEdge target, Extent extent) {
    this.machine = machine;
    this.target = target;
    this.extent = extent;
    root = Node.root(machine.start(), machine.nothing());
    if (target.steps().isEmpty()) {
      root.pass();
    }
    open.add(root);
  }

  /** Grows by at most this many nodes, and until its limit is reached. */
  void grow(int newLimit, TreeLimits limits) {
    limit = newLimit;
    open.addAll(cut);
    cut.clear();
    while (!open.isEmpty() && limits.hasNode()) {
      follow(open.remove(), limits);
    }
  }

  Node root() {
    return root;
  }

  /** In the order in which they were found, short paths first. */
  List<Node> leaves() {
    return leaves;
  }

  TreeGrowth growth() {
    return new TreeGrowth(nodes, dropped, cut.size(), open.size());
  }

  /** States in which paths ended that did not take the edge, since the last time. */
  List<PathState> newDeadEnds() {
    List<PathState> ends = List.copyOf(deadEnds);
    deadEnds.clear();
    return ends;
  }

  /** Whether there are no other paths within the limit. */
  boolean isGrown() {
    return open.isEmpty();
  }

  /** Whether there are no other paths, with whatever limit. */
  boolean isComplete() {
    return open.isEmpty() && cut.isEmpty();
  }

  /** Why there might be paths that the tree lacks although it is complete. */
  Optional<String> reservation() {
    return reservation;
  }

  /** Follows a path to where it divides, ends, or recurs too often. */
  private void follow(Node node, TreeLimits limits) {
    Piece piece = new Piece(node);
    piece.arrive();
    for (int steps = 0; !piece.isOver; steps++) {
      if (!machine.leadsOn(node, target)) {
        end(node.state());
        return;
      }
      if (!node.isWithin(limit, machine.unfolding())) {
        cut.add(node);
        return;
      }
      if (steps > STRAIGHT || limits.isOver()) {
        String why = steps > STRAIGHT ? "a path without an end" : "the time was used up";
        reservation = reservation.or(() -> Optional.of(why));
        return;
      }
      machine
          .statement(node.state())
          .ifPresent(number -> node.execute(node.state().frame().function(), number));
      machine.step(node).match(piece);
    }
  }

  private void end(PathState state) {
    deadEnds.add(state);
  }

  /** What comes of the steps of a node. */
  private final class Piece implements StepResult.Cases<Void> {
    private final Node node;
    private boolean isOver;

    Piece(Node node) {
      this.node = node;
    }

    private Void over() {
      isOver = true;
      return null;
    }

    /** Moves on, which may be all there is to do. */
    private void move(PathState next) {
      if (target.isReached(node.state().frame(), next.frame())) {
        node.pass();
      }
      node.move(next);
      arrive();
    }

    private void arrive() {
      if (node.hasPassed() && extent == Extent.EDGE) {
        leaf();
      }
    }

    private void leaf() {
      leaves.add(node);
      isOver = true;
    }

    @Override
    public Void moved(StepResult.Moved progress) {
      move(progress.state());
      return null;
    }

    @Override
    public Void forked(StepResult.Forked progress) {
      List<Alternative> alternatives = progress.alternatives();
      List<Node> possible = new ArrayList<>();
      List<Alternative> taken = new ArrayList<>();
      for (Alternative alternative : alternatives) {
        Node child = node.child();
        child.choose(alternative, alternatives);
        if (machine.isPossible(node, child, alternative)) {
          possible.add(child);
          taken.add(alternative);
        } else {
          dropped++;
          end(alternative.state());
        }
      }
      if (possible.size() == 1) {
        node.choose(taken.get(0), alternatives);
        node.assuming(possible.get(0).assumed(), possible.get(0).model());
        return go(taken.get(0));
      }
      List<Node> next = new ArrayList<>();
      for (int i = 0; i < possible.size(); i++) {
        Node child = possible.get(i);
        child.join();
        nodes++;
        Piece piece = new Piece(child);
        piece.go(taken.get(i));
        if (!piece.isOver) {
          next.add(child);
        }
      }
      queue(next);
      return over();
    }

    /** Breadth first to the edge; from there on any path will do that comes to an end. */
    private void queue(List<Node> next) {
      if (node.hasPassed()) {
        Collections.reverse(next);
        next.forEach(open::addFirst);
      } else {
        open.addAll(next);
      }
    }

    private Void go(Alternative alternative) {
      move(alternative.state());
      return isOver || alternative.end().isEmpty() ? null : alternative.end().get().match(this);
    }

    @Override
    public Void finished(StepResult.Finished progress) {
      node.move(progress.state());
      if (node.hasPassed()) {
        leaf();
      } else {
        end(progress.state());
      }
      return over();
    }

    @Override
    public Void failed(StepResult.Failed progress) {
      end(progress.state());
      return over();
    }

    @Override
    public Void stuck(StepResult.Stuck progress) {
      reservation =
          reservation.or(
              () -> Optional.of(SourceLocationText.of(progress.cause(), progress.state().frame())));
      end(progress.state());
      return over();
    }
  }
}
