package heapwright.method;

import heapwright.symbolic.Alternative;
import heapwright.symbolic.Frame;

/** An alternative of the machine, and which of them it is. */
record NumberedAlternative(int index, Alternative way) {
  Frame frame() {
    return way.state().frame();
  }
}
