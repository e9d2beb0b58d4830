package heapwright.analysis.invariant.explain;

import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.ComparisonDecision;
import heapwright.ir.code.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Why a comparison never holds, in words: the first of the facts that suffices. All facts hold
 * whenever control is there.
 *
 * @param left the one
 * @param right the other
 * @param isAddress whether addresses are compared
 */
record ComparisonReasons(ValueDescription left, ValueDescription right, boolean isAddress) {
  /** More cases would not be readable. */
  private static final int FEW = 4;

  /**
   * @param relation that never holds
   * @param views what is known, case by case
   */
  String of(Relation relation, List<DecisionView> views) {
    DecisionView all = views.stream().reduce(DecisionView::join).orElseThrow();
    return isAddress
        ? opposite(relation)
        : bounds(relation, all)
            .or(() -> order(relation, all))
            .or(() -> remainders(relation, all))
            .or(() -> cases(relation, views))
            .orElseGet(() -> opposite(relation));
  }

  /** The ranges of both sides suffice. */
  private Optional<String> bounds(Relation relation, DecisionView all) {
    if (isPossible(relation, all.left().minus(all.right()))) {
      return Optional.empty();
    }
    if (all.right().isConstant()) {
      return left.bounds(all.left());
    }
    if (all.left().isConstant()) {
      return right.bounds(all.right());
    }
    return left.bounds(all.left())
        .flatMap(one -> right.bounds(all.right()).map(other -> one + " and " + other));
  }

  private static boolean isPossible(Relation relation, Interval difference) {
    return ComparisonDecision.of(relation, difference) != ComparisonDecision.FALSE;
  }

  private Optional<String> order(Relation relation, DecisionView all) {
    Interval difference = all.difference();
    if (isPossible(relation, difference) || all.right().isConstant()) {
      return Optional.empty();
    }
    if (difference.isConstant() && difference.low() == 0) {
      return Optional.of(left.what() + " equals " + right.what());
    }
    if (difference.low() >= 0) {
      return Optional.of(
          left.what()
              + (difference.low() > 0 ? " is greater than " : " is at least ")
              + right.what());
    }
    return Optional.of(
        left.what() + (difference.high() < 0 ? " is less than " : " is at most ") + right.what());
  }

  /** The remainders of the left side suffice. */
  private Optional<String> remainders(Relation relation, DecisionView all) {
    if (relation != Relation.EQUAL || !all.right().isConstant()) {
      return Optional.empty();
    }
    long number = all.right().low();
    if (all.congruence().contains(number) && all.residues().contains(number)) {
      return Optional.empty();
    }
    return left.numbers(all)
        .or(
            () ->
                Optional.of(
                    all.congruence().contains(number)
                        ? left.remainders(all.residues())
                        : left.remainder(all.congruence())));
  }

  /** Each case has bounds of its own that suffice. */
  private Optional<String> cases(Relation relation, List<DecisionView> views) {
    TreeSet<Interval> ranges = new TreeSet<>(ValueDescription.UPWARDS);
    for (DecisionView view : views) {
      if (isPossible(relation, view.left().minus(view.right())) || !view.right().isConstant()) {
        return Optional.empty();
      }
      ranges.add(view.left());
    }
    return ranges.size() <= FEW ? left.bounds(new ArrayList<>(ranges)) : Optional.empty();
  }

  /** No single fact suffices; together they give this. */
  private String opposite(Relation relation) {
    return switch (relation) {
      case EQUAL -> left.what() + (isNull() ? " is not NULL" : " differs from " + right.what());
      case NOT_EQUAL -> left.what() + (isNull() ? " is NULL" : " equals " + right.what());
      case LESS -> left.what() + " is at least " + right.what();
      case LESS_EQUAL -> left.what() + " is greater than " + right.what();
      case GREATER -> left.what() + " is at most " + right.what();
      case GREATER_EQUAL -> left.what() + " is less than " + right.what();
    };
  }

  private boolean isNull() {
    return right.what().equals("NULL");
  }
}
