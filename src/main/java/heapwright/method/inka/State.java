package heapwright.method.inka;

import heapwright.ir.Local;
import heapwright.solve.domains.AbstractMemory;

/** What is known between two statements: the calls in progress and the memory. */
record State(Frame frame, AbstractMemory memory) {

  State with(Frame changed) {
    return new State(changed, memory);
  }

  State with(AbstractMemory changed) {
    return new State(frame, changed);
  }

  State with(Local local, Value value) {
    return with(frame.with(local, value));
  }
}
