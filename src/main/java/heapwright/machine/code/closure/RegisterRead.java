package heapwright.machine.code.closure;

/** Reads a slot of the frame. A type of its own so that compound shapes can be recognised. */
public record RegisterRead(int slot) implements LongCode {
  @Override
  public long eval(long[] frame) {
    return frame[slot];
  }

  @Override
  public Action into(int target) {
    return frame -> frame[target] = eval(frame);
  }
}
