package heapwright.symbolic;

import heapwright.ir.Relation;
import heapwright.symbolic.Value.Address;
import heapwright.symbolic.Value.Unknown;
import heapwright.symbolic.term.Reading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;

/**
 * Order and distance of pointers, which C defines within one object only. A pointer of the input
 * that nobody followed yet is therefore taken to point into the other one's object.
 */
final class PointerOrder {
  private final Execution execution;
  private final Terms terms;

  PointerOrder(Execution execution) {
    this.execution = execution;
    terms = execution.environment().terms();
  }

  Term compare(Arithmetic arithmetic, Relation relation, Value left, Value right) {
    if (PointerEquality.isNull(left) || PointerEquality.isNull(right)) {
      // gcc compares addresses as unsigned numbers, and NULL is the least.
      throw Interruption.unsupported("orders a pointer and NULL");
    }
    Pair pair = within(left, right);
    return arithmetic.compareIntegers(relation, pair.left, pair.right, true);
  }

  Term distance(Value left, Value right) {
    Pair pair = within(execution.pointers.resolved(left), execution.pointers.resolved(right));
    return terms.subtract(pair.left, pair.right);
  }

  private record Pair(Term left, Term right) {}

  private Pair within(Value left, Value right) {
    if (left instanceof Address a && right instanceof Address b && a.object().equals(b.object())) {
      return new Pair(a.offset(), b.offset());
    }
    if (left instanceof Unknown a
        && right instanceof Unknown b
        && a.pointer().equals(b.pointer())) {
      return new Pair(a.offset(), b.offset());
    }
    if (left instanceof Value.Number a && right instanceof Value.Number b) {
      return new Pair(a.term(), b.term());
    }
    if (right instanceof Unknown free && isPlace(left)) {
      throw Interruption.refine(List.of(Alternative.of(placed(free, left))));
    }
    if (left instanceof Unknown free && isPlace(right)) {
      throw Interruption.refine(List.of(Alternative.of(placed(free, right))));
    }
    throw Interruption.unsupported("orders pointers to different objects");
  }

  private static boolean isPlace(Value value) {
    return value instanceof Address || value instanceof Unknown;
  }

  private PathState placed(Unknown free, Value base) {
    InputPointer pointer = execution.heap().pointer(free.pointer());
    long size = execution.environment().size(pointer.target());
    Term steps =
        execution
            .environment()
            .symbol(
                pointer.path() + " - base", "distance", Sort.bits(Numbers.POINTER), Reading.SIGNED);
    Term distance = terms.multiply(steps, execution.pointers.offset(size));
    Value place =
        base instanceof Address a
            ? new Address(a.object(), distance)
            : new Unknown(((Unknown) base).pointer(), distance);
    return execution.state().with(execution.heap().with(pointer.boundTo(place).pointing()));
  }
}
