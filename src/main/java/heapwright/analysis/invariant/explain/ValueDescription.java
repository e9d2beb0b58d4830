package heapwright.analysis.invariant.explain;

import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Says in words what a number may be.
 *
 * @param what how people call it
 * @param whole what every number of its type is between
 */
record ValueDescription(String what, Interval whole) {
  static final Comparator<Interval> UPWARDS =
      Comparator.comparingLong(Interval::low).thenComparingLong(Interval::high);

  private static final int HALVES = 2;

  /** More numbers would not be readable. */
  private static final int FEW = 4;

  /** Nothing if it may be any number. */
  Optional<String> bounds(Interval range) {
    return range(range).map(text -> what + " is " + text);
  }

  /** One of several ranges; nothing if one of them is no restriction. */
  Optional<String> bounds(List<Interval> ranges) {
    List<String> texts = new ArrayList<>();
    for (Interval range : ranges) {
      range(range).ifPresent(texts::add);
    }
    return texts.size() == ranges.size()
        ? Optional.of(what + " is " + alternatives(texts))
        : Optional.empty();
  }

  /** Bounds of the type itself are left out, unless there are no others. */
  private Optional<String> range(Interval range) {
    boolean isAny = range.equals(whole);
    boolean low = range.low() != Interval.NO_LOW && (isAny || range.low() != whole.low());
    boolean high = range.high() != Interval.NO_HIGH && (isAny || range.high() != whole.high());
    if (range.isConstant()) {
      return Optional.of(Long.toString(range.low()));
    }
    if (low && high) {
      return Optional.of("between " + range.low() + " and " + range.high());
    }
    if (low) {
      return Optional.of("at least " + range.low());
    }
    return high ? Optional.of("at most " + range.high()) : Optional.empty();
  }

  /** One of few numbers, where what they leave when they are divided rules out the others. */
  Optional<String> numbers(DecisionView view) {
    List<String> texts = new ArrayList<>();
    Interval range = view.left();
    boolean isNarrow = range.isBounded() && range.low() + Residues.MODULUS > range.high();
    for (long n = range.low(); isNarrow && n <= range.high(); n++) {
      if (view.congruence().contains(n) && view.residues().contains(n)) {
        texts.add(Long.toString(n));
      }
    }
    return texts.isEmpty() || texts.size() > FEW
        ? Optional.empty()
        : Optional.of(what + " is " + alternatives(texts));
  }

  String remainder(Congruence congruence) {
    if (congruence.modulus() == HALVES) {
      return what + (congruence.residue() == 0 ? " is even" : " is odd");
    }
    return congruence.residue() == 0
        ? what + " is a multiple of " + congruence.modulus()
        : leaves(List.of(Long.toString(congruence.residue())), congruence.modulus());
  }

  String remainders(Residues residues) {
    List<String> texts = new ArrayList<>();
    for (int number = 0; number < Residues.MODULUS; number++) {
      if (residues.contains(number)) {
        texts.add(Integer.toString(number));
      }
    }
    return leaves(texts, Residues.MODULUS);
  }

  private String leaves(List<String> remainders, long modulus) {
    return what + " modulo " + modulus + " is " + alternatives(remainders);
  }

  /** {@code 1, 2 or 3}. */
  private static String alternatives(List<String> texts) {
    int last = texts.size() - 1;
    return last == 0
        ? texts.get(0)
        : String.join(", ", texts.subList(0, last)) + " or " + texts.get(last);
  }
}
