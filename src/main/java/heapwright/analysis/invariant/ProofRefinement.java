package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.EdgeId;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.explain.InfeasibilityReasons;
import heapwright.analysis.invariant.fixpoint.AnalysisBudgetExceeded;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis;
import heapwright.analysis.invariant.fixpoint.InvariantListener;
import heapwright.analysis.invariant.fixpoint.Precision;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.analysis.invariant.fixpoint.Statics;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** Analyses a function with growing precision, as long as there is something left to prove. */
final class ProofRefinement {
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
  private static final List<Precision> CLOSER =
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

  /** The supplier says when it is time to stop. */
  ProofRefinement(ProgramFacts facts, Function function, BooleanSupplier stop) {
    this.stop = stop;
    this.facts = facts;
    this.function = function;
    this.flow = ControlFlowGraph.of(function);
  }

  /** Looks until all of these edges are proved, or nothing is left to try. */
  Map<EdgeId, InfeasibleEdge> find(Set<EdgeId> wanted) {
    Map<EdgeId, InfeasibleEdge> found = new TreeMap<>();
    if (facts.isOutOfBounds()) {
      return found;
    }
    Statics statics = new StaticRanges(facts, function, outlines).find();
    boolean hurried = false;
    for (Precision precision : PRECISIONS) {
      if (!found.keySet().containsAll(wanted)) {
        hurried |= !looked(precision, statics, wanted, found) && precision.withCopies();
      }
    }
    if (hurried && !found.keySet().containsAll(wanted)) {
      looked(PATIENT, statics, wanted, found);
    }
    return found;
  }

  /** What the precise invariants prove, which may take seconds. */
  Map<EdgeId, InfeasibleEdge> closely(Set<EdgeId> wanted) {
    Map<EdgeId, InfeasibleEdge> found = new TreeMap<>();
    for (Precision precision : CLOSER) {
      boolean helps = !precision.sums() || facts.meetsRecursion(function.symbol());
      if (helps && !facts.isOutOfBounds() && !found.keySet().containsAll(wanted)) {
        looked(precision, Statics.none(), wanted, found);
      }
    }
    return found;
  }

  /** Whether there was time enough for everything. */
  private boolean looked(
      Precision precision, Statics statics, Set<EdgeId> wanted, Map<EdgeId, InfeasibleEdge> found) {
    Set<EdgeId> open = new HashSet<>(wanted);
    open.removeAll(found.keySet());
    try {
      return pass(precision, statics, open, found);
    } catch (NothingToProve e) {
      return true;
    } catch (AnalysisBudgetExceeded | StackOverflowError e) {
      // Proves nothing; a more precise analysis may still converge.
      return false;
    }
  }

  /** Ends in vain as soon as all of the wanted edges may be taken. */
  private boolean pass(
      Precision precision, Statics statics, Set<EdgeId> open, Map<EdgeId, InfeasibleEdge> found) {
    InvariantAnalysis analysis = new InvariantAnalysis(facts, precision, statics, outlines, stop);
    Set<Edge> taken = new HashSet<>();
    InfeasibilityReasons reasons = new InfeasibilityReasons(facts.program(), flow);
    InvariantListener watcher =
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
    analysis.start(function, watcher);
    for (Edge edge : flow.edges()) {
      if (!taken.contains(edge)) {
        found.computeIfAbsent(
            edge.id(), id -> new InfeasibleEdge(edge, reasons.of(edge), assumptions(analysis)));
      }
    }
    return !analysis.isCutShort();
  }

  private static List<String> assumptions(InvariantAnalysis analysis) {
    List<String> texts = new ArrayList<>(List.of("no execution with undefined behaviour"));
    if (analysis.precision.overflow() == OverflowSemantics.UNDEFINED) {
      texts.add("signed integers do not overflow");
    }
    if (analysis.terms.typing().isReliedOn()) {
      texts.add("objects of incompatible types do not overlap");
    }
    return texts;
  }
}
