package heapwright.symbolic.execution;

import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/** Bits of memory that belong to no value: what they hold, C leaves open and no input says. */
final class Padding {
  private static final String BESIDE_VALUES = "looks at bits of an object that belong to no value";

  private Padding() {}

  /**
   * Bits in memory that belong to no value may be anything, which no input says: those of a {@code
   * _Bool} that others set but the lowest, and the bytes above a long double.
   */
  static void admit(Execution execution, Term stored, int from, int size) {
    Sort sort = valueSort(stored);
    boolean isTruth = sort.width() == 1;
    boolean isExtended =
        sort.equals(Sort.floating(FloatFormat.LONG_DOUBLE)) && 8 * (from + size) > sort.width();
    if (isTruth || isExtended) {
      execution.reserve(BESIDE_VALUES);
    }
  }

  /** Stores to a record's members and copies of it may change its padding; inputs say theirs. */
  static void admit(Execution execution, HeapObject object, long from, int size) {
    if (object.isInput() || object.readOnly() || !object.element().isAggregate()) {
      return;
    }
    Leaves leaves = new Leaves(execution.environment().model());
    for (long at = from; at < from + size; at++) {
      if (leaves.isPadding(object.element(), at)) {
        execution.reserve(BESIDE_VALUES);
        return;
      }
    }
  }

  /** The sort of the input that memory holds as it is, or of what it holds instead. */
  static Sort valueSort(Term stored) {
    return stored instanceof Operation o
            && o.operator() == Operator.ZERO_EXTEND
            && o.operand(0) instanceof Symbol
        ? o.operand(0).sort()
        : stored.sort();
  }
}
