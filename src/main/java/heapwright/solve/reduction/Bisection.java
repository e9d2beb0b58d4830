package heapwright.solve.reduction;

import heapwright.symbolic.term.Symbol;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Halves the smallest span that is not yet a single value, and so on, the half nearer to zero
 * first. Leaves nothing out: when it ends before its limit, all of the box was tried.
 */
final class Bisection {
  private final Propagation propagation;
  private final List<Symbol> symbols;
  private final ReductionBudget effort;

  Bisection(Propagation propagation, List<Symbol> symbols, ReductionBudget effort) {
    this.propagation = propagation;
    this.symbols = symbols;
    this.effort = effort;
  }

  /** What came of it. */
  enum End {
    FOUND,
    NONE_LEFT,
    LIMIT
  }

  /**
   * @param accept told each box; true ends the search
   */
  End search(InputBox start, Predicate<InputBox> accept) {
    Deque<InputBox> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      if (effort.isSpent()) {
        return End.LIMIT;
      }
      InputBox box = open.pop();
      effort.spend(propagation.cost());
      if (accept.test(box)) {
        return End.FOUND;
      }
      smallest(box).ifPresent(symbol -> halve(box, symbol, open));
    }
    return End.NONE_LEFT;
  }

  private Optional<Symbol> smallest(InputBox box) {
    Optional<Symbol> smallest = Optional.empty();
    BigInteger size = BigInteger.ZERO;
    for (Symbol symbol : symbols) {
      TermRange span = box.of(symbol);
      BigInteger here = span.signed().size().min(span.unsigned().size());
      if (here.compareTo(BigInteger.ONE) > 0 && (smallest.isEmpty() || here.compareTo(size) < 0)) {
        smallest = Optional.of(symbol);
        size = here;
      }
    }
    return smallest;
  }

  private void halve(InputBox box, Symbol symbol, Deque<InputBox> open) {
    TermRange span = box.of(symbol);
    BigInteger least = span.signed().least();
    BigInteger greatest = span.signed().greatest();
    BigInteger middle = least.add(greatest).shiftRight(1);
    TermRange lower = span.within(new BigInterval(least, middle));
    TermRange upper = span.within(new BigInterval(middle.add(BigInteger.ONE), greatest));
    boolean lowerIsNearer = greatest.signum() <= 0 || middle.signum() >= 0 && least.signum() >= 0;
    // The one pushed last is the next.
    push(box, symbol, lowerIsNearer ? upper : lower, open);
    push(box, symbol, lowerIsNearer ? lower : upper, open);
  }

  private void push(InputBox box, Symbol symbol, TermRange half, Deque<InputBox> open) {
    if (!half.isEmpty()) {
      propagation.of(box, symbol, half, effort).ifPresent(open::push);
    }
  }
}
