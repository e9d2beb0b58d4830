package heapwright.machine.code.processor;

import heapwright.ir.type.Local;
import heapwright.machine.code.closure.ScalarKind;
import java.util.List;

/** The registers of a function that is running, for an observer who inspects them. */
public final class FrameState {
  private final FrameLayout layout;
  private final long[] frame;

  public FrameState(FrameLayout layout, long[] frame) {
    this.layout = layout;
    this.frame = frame;
  }

  /** What some registers hold now, as bits. */
  public long[] values(List<Local> registers) {
    long[] values = new long[2 * registers.size()];
    int next = 0;
    for (Local register : registers) {
      int slot = layout.slot(register);
      values[next++] = frame[slot];
      values[next++] = ScalarKind.of(register.type()).slots() > 1 ? frame[slot + 1] : 0;
    }
    return values;
  }
}
