package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.BitVector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Narrows a box by what is required of one term: spans are computed up to it, met with the
 * requirement, and pushed back down to the inputs. The parts of the term are laid out once. The
 * span of a floating-point number is that of its {@link FloatKeys}.
 */
final class Narrowing {
  /**
   * @param operands the places of its operands, which come before it
   */
  private record Part(Term term, int[] operands) {
    List<BitsRange> operands(BitsRange[] spans) {
      return switch (operands.length) {
        case 1 -> List.of(spans[operands[0]]);
        case 2 -> List.of(spans[operands[0]], spans[operands[1]]);
        default -> Arrays.stream(operands).mapToObj(i -> spans[i]).toList();
      };
    }
  }

  private static final int COST_OF_NUMBER = 12;

  private final List<Part> parts = new ArrayList<>();
  private final BitsRange[] unknown;
  private final List<Symbol> symbols;
  private final int cost;

  Narrowing(Term term) {
    Map<Term, Integer> places = new HashMap<>();
    Deque<Term> open = new ArrayDeque<>(List.of(term));
    while (!open.isEmpty()) {
      Term next = open.peek();
      List<Term> below = next instanceof Operation o ? o.operands() : List.of();
      List<Term> missing = below.stream().filter(t -> !places.containsKey(t)).toList();
      missing.forEach(open::push);
      if (missing.isEmpty()) {
        open.pop();
        if (places.putIfAbsent(next, parts.size()) == null) {
          parts.add(new Part(next, below.stream().mapToInt(places::get).toArray()));
        }
      }
    }
    unknown = parts.stream().map(part -> unknown(part.term())).toArray(BitsRange[]::new);
    symbols =
        parts.stream()
            .map(Part::term)
            .filter(t -> t instanceof Symbol)
            .map(t -> (Symbol) t)
            .toList();
    cost = parts.stream().mapToInt(part -> part.term().hasNumbers() ? COST_OF_NUMBER : 1).sum();
  }

  private static BitsRange unknown(Term term) {
    return term instanceof Constant c
        ? only(FloatKeys.turned(c.sort(), c.value()))
        : BitsRange.all(term.width());
  }

  private static BitsRange only(BitVector value) {
    return BitsRange.only(value.width(), MathematicalInteger.of(value.unsigned()));
  }

  /** The box without values that contradict; nothing if none is left. */
  Optional<InputBox> narrow(InputBox box, BitsRange required) {
    BitsRange[] spans = upward(box);
    return meet(spans, parts.size() - 1, required) && downward(spans)
        ? Optional.of(narrowed(box, spans))
        : Optional.empty();
  }

  /** What one narrowing costs: a number's arithmetic as much as that of several integers. */
  int cost() {
    return cost;
  }

  List<Symbol> symbols() {
    return symbols;
  }

  /** What the term may be. */
  BitsRange span(InputBox box) {
    return upward(box)[parts.size() - 1];
  }

  private BitsRange[] upward(InputBox box) {
    BitsRange[] spans = unknown.clone();
    for (int i = 0; i < spans.length; i++) {
      Part part = parts.get(i);
      if (part.term() instanceof Symbol symbol) {
        spans[i] = box.of(symbol);
      } else if (part.term() instanceof Operation operation) {
        spans[i] = Forward.of(operation, part.operands(spans));
      }
    }
    return spans;
  }

  private static boolean meet(BitsRange[] spans, int place, BitsRange with) {
    spans[place] = spans[place].meet(with);
    return !spans[place].isEmpty();
  }

  private boolean downward(BitsRange[] spans) {
    for (int i = spans.length - 1; i >= 0; i--) {
      Part part = parts.get(i);
      if (part.term() instanceof Operation operation) {
        List<BitsRange> narrowed = Backward.of(operation, spans[i], part.operands(spans));
        for (int j = 0; j < narrowed.size(); j++) {
          if (!meet(spans, part.operands()[j], narrowed.get(j))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private InputBox narrowed(InputBox box, BitsRange[] spans) {
    InputBox result = box;
    for (int i = 0; i < spans.length; i++) {
      if (parts.get(i).term() instanceof Symbol symbol && !spans[i].equals(box.of(symbol))) {
        result = result.with(symbol, spans[i]);
      }
    }
    return result;
  }
}
