package heapwright.method.inka;

import heapwright.ir.Local;
import heapwright.solve.domains.AbstractMemory;

/** What is known between two statements: the calls in progress and the memory. */
record ConstraintState(CallFrame frame, AbstractMemory memory) {

  ConstraintState with(CallFrame changed) {
    return new ConstraintState(changed, memory);
  }

  ConstraintState with(AbstractMemory changed) {
    return new ConstraintState(frame, changed);
  }

  ConstraintState with(Local local, DomainValue value) {
    return with(frame.with(local, value));
  }
}
