package heapwright.machine.code.processor;

import heapwright.machine.outcome.CallStack;
import java.util.HashMap;
import java.util.Map;

/**
 * The places that setjmp has noted, by the address of the buffer, and the jump in progress. Nothing
 * is written to buffers: what a compiled program keeps there is its own.
 */
public final class JumpBuffers {
  private final CallStack stack;
  private final Map<Long, Target> targets = new HashMap<>();
  private long site;
  private long value;

  private record Target(long[] frame, long site) {}

  JumpBuffers(CallStack stack) {
    this.stack = stack;
  }

  void clear() {
    targets.clear();
    site = 0;
  }

  /** The function that called the innermost one, which is the machine's own, notes a place. */
  public void set(long buffer, long atSite) {
    targets.put(buffer, new Target(stack.frames().get(stack.depth() - 2), atSite));
  }

  /** Whether the function is still active that noted a place in this buffer. */
  public boolean isSet(long buffer) {
    Target target = targets.get(buffer);
    return target != null && stack.frames().stream().anyMatch(frame -> frame == target.frame());
  }

  /** Leaves for the place; C17 7.13.2.1p4: 0 arrives as 1. */
  public RuntimeException jump(long buffer, int given) {
    Target target = targets.get(buffer);
    site = target.site();
    value = given == 0 ? 1 : given;
    return new LongJump(target.frame());
  }

  /** The number of the setjmp that the jump leads to; 0 if control came otherwise. */
  public long landed() {
    long landed = site;
    site = 0;
    return landed;
  }

  /** What setjmp is to return. */
  public long landing() {
    return value;
  }
}
