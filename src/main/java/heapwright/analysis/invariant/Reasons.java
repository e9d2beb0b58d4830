package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.FloatingType;
import heapwright.ir.PointerType;
import heapwright.ir.Relation;
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
    Optional<String> why = Optional.empty();
    if (end instanceof Terminator.Branch branch
        && branch.condition() instanceof Expression.Comparison comparison) {
      boolean wanted = ((Outcome.Truth) edge.outcome()).holds();
      why = comparison(comparison, wanted, found);
    } else if (end instanceof Terminator.Switch choice) {
      why = name(choice.subject()).flatMap(subject -> bounds(subject, found.left));
    }
    return why.map(w -> w + " here").orElseGet(() -> never(edge, end));
  }

  /** Only what suffices to decide the comparison is a reason. */
  private static Optional<String> comparison(
      Expression.Comparison comparison, boolean wanted, Ranges found) {
    Relation relation = wanted ? comparison.relation() : Assumption.opposite(comparison.relation());
    Optional<String> left = name(comparison.left());
    Optional<String> right = name(comparison.right());
    boolean isAddress = comparison.left().type() instanceof PointerType;
    Interval apart = found.left.minus(found.right);
    if (!isPossible(relation, apart) && found.right.isConstant() && left.isPresent()) {
      return isAddress
          ? nullness(left.get(), relation, found.right)
          : bounds(left.get(), found.left);
    }
    return left.isPresent() && right.isPresent() && !isPossible(relation, found.difference)
        ? Optional.of(order(left.get(), found.difference, right.get()))
        : Optional.empty();
  }

  private static Optional<String> nullness(String pointer, Relation relation, Interval right) {
    boolean isNull = relation == Relation.NOT_EQUAL;
    return right.low() == 0
        ? Optional.of(pointer + (isNull ? " is NULL" : " is not NULL"))
        : Optional.empty();
  }

  private static boolean isPossible(Relation relation, Interval difference) {
    return switch (relation) {
      case EQUAL -> difference.low() <= 0 && difference.high() >= 0;
      case NOT_EQUAL -> !difference.isConstant() || difference.low() != 0;
      case LESS -> difference.low() < 0;
      case LESS_EQUAL -> difference.low() <= 0;
      case GREATER -> difference.high() > 0;
      case GREATER_EQUAL -> difference.high() >= 0;
    };
  }

  private static String order(String left, Interval difference, String right) {
    if (difference.isConstant() && difference.low() == 0) {
      return left + " equals " + right;
    }
    if (difference.low() >= 0) {
      return left + (difference.low() > 0 ? " is greater than " : " is at least ") + right;
    }
    return left + (difference.high() < 0 ? " is less than " : " is at most ") + right;
  }

  /** What people call a value, if they have a name for it. */
  private static Optional<String> name(Expression e) {
    Expression plain = e;
    while (plain instanceof Expression.Conversion conversion) {
      plain = conversion.operand();
    }
    return plain instanceof Expression.Read read && !read.local().isTemporary()
        ? Optional.of(read.local().name())
        : Optional.empty();
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
