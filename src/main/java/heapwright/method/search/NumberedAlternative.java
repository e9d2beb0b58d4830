package heapwright.method.search;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.Frame;

/** An alternative of the machine, and which of them it is. */
record NumberedAlternative(int index, Alternative way) {
  Frame frame() {
    return way.state().frame();
  }
}
