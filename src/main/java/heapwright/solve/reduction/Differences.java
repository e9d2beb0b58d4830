package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Comparisons of two terms, each with a constant added or not, in one reading of their bits. Round
 * a circle of such comparisons the differences must not add up to less than nothing: where
 * intervals would creep towards each other in steps of one, this sees at once that they never meet.
 */
final class Differences {
  /** Facts beyond this many are left to the intervals. */
  private static final int MOST_BOUNDS = 400;

  /** {@code left - right <= most}. */
  private record Bound(int left, int right, MathematicalInteger most) {}

  /** A term and what is added to it without wrapping around. */
  private record Shifted(Term term, MathematicalInteger by) {}

  private final Propagation propagation;
  private final InputBox box;
  private final boolean signed;
  private final Map<Term, Integer> places = new HashMap<>();
  private final List<Bound> bounds = new ArrayList<>();
  private final Set<Set<Term>> different = new HashSet<>();

  private Differences(Propagation propagation, InputBox box, boolean signed) {
    this.propagation = propagation;
    this.box = box;
    this.signed = signed;
  }

  /** Whether comparisons contradict one another for all values in a box. */
  static boolean contradict(List<Term> facts, Propagation propagation, InputBox box) {
    return new Differences(propagation, box, true).contradict(facts)
        || new Differences(propagation, box, false).contradict(facts);
  }

  private boolean contradict(List<Term> facts) {
    facts.forEach(this::notEqual);
    for (Term fact : facts) {
      if (fact instanceof Operation o && bounds.size() < MOST_BOUNDS) {
        compare(o);
      }
    }
    return hasNegativeCircle();
  }

  private void notEqual(Term fact) {
    if (fact instanceof Operation not
        && not.operator() == Operator.NOT
        && not.operand(0) instanceof Operation equal
        && equal.operator() == Operator.EQUAL
        && equal.operand(0) != equal.operand(1)) {
      different.add(Set.copyOf(equal.operands()));
    }
  }

  private void compare(Operation fact) {
    boolean sameReading =
        switch (fact.operator()) {
          case LESS_SIGNED, AT_MOST_SIGNED -> signed;
          case LESS_UNSIGNED, AT_MOST_UNSIGNED -> !signed;
          case EQUAL -> fact.operand(0).sort() instanceof Sort.Bits;
          default -> false;
        };
    if (!sameReading) {
      return;
    }
    Term a = fact.operand(0);
    Term b = fact.operand(1);
    boolean strict =
        fact.operator() == Operator.LESS_SIGNED
            || fact.operator() == Operator.LESS_UNSIGNED
            || a != b && different.contains(Set.of(a, b));
    bound(a, b, strict ? MathematicalInteger.ONE : MathematicalInteger.ZERO);
    if (fact.operator() == Operator.EQUAL) {
      bound(b, a, MathematicalInteger.ZERO);
    }
  }

  /** {@code a + gap <= b}. */
  private void bound(Term a, Term b, MathematicalInteger gap) {
    Shifted left = shifted(a);
    Shifted right = shifted(b);
    bounds.add(
        new Bound(place(left.term()), place(right.term()), right.by().minus(left.by()).minus(gap)));
  }

  private Shifted shifted(Term term) {
    Optional<Shifted> sum = Optional.empty();
    if (term instanceof Operation o && o.operator() == Operator.ADD) {
      for (int i = 0; i < 2 && sum.isEmpty(); i++) {
        sum = o.operand(1 - i) instanceof Constant c ? sum(o.operand(i), c) : sum;
      }
    }
    return sum.orElse(new Shifted(term, MathematicalInteger.ZERO));
  }

  private Optional<Shifted> sum(Term term, Constant added) {
    IntegerInterval values = propagation.span(box, term).reading(signed);
    // An unsigned integer is also made smaller by adding.
    return Stream.of(added.value().signed(), added.value().unsigned())
        .map(MathematicalInteger::of)
        .filter(
            by ->
                BitsRange.all(term.width())
                    .reading(signed)
                    .contains(values.plus(IntegerInterval.only(by))))
        .findFirst()
        .map(by -> new Shifted(term, by));
  }

  /** Place 0 is the number zero, from which all terms have the distances that the box gives. */
  private int place(Term term) {
    Optional<Integer> known = Optional.ofNullable(places.get(term));
    if (known.isPresent()) {
      return known.get();
    }
    int place = places.size() + 1;
    places.put(term, place);
    IntegerInterval values = propagation.span(box, term).reading(signed);
    bounds.add(new Bound(place, 0, values.high()));
    bounds.add(new Bound(0, place, values.low().negated()));
    return place;
  }

  /** Bellman and Ford: distances that still fall after as many rounds as there are places. */
  private boolean hasNegativeCircle() {
    MathematicalInteger[] distances = new MathematicalInteger[places.size() + 1];
    Arrays.fill(distances, MathematicalInteger.ZERO);
    boolean falls = true;
    for (int round = 0; round <= places.size() && falls; round++) {
      falls = false;
      for (Bound bound : bounds) {
        MathematicalInteger shorter = distances[bound.right()].plus(bound.most());
        if (shorter.compareTo(distances[bound.left()]) < 0) {
          distances[bound.left()] = shorter;
          falls = true;
        }
      }
    }
    return falls;
  }
}
