package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.domain.SmallValueSet;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Comparing;
import heapwright.analysis.invariant.state.NameDefinition.LookingUp;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.analysis.invariant.state.NameDefinition.Wrapping;
import heapwright.analysis.invariant.state.NumericState.Disequality;
import heapwright.ir.type.IntegerType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Tries all numbers of a small range on which something depends that is not linear, a table or an
 * operation on bits. Numbers with a contradictory result are excluded, and the results of the
 * others bound the result.
 */
final class ValueEnumeration {
  private final NumericState state;
  private final NameTable terms;

  ValueEnumeration(NumericState state) {
    this.state = state;
    this.terms = state.terms;
  }

  /** Whether something was learnt. */
  boolean tryAll() {
    state.takeChanged();
    for (int root : roots()) {
      if (!state.isImpossible()) {
        tryAll(root);
      }
    }
    return state.takeChanged();
  }

  private Set<Integer> roots() {
    Set<Integer> roots = new LinkedHashSet<>();
    for (int name : state.zone.names()) {
      if (name != AbstractValue.ZERO && isNonlinear(terms.term(name))) {
        int root = root(name);
        if (root != name) {
          roots.add(root);
        }
      }
    }
    return roots;
  }

  private static boolean isNonlinear(NameDefinition term) {
    return isFunction(term)
        && !(((Operation) term).operator() instanceof Comparing)
        && !term.isOf(Arithmetic.ADD)
        && !term.isOf(Arithmetic.SUBTRACT);
  }

  /** The deepest name of a small range that the name is a function of; itself if there is none. */
  private int root(int name) {
    int found = name;
    int at = name;
    while (at != AbstractValue.ZERO) {
      if (isSmall(state.range(AbstractValue.named(at)))) {
        found = at;
      }
      at = isFunction(terms.term(at)) ? onlyOperand(at) : AbstractValue.ZERO;
    }
    return found;
  }

  private int onlyOperand(int name) {
    int found = AbstractValue.ZERO;
    for (AbstractValue operand : terms.term(name).operands()) {
      if (!operand.isConstant() && found != AbstractValue.ZERO && found != operand.name()) {
        return AbstractValue.ZERO;
      }
      found = operand.isConstant() ? found : operand.name();
    }
    return found;
  }

  private static boolean isSmall(Interval range) {
    Interval width = new Interval(1, SmallValueSet.MANY - 1);
    return range.isBounded() && width.contains(range.minus(Interval.of(range.low())).high());
  }

  private static boolean isFunction(NameDefinition term) {
    return term instanceof Operation t
        && (t.operator() instanceof LookingUp
            || t.operator() instanceof Wrapping
            || t.operator() instanceof Arithmetic
            || t.operator() instanceof Comparing);
  }

  /** The names that are functions of the root alone, operands first. */
  private int[] dependents(int root) {
    int[] names = state.zone.names();
    Arrays.sort(names);
    List<Integer> found = new ArrayList<>(List.of(root));
    for (int name : names) {
      if (name != root && name != AbstractValue.ZERO && isFunction(terms.term(name))) {
        List<AbstractValue> operands = terms.term(name).operands();
        boolean all = operands.stream().allMatch(o -> o.isConstant() || found.contains(o.name()));
        if (all && operands.stream().anyMatch(o -> !o.isConstant())) {
          found.add(name);
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private void tryAll(int root) {
    int[] names = dependents(root);
    Known[] known = Arrays.stream(names).mapToObj(this::known).toArray(Known[]::new);
    long[] numbers = new long[names.length];
    Interval[] kept = new Interval[names.length];
    Arrays.fill(kept, new Interval(Interval.NO_HIGH, Interval.NO_LOW));
    Interval range = state.range(AbstractValue.named(root));
    SmallValueSet possible = SmallValueSet.of(range);
    for (long number = range.low(); number <= range.high(); number++) {
      numbers[0] = number;
      Outcome outcome = outcome(names, known, numbers);
      if (outcome == Outcome.BEYOND) {
        return;
      }
      if (outcome == Outcome.IMPOSSIBLE) {
        possible = possible.without(number);
      } else {
        for (int i = 0; i < names.length; i++) {
          kept[i] = kept[i].join(Interval.of(numbers[i]));
        }
      }
    }
    if (!possible.isGapless()) {
      state.narrow(AbstractValue.named(root), possible);
    }
    for (int i = 0; i < names.length && !state.isImpossible(); i++) {
      state.narrow(AbstractValue.named(names[i]), kept[i]);
    }
  }

  /** What happens to one number. */
  private enum Outcome {
    POSSIBLE,
    IMPOSSIBLE,
    /** Some result is not a number that can be handled here. */
    BEYOND
  }

  private Outcome outcome(int[] names, Known[] known, long[] numbers) {
    for (int i = 0; i < names.length; i++) {
      if (i > 0) {
        Operation term = (Operation) terms.term(names[i]);
        if (term.operator() instanceof LookingUp lookUp
            && !lookUp.table().reads(number(term.left(), names, numbers))) {
          // It was read, so it is there.
          return Outcome.IMPOSSIBLE;
        }
        OptionalLong result = result(term, names, numbers);
        if (result.isEmpty()) {
          return Outcome.BEYOND;
        }
        numbers[i] = result.getAsLong();
      }
      if (!known[i].admits(numbers[i])) {
        return Outcome.IMPOSSIBLE;
      }
    }
    return Outcome.POSSIBLE;
  }

  /** What is known of a name by itself. */
  private record Known(
      Interval range,
      Residues residues,
      Congruence congruence,
      SmallValueSet members,
      Set<Long> excluded) {
    boolean admits(long number) {
      return range.contains(number)
          && residues.contains(number)
          && congruence.contains(number)
          && members.contains(number)
          && !excluded.contains(number);
    }
  }

  private Known known(int name) {
    AbstractValue value = AbstractValue.named(name);
    Set<Long> excluded = new HashSet<>();
    for (Disequality fact : state.distinct) {
      if (fact.x() == name && fact.y() == AbstractValue.ZERO) {
        excluded.add(fact.difference());
      }
    }
    return new Known(
        state.range(value),
        state.residues(value),
        state.congruence(value),
        state.members(value),
        excluded);
  }

  private static long number(AbstractValue value, int[] names, long[] numbers) {
    if (value.isConstant()) {
      return value.offset();
    }
    int at = 0;
    while (names[at] != value.name()) {
      at++;
    }
    return numbers[at] + value.offset();
  }

  private static OptionalLong result(Operation term, int[] names, long[] numbers) {
    long left = number(term.left(), names, numbers);
    if (term.operator() instanceof LookingUp lookUp) {
      return lookUp.table().number(left);
    }
    if (term.operator() instanceof Wrapping wrapping) {
      IntegerType type = wrapping.type();
      long number = type.wrap(left);
      boolean beyond = number < 0 && !type.signed() || type.bits() > 64;
      return beyond ? OptionalLong.empty() : OptionalLong.of(number);
    }
    long right = number(term.right(), names, numbers);
    return term.operator() instanceof Comparing comparing
        ? OptionalLong.of(comparing.relation().holds(left, right) ? 1 : 0)
        : result((Arithmetic) term.operator(), left, right);
  }

  private static OptionalLong result(Arithmetic operator, long left, long right) {
    long limit = 1L << 30;
    boolean divides = operator == Arithmetic.DIVIDE || operator == Arithmetic.REMAINDER;
    if (Math.abs(left) > limit || Math.abs(right) > limit || divides && right == 0) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        switch (operator) {
          case ADD -> left + right;
          case SUBTRACT -> left - right;
          case MULTIPLY -> left * right;
          case DIVIDE -> left / right;
          case REMAINDER -> left % right;
          case AND -> left & right;
          case OR -> left | right;
          case XOR -> left ^ right;
          case SHIFT_RIGHT -> left >> right;
        });
  }
}
