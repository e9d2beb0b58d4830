package heapwright.machine.code.closure;

/**
 * A compiled expression that gives an integer of up to 64 bits, wrapped to its type, or an address.
 *
 * <p>Frequent shapes are classes that override {@link #into} with the same words: inside a final
 * class the call to {@link #eval} is bound, so that the virtual machine sees one closure instead of
 * two.
 */
@FunctionalInterface
public interface LongCode {
  long eval(long[] frame);

  /** Computes and sets a slot. */
  default Action into(int target) {
    return frame -> frame[target] = eval(frame);
  }
}
