package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.FloatingType;
import heapwright.ir.Terminator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Says why an edge is never taken, from what holds at the end of the block that it leaves. */
final class Reasons {
  private final ControlFlowGraph flow;
  private final Map<BlockId, Ranges> ranges = new HashMap<>();

  /** The numbers on the two sides of a comparison and between them. */
  private record Ranges(Interval left, Interval right, Interval difference) {
    Ranges join(Ranges other) {
      return new Ranges(
          left.join(other.left), right.join(other.right), difference.join(other.difference));
    }
  }

  Reasons(ControlFlowGraph flow) {
    this.flow = flow;
  }

  void note(BlockId block, State state, int frame, Overflow overflow) {
    Terminator end = flow.function().block(block).terminator();
    State copy = state.copy();
    Evaluation evaluation = new Evaluation(copy, frame, overflow);
    Interval any = Interval.ALL;
    Ranges found = new Ranges(any, any, any);
    if (end instanceof Terminator.Branch branch
        && branch.condition() instanceof Expression.Comparison comparison
        && !(comparison.left().type() instanceof FloatingType)) {
      Value left = evaluation.of(comparison.left());
      Value right = evaluation.of(comparison.right());
      found = new Ranges(copy.range(left), copy.range(right), copy.difference(left, right));
    } else if (end instanceof Terminator.Switch choice) {
      found = new Ranges(copy.range(evaluation.of(choice.subject())), any, any);
    }
    ranges.merge(block, found, Ranges::join);
  }

  String of(Edge edge) {
    Ranges found = ranges.get(edge.from());
    if (found == null) {
      return "no way leads there";
    }
    Terminator end = flow.function().block(edge.from()).terminator();
    Optional<String> bounds = Optional.empty();
    if (end instanceof Terminator.Branch branch
        && branch.condition() instanceof Expression.Comparison comparison) {
      String left = text(comparison.left());
      String right = text(comparison.right());
      bounds =
          bounds(left, found.left)
              .or(() -> bounds(left + " - " + right, found.difference))
              .or(() -> bounds(right, found.right));
    } else if (end instanceof Terminator.Switch choice) {
      bounds = bounds(text(choice.subject()), found.left);
    }
    return bounds.map(b -> b + " here").orElseGet(() -> never(edge, end));
  }

  private static String text(Expression e) {
    Expression plain = e;
    while (plain instanceof Expression.Conversion conversion) {
      plain = conversion.operand();
    }
    return plain instanceof Expression.Read read && !read.local().isTemporary()
        ? read.local().name()
        : "line " + e.span().line() + "'s value";
  }

  private static Optional<String> bounds(String what, Interval range) {
    boolean low = range.low() != Interval.NO_LOW;
    boolean high = range.high() != Interval.NO_HIGH;
    if (range.isConstant()) {
      return Optional.of(what + " is " + range.low());
    }
    if (low && high) {
      return Optional.of(what + " is between " + range.low() + " and " + range.high());
    }
    if (low) {
      return Optional.of(what + " is at least " + range.low());
    }
    return high ? Optional.of(what + " is at most " + range.high()) : Optional.empty();
  }

  private static String never(Edge edge, Terminator end) {
    boolean truth = edge.outcome() instanceof Outcome.Truth t && t.holds();
    return "the condition in line "
        + end.span().line()
        + " is always "
        + (truth ? "false" : "true");
  }
}
