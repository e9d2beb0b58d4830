package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Symbol;
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
  private final ReductionBudget budget;

  Bisection(Propagation propagation, List<Symbol> symbols, ReductionBudget budget) {
    this.propagation = propagation;
    this.symbols = symbols;
    this.budget = budget;
  }

  /** The result. */
  enum End {
    FOUND,
    NONE_LEFT,
    LIMIT
  }

  /**
   * @param accept receives each box; true ends the search
   */
  End search(InputBox start, Predicate<InputBox> accept) {
    Deque<InputBox> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      if (budget.isSpent()) {
        return End.LIMIT;
      }
      InputBox box = open.pop();
      budget.spend(propagation.cost());
      if (accept.test(box)) {
        return End.FOUND;
      }
      smallest(box).ifPresent(symbol -> halve(box, symbol, open));
    }
    return End.NONE_LEFT;
  }

  private Optional<Symbol> smallest(InputBox box) {
    Optional<Symbol> smallest = Optional.empty();
    MathematicalInteger size = MathematicalInteger.ZERO;
    for (Symbol symbol : symbols) {
      BitsRange span = box.of(symbol);
      MathematicalInteger here = span.signed().size().least(span.unsigned().size());
      if (here.compareTo(MathematicalInteger.ONE) > 0
          && (smallest.isEmpty() || here.compareTo(size) < 0)) {
        smallest = Optional.of(symbol);
        size = here;
      }
    }
    return smallest;
  }

  private void halve(InputBox box, Symbol symbol, Deque<InputBox> open) {
    BitsRange span = box.of(symbol);
    MathematicalInteger least = span.signed().low();
    MathematicalInteger greatest = span.signed().high();
    MathematicalInteger middle = least.plus(greatest).shiftedRight(1);
    BitsRange lower = span.within(new IntegerInterval(least, middle));
    BitsRange upper =
        span.within(new IntegerInterval(middle.plus(MathematicalInteger.ONE), greatest));
    boolean lowerIsNearer = greatest.signum() <= 0 || middle.signum() >= 0 && least.signum() >= 0;
    // The one pushed last is the next.
    push(box, symbol, lowerIsNearer ? upper : lower, open);
    push(box, symbol, lowerIsNearer ? lower : upper, open);
  }

  private void push(InputBox box, Symbol symbol, BitsRange half, Deque<InputBox> open) {
    if (!half.isEmpty()) {
      propagation.of(box, symbol, half, budget).ifPresent(open::push);
    }
  }
}
