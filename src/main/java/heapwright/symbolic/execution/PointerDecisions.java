package heapwright.symbolic.execution;

import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;

/** The states of a path that has decided whether a pointer of the input equals something. */
final class PointerDecisions {
  private final Execution execution;
  private final InputPointers pointers;
  private final Terms terms;

  PointerDecisions(Execution execution) {
    this.execution = execution;
    pointers = execution.pointers;
    terms = execution.terms();
  }

  /** The state in which the two are equal. */
  PathState merged(InputPointer pointer, SymbolicValue target) {
    SymbolicHeap heap = execution.heap();
    if (!(target instanceof Unknown other)) {
      InputPointer bound = pointer.boundTo(target);
      return execution
          .state()
          .with(heap.with(PointerEquality.isNull(target) ? bound : bound.pointing()));
    }
    InputPointer root = heap.pointer(other.pointer());
    Term back = terms.negate(other.offset());
    long distance = ScalarTerms.constant(other.offset()).orElse(0);
    if (distance < 0) {
      return joined(pointer, root, back);
    }
    return joined(root, pointer, other.offset());
  }

  /** The state in which one pointer of the input leads so many bytes behind another one. */
  private PathState joined(InputPointer root, InputPointer behind, Term distance) {
    InputPointer joined = behind.nonNull() ? root.pointing() : root;
    Term back = terms.negate(distance);
    for (SymbolicValue v : behind.unequal().toList()) {
      joined = joined.unequalTo(pointers.shifted(v, back));
    }
    SymbolicValue place = new Unknown(root.id(), distance);
    return execution.state().with(execution.heap().with(joined).with(behind.boundTo(place)));
  }

  /** The state in which they differ. */
  PathState apart(InputPointer pointer, SymbolicValue target) {
    SymbolicHeap heap = execution.heap();
    if (PointerEquality.isNull(target)) {
      return execution.state().with(pointer.pointing());
    }
    SymbolicHeap noted = heap.with(pointer.unequalTo(target));
    if (target instanceof Unknown other) {
      SymbolicValue self = new Unknown(pointer.id(), terms.negate(other.offset()));
      noted = noted.with(noted.pointer(other.pointer()).unequalTo(self));
    }
    return execution.state().with(noted);
  }
}
