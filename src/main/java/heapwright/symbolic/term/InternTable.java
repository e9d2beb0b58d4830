package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Arrays;
import java.util.Optional;

/** Finds the operation that already exists for an operator and its operands. Open addressing. */
final class InternTable {
  private Operation[] slots = new Operation[1 << 10];
  private int used;

  Optional<Operation> find(Operator operator, Sort sort, int low, Term... operands) {
    int mask = slots.length - 1;
    for (int at = hash(operator, operands) & mask; slots[at] != null; at = at + 1 & mask) {
      if (is(slots[at], operator, sort, low, operands)) {
        return Optional.of(slots[at]);
      }
    }
    return Optional.empty();
  }

  void add(Operation operation) {
    if (++used * 2 > slots.length) {
      Operation[] former = slots;
      slots = new Operation[former.length * 2];
      Arrays.stream(former).filter(o -> o != null).forEach(this::place);
    }
    place(operation);
  }

  private void place(Operation operation) {
    int mask = slots.length - 1;
    int at = hash(operation.operator(), operation.operandArray()) & mask;
    while (slots[at] != null) {
      at = at + 1 & mask;
    }
    slots[at] = operation;
  }

  private static boolean is(Operation it, Operator operator, Sort sort, int low, Term[] operands) {
    return it.operator() == operator
        && it.low() == low
        && Arrays.equals(it.operandArray(), operands)
        && it.sort().equals(sort);
  }

  private static int hash(Operator operator, Term[] operands) {
    int hash = operator.ordinal();
    for (Term operand : operands) {
      hash = hash * 0x01000193 + operand.id();
    }
    hash *= 0x85ebca6b;
    return hash ^ hash >>> 15;
  }
}
