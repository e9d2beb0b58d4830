package heapwright.method.tao;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.solve.question.Solver;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.path.StandardInput;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A node of an execution tree: the straight piece of a path from one open decision to the next. It
 * moves along while its piece grows.
 */
final class Node {
  /** Up to this limit, the publication's greatest, numbers are read as symbols only. */
  private static final int SYMBOLIC = 2;

  private final Optional<Node> parent;
  private final List<Node> children = new ArrayList<>();
  private final int firstFact;
  private final int divisions;
  private PathState state;
  private Recurrences recurrences;
  private CharacterReads spelling = CharacterReads.NONE;
  private Solver.Mark assumed;
  private Model model;
  private boolean arriving;
  private boolean passed;
  private final List<Executed> statements = new ArrayList<>();
  private int most;

  private Node(Optional<Node> parent, int firstFact, int divisions, Node like) {
    this.parent = parent;
    this.firstFact = firstFact;
    this.divisions = divisions;
    state = like.state;
    recurrences = like.recurrences;
    spelling = like.spelling;
    assumed = like.assumed;
    model = like.model;
    passed = like.passed;
    most = like.most;
  }

  private Node(PathState state, Solver.Mark nothing) {
    parent = Optional.empty();
    firstFact = 0;
    divisions = 0;
    this.state = state;
    recurrences = Recurrences.start(state.frame());
    assumed = nothing;
    model = Model.ZERO;
  }

  static Node root(PathState state, Solver.Mark nothing) {
    return new Node(state, nothing);
  }

  /** One of the alternatives in which the path goes on. */
  Node child() {
    Node child = new Node(Optional.of(this), state.facts().size(), divisions + 1, this);
    child.recurrences = recurrences.dividing();
    return child;
  }

  /** Takes its place among the children of the node that it continues. */
  void join() {
    parent.orElseThrow().children.add(this);
  }

  Optional<Node> parent() {
    return parent;
  }

  List<Node> children() {
    return children;
  }

  PathState state() {
    return state;
  }

  /** What is assumed on the whole path. */
  Solver.Mark assumed() {
    return assumed;
  }

  /** Satisfies the path's facts, if the solver was asked. */
  Model model() {
    return model;
  }

  void assuming(Solver.Mark mark, Model found) {
    assumed = mark;
    model = found;
  }

  /** The facts that the piece added. */
  List<Term> facts() {
    return state.facts().after(firstFact).stream().map(Fact::term).toList();
  }

  /** The facts of the whole path. */
  List<Term> pathFacts() {
    return state.facts().toList().stream().map(Fact::term).toList();
  }

  /** Takes one of several alternatives. */
  void choose(Alternative alternative, List<Alternative> alternatives) {
    spelling = spelling.after(state.input(), alternatives, alternative);
  }

  /** One step on. */
  void move(PathState next) {
    arriving |= TargetEdge.changesBlock(state.frame(), next.frame());
    state = next;
  }

  /** Whether no more than this many recurrences lie behind; asked again later, it may be so. */
  boolean isWithin(int limit, FixedLoops unfolding) {
    Recurrences next = recurrences.after(state.frame(), arriving, divisions, unfolding);
    if (next.latest() > limit || spelling.times() > Math.max(0, limit - SYMBOLIC)) {
      return false;
    }
    recurrences = next;
    most = Math.max(most, next.latest());
    arriving = false;
    return true;
  }

  /** How often a statement recurred on the path at most. */
  int most() {
    return most;
  }

  /** The path has taken the edge. */
  void pass() {
    passed = true;
  }

  boolean hasPassed() {
    return passed;
  }

  /** A statement of the source, and the call that executes it. */
  record Executed(Function function, StatementNumber number) {}

  void execute(Function function, StatementNumber number) {
    statements.add(new Executed(function, number));
  }

  /** The statements of the source that the piece executed. */
  List<Executed> statements() {
    return Collections.unmodifiableList(statements);
  }

  /**
   * How often a path reads characters where a number might have come as one. To the publication
   * what is read is a symbol; the paths through its digits, which are many, are taken only when
   * that is not enough.
   *
   * @param declined whether a number could have come, and did not
   */
  record CharacterReads(boolean declined, int times) {
    static final CharacterReads NONE = new CharacterReads(false, 0);

    /**
     * @param alternatives what there was to choose from
     * @param chosen one of them
     */
    CharacterReads after(StandardInput before, List<Alternative> alternatives, Alternative chosen) {
      StandardInput input = chosen.state().input();
      boolean reads = input.pieces().size() > before.pieces().size();
      boolean isOffer =
          alternatives.stream()
              .anyMatch(alternative -> readsNumber(before, alternative.state().input()));
      if (isOffer) {
        return new CharacterReads(!reads, times);
      }
      return declined && (reads || input.ended())
          ? new CharacterReads(false, times + (reads ? 1 : 0))
          : this;
    }

    private static boolean readsNumber(StandardInput before, StandardInput after) {
      return after.pieces().size() > before.pieces().size() && after.endsInNumber();
    }
  }
}
