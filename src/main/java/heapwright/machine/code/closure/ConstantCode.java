package heapwright.machine.code.closure;

/** A known number or address. */
public record ConstantCode(long value) implements LongCode {
  @Override
  public long eval(long[] frame) {
    return value;
  }

  @Override
  public Action into(int target) {
    return frame -> frame[target] = eval(frame);
  }
}
