package heapwright.analysis.invariant.explain;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.spelling.Spelling;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Says why an edge is never taken, from what holds at the end of the block that it leaves. */
public final class InfeasibilityReasons {
  /** More cases are reported as one. */
  private static final int MOST = 8;

  private final ControlFlowGraph flow;
  private final Spelling spelling;
  private final Map<BlockId, List<DecisionView>> views = new HashMap<>();

  public InfeasibilityReasons(Program program, ControlFlowGraph flow) {
    this.flow = flow;
    spelling = new Spelling(program, flow.function());
  }

  public void note(BlockId block, AbstractState state, int frame, OverflowSemantics overflow) {
    AbstractState copy = state.copy();
    Terminator end = flow.function().block(block).terminator();
    DecisionView view = DecisionView.of(end, copy, new ExpressionTransfer(copy, frame, overflow));
    List<DecisionView> known = views.computeIfAbsent(block, b -> new ArrayList<>());
    if (known.size() < MOST) {
      known.add(view);
    } else {
      known.set(MOST - 1, known.get(MOST - 1).join(view));
    }
  }

  /** Why an edge is not taken, if control comes to where it begins. */
  public String of(Edge edge) {
    return views.containsKey(edge.from())
        ? here(edge).map(why -> why + " here").orElseGet(() -> never(edge))
        : before(edge);
  }

  /** The edges that are not taken although control comes to where they begin. */
  private String before(Edge edge) {
    Set<String> causes = new LinkedHashSet<>();
    Set<BlockId> seen = new HashSet<>(List.of(edge.from()));
    Deque<BlockId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (Edge in : flow.in(open.remove())) {
        if (views.containsKey(in.from())) {
          causes.add(here(in).map(why -> why + line(in)).orElseGet(() -> never(in)));
        } else if (seen.add(in.from())) {
          open.add(in.from());
        }
      }
    }
    return causes.size() == 1
        ? "no path leads there, since " + causes.iterator().next()
        : "no path leads there";
  }

  private String line(Edge edge) {
    return " in line " + flow.function().block(edge.from()).terminator().span().line();
  }

  private Optional<String> here(Edge edge) {
    Terminator end = flow.function().block(edge.from()).terminator();
    List<DecisionView> known = views.get(edge.from());
    if (end instanceof Terminator.Branch branch
        && branch.condition() instanceof Expression.Comparison comparison
        && edge.outcome() instanceof Outcome.Truth truth) {
      Relation relation = comparison.relation();
      return grounds(comparison)
          .map(g -> g.of(truth.holds() ? relation : relation.negated(), known));
    }
    return end instanceof Terminator.Switch choice
        ? name(choice.subject()).flatMap(subject -> unlabelled(subject, edge.outcome(), known))
        : Optional.empty();
  }

  private Optional<ComparisonReasons> grounds(Expression.Comparison comparison) {
    boolean isAddress = comparison.left().type() instanceof PointerType;
    return name(comparison.left())
        .flatMap(
            left -> name(comparison.right()).map(r -> new ComparisonReasons(left, r, isAddress)));
  }

  private static Optional<String> unlabelled(
      ValueDescription subject, Outcome outcome, List<DecisionView> known) {
    if (outcome instanceof Outcome.Label label && label.low() == label.high()) {
      Interval number = Interval.of(label.low());
      List<DecisionView> compared =
          known.stream()
              .map(
                  s ->
                      new DecisionView(
                          s.left(), number, s.left().minus(number), s.congruence(), s.residues()))
              .toList();
      ValueDescription right = new ValueDescription(Long.toString(label.low()), number);
      return Optional.of(new ComparisonReasons(subject, right, false).of(Relation.EQUAL, compared));
    }
    return subject.bounds(
        known.stream().map(DecisionView::left).reduce(Interval::join).orElseThrow());
  }

  /** The source's name of a value, if it has one; conversions only if they change it. */
  private Optional<ValueDescription> name(Expression e) {
    Expression plain = e;
    while (plain instanceof Expression.Conversion conversion && isSilent(conversion)) {
      plain = conversion.operand();
    }
    Optional<String> text =
        plain instanceof Expression.Conversion conversion
            ? spelling.whole(conversion.operand()).map(t -> "(" + conversion.type() + ") " + t)
            : spelling.whole(plain);
    Interval whole = Interval.of(plain.type());
    return text.map(t -> new ValueDescription(t, whole));
  }

  private static boolean isSilent(Expression.Conversion conversion) {
    return !(conversion.type() instanceof IntegerType to)
        || !(conversion.operand().type() instanceof IntegerType from)
        || to.bits() > from.bits() && (to.signed() || !from.signed())
        || to.bits() == from.bits() && to.signed() == from.signed();
  }

  private String never(Edge edge) {
    boolean truth = edge.outcome() instanceof Outcome.Truth t && t.holds();
    return "the condition" + line(edge) + " is always " + (truth ? "false" : "true");
  }
}
