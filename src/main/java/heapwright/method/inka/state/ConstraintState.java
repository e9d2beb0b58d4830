package heapwright.method.inka.state;

import heapwright.ir.type.Local;
import heapwright.solve.domains.memory.AbstractMemory;

/** What is known between two statements: the calls in progress and the memory. */
public record ConstraintState(CallFrame frame, AbstractMemory memory) {

  public ConstraintState with(CallFrame changed) {
    return new ConstraintState(changed, memory);
  }

  public ConstraintState with(AbstractMemory changed) {
    return new ConstraintState(frame, changed);
  }

  public ConstraintState with(Local local, DomainValue value) {
    return with(frame.with(local, value));
  }
}
