package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.explain.InfeasibilityReasons;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis.AnalysisBudgetExceeded;
import heapwright.analysis.invariant.fixpoint.InvariantListener;
import heapwright.analysis.invariant.fixpoint.Precision;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.analysis.invariant.fixpoint.Statics;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The edges of a function that no call takes: with any arguments, any heap, any values of the
 * file's variables and any answers of functions that are only declared. Proved over the whole
 * function, without a bound on loops; what is not proved is not said to be possible. The search
 * looks with growing precision, as long as there is something left to prove.
 */
public final class Invariants {
  /**
   * An edge that no call of the function takes.
   *
   * @param reason for readers, e.g. {@code position is at most 2 here}
   * @param assumptions what the proof rests on
   */
  public record InfeasibleEdge(Edge edge, String reason, List<String> assumptions) {
    public InfeasibleEdge {
      assumptions = List.copyOf(assumptions);
    }
  }

  /** All edges that matter may be taken, as far as the analysis can see. */
  private static final class NothingToProve extends RuntimeException {
    private static final long serialVersionUID = 1;

    NothingToProve() {
      super(null, null, false, false);
    }
  }

  /** What proofs take for granted that leave executions out in which a signed result wraps. */
  public static final String NO_OVERFLOW = "signed integers do not overflow";

  private static final List<Precision> PRECISIONS =
      List.of(
          new Precision(0, 1, Precision.Marks.FLAGS, 2, OverflowSemantics.WRAPS, false, 300_000),
          new Precision(1, 8, Precision.Marks.COPIES, 4, OverflowSemantics.WRAPS, false, 500_000),
          new Precision(
              40, 8, Precision.Marks.FLAGS, 12, OverflowSemantics.WRAPS, false, 1_200_000),
          new Precision(
              1, 8, Precision.Marks.FLAGS, 4, OverflowSemantics.UNDEFINED, false, 500_000));

  /** For when too much was left out for lack of time. */
  private static final Precision PATIENT =
      new Precision(1, 8, Precision.Marks.COPIES, 4, OverflowSemantics.WRAPS, false, 2_000_000);

  /** For when there is time: step by step, with all that can tell states apart. */
  private static final List<Precision> PRECISE =
      List.of(
          new Precision(
              40, 32, Precision.Marks.COPIES, 12, OverflowSemantics.WRAPS, true, 300_000_000),
          new Precision(
              40, 128, Precision.Marks.CELLS, 12, OverflowSemantics.WRAPS, false, 100_000_000));

  private final ProgramFacts facts;
  private final Function function;
  private final ControlFlowGraph flow;
  private final Map<Function, FunctionOutline> outlines = new HashMap<>();

  private final BooleanSupplier stop;
  private final Set<EdgeId> wanted;
  private final Map<EdgeId, InfeasibleEdge> infeasible = new TreeMap<>();

  /** Takes the edges that matter, and what says when it is time to stop. */
  private Invariants(
      ProgramFacts facts, Function function, Set<EdgeId> wanted, BooleanSupplier stop) {
    this.stop = stop;
    this.facts = facts;
    this.function = function;
    this.flow = ControlFlowGraph.of(function);
    this.wanted = wanted;
  }

  /**
   * Looks for proofs in a function of a program of which the facts were found before; with the
   * library's models linked in, for more.
   */
  public static Invariants of(ProgramFacts facts, Function function) {
    Set<EdgeId> all = new HashSet<>();
    ControlFlowGraph.of(function).edges().forEach(edge -> all.add(edge.id()));
    return of(facts, function, all);
  }

  /**
   * The same where only some of the edges matter; of others less may be known. Interrupting the
   * thread ends it with what is proved by then.
   */
  public static Invariants of(ProgramFacts facts, Function function, Set<EdgeId> wanted) {
    return new Invariants(facts, function, wanted, Thread.currentThread()::isInterrupted).found();
  }

  /**
   * Looks again at what could not be proved, more closely and for longer.
   *
   * @param stop says when it is time to give up
   */
  public static Invariants precisely(
      ProgramFacts facts, Function function, Set<EdgeId> wanted, BooleanSupplier stop) {
    return new Invariants(facts, function, wanted, stop).foundPrecisely();
  }

  /** The graph whose edges are meant. */
  public ControlFlowGraph flow() {
    return flow;
  }

  /** In the order of the graph's edges. */
  public Collection<InfeasibleEdge> infeasible() {
    return infeasible.values();
  }

  public Optional<InfeasibleEdge> infeasible(Edge edge) {
    return Optional.ofNullable(infeasible.get(edge.id()));
  }

  /** Looks until all of the edges are proved, or nothing is left to try. */
  private Invariants found() {
    if (facts.isOutOfBounds()) {
      return this;
    }
    Statics statics = new StaticRanges(facts, function, outlines).find();
    boolean isCutShort = false;
    for (Precision precision : PRECISIONS) {
      if (!infeasible.keySet().containsAll(wanted)) {
        isCutShort |= !analysed(precision, statics) && precision.withCopies();
      }
    }
    if (isCutShort && !infeasible.keySet().containsAll(wanted)) {
      analysed(PATIENT, statics);
    }
    return this;
  }

  /** What the precise invariants prove, which may take seconds. */
  private Invariants foundPrecisely() {
    for (Precision precision : PRECISE) {
      boolean helps = !precision.sums() || facts.meetsRecursion(function.symbol());
      if (helps && !facts.isOutOfBounds() && !infeasible.keySet().containsAll(wanted)) {
        analysed(precision, Statics.none());
      }
    }
    return this;
  }

  /** Whether there was time enough for everything. */
  private boolean analysed(Precision precision, Statics statics) {
    Set<EdgeId> open = new HashSet<>(wanted);
    open.removeAll(infeasible.keySet());
    try {
      return pass(precision, statics, open);
    } catch (NothingToProve e) {
      return true;
    } catch (AnalysisBudgetExceeded | StackOverflowError e) {
      // Proves nothing; a more precise analysis may still converge.
      return false;
    }
  }

  /** Ends without result as soon as all of the wanted edges may be taken. */
  private boolean pass(Precision precision, Statics statics, Set<EdgeId> open) {
    InvariantAnalysis analysis = new InvariantAnalysis(facts, precision, statics, outlines, stop);
    Set<Edge> taken = new HashSet<>();
    InfeasibilityReasons reasons = new InfeasibilityReasons(facts.program(), flow);
    InvariantListener listener =
        new InvariantListener() {
          @Override
          public void atEnd(BlockId block, AbstractState state, int frame) {
            reasons.note(block, state, frame, precision.overflow());
          }

          @Override
          public void taken(Edge edge) {
            taken.add(edge);
            if (open.remove(edge.id()) && open.isEmpty()) {
              throw new NothingToProve();
            }
          }
        };
    analysis.start(function, listener);
    for (Edge edge : flow.edges()) {
      if (!taken.contains(edge)) {
        infeasible.computeIfAbsent(
            edge.id(), id -> new InfeasibleEdge(edge, reasons.of(edge), assumptions(analysis)));
      }
    }
    return !analysis.isCutShort();
  }

  private static List<String> assumptions(InvariantAnalysis analysis) {
    List<String> texts = new ArrayList<>(List.of("no execution with undefined behaviour"));
    if (analysis.precision.overflow() == OverflowSemantics.UNDEFINED) {
      texts.add(NO_OVERFLOW);
    }
    if (analysis.terms.typing().isReliedOn()) {
      texts.add("objects of incompatible types do not overlap");
    }
    return texts;
  }
}
