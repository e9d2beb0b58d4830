package heapwright.ir.source;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * How {@code &&}, {@code ||} and {@code !} make the outcome of a decision of its conditions, as the
 * source has them. What is evaluated follows from what came before: C17 6.5.13p4, 6.5.14p4.
 */
public sealed interface ConditionTree {

  /** The conditions, in the order of the source. */
  Stream<DecisionId> conditions();

  /**
   * The outcome as far as it is known.
   *
   * @param values of the conditions that were evaluated
   * @return empty if a condition that matters was not evaluated yet
   */
  Optional<Boolean> outcome(Map<DecisionId, Boolean> values);

  /** The condition that is evaluated next; empty once the outcome is known. */
  Optional<DecisionId> next(Map<DecisionId, Boolean> values);

  /** The same with other names. */
  ConditionTree renamed(UnaryOperator<DecisionId> names);

  /** An operand that is evaluated. */
  record Condition(DecisionId id) implements ConditionTree {
    @Override
    public Stream<DecisionId> conditions() {
      return Stream.of(id);
    }

    @Override
    public Optional<Boolean> outcome(Map<DecisionId, Boolean> values) {
      return Optional.ofNullable(values.get(id));
    }

    @Override
    public Optional<DecisionId> next(Map<DecisionId, Boolean> values) {
      return values.containsKey(id) ? Optional.empty() : Optional.of(id);
    }

    @Override
    public ConditionTree renamed(UnaryOperator<DecisionId> names) {
      return new Condition(names.apply(id));
    }
  }

  /** An operand that needs no run to be known; no decision. */
  record Constant(boolean value) implements ConditionTree {
    @Override
    public Stream<DecisionId> conditions() {
      return Stream.empty();
    }

    @Override
    public Optional<Boolean> outcome(Map<DecisionId, Boolean> values) {
      return Optional.of(value);
    }

    @Override
    public Optional<DecisionId> next(Map<DecisionId, Boolean> values) {
      return Optional.empty();
    }

    @Override
    public ConditionTree renamed(UnaryOperator<DecisionId> names) {
      return this;
    }
  }

  /** {@code !} around several conditions; around a single one it is part of that. */
  record Not(ConditionTree operand) implements ConditionTree {
    @Override
    public Stream<DecisionId> conditions() {
      return operand.conditions();
    }

    @Override
    public Optional<Boolean> outcome(Map<DecisionId, Boolean> values) {
      return operand.outcome(values).map(holds -> !holds);
    }

    @Override
    public Optional<DecisionId> next(Map<DecisionId, Boolean> values) {
      return operand.next(values);
    }

    @Override
    public ConditionTree renamed(UnaryOperator<DecisionId> names) {
      return new Not(operand.renamed(names));
    }
  }

  /**
   * {@code &&} or {@code ||}.
   *
   * @param settling the left operand's value with which the right one is not evaluated
   */
  record Joined(boolean settling, ConditionTree left, ConditionTree right)
      implements ConditionTree {
    @Override
    public Stream<DecisionId> conditions() {
      return Stream.concat(left.conditions(), right.conditions());
    }

    @Override
    public Optional<Boolean> outcome(Map<DecisionId, Boolean> values) {
      Optional<Boolean> first = left.outcome(values);
      return first.isPresent() && first.get() != settling ? right.outcome(values) : first;
    }

    @Override
    public Optional<DecisionId> next(Map<DecisionId, Boolean> values) {
      Optional<Boolean> first = left.outcome(values);
      return first.isEmpty()
          ? left.next(values)
          : first.get() == settling ? Optional.empty() : right.next(values);
    }

    @Override
    public ConditionTree renamed(UnaryOperator<DecisionId> names) {
      return new Joined(settling, left.renamed(names), right.renamed(names));
    }
  }
}
