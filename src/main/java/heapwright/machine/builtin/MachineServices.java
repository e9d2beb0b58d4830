package heapwright.machine.builtin;

import heapwright.ir.ErrnoAccess;
import heapwright.ir.SourceSpan;
import heapwright.machine.code.Invocation;
import heapwright.machine.code.Processor;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.math.MathError;
import java.util.function.Supplier;

/** What the built-in functions need of the machine. */
final class MachineServices {

  private final Processor processor;
  private final Supplier<Invocation> calls;

  /**
   * @param calls how to call into the program; known only once the built-ins are
   */
  MachineServices(Processor processor, Supplier<Invocation> calls) {
    this.processor = processor;
    this.calls = calls;
  }

  Processor processor() {
    return processor;
  }

  Memory memory() {
    return processor.memory();
  }

  Invocation calls() {
    return calls.get();
  }

  /** Where the function was called, in the user's code. */
  SourceSpan at() {
    return processor.stack().caller();
  }

  /** The same, as a place that touches memory. */
  Site site() {
    return Site.at(at());
  }

  void errno(ErrorNumber error) {
    Site at = site();
    memory().storeInt(calls().call(ErrnoAccess.PLACE), error.number(), at);
  }

  /** Leaves errno alone where there is no error. */
  void errno(MathError error) {
    switch (error) {
      case NONE -> {}
      case DOMAIN -> errno(ErrorNumber.DOMAIN);
      case RANGE -> errno(ErrorNumber.RANGE);
    }
  }

  int errno() {
    Site at = site();
    return memory().loadInt(calls().call(ErrnoAccess.PLACE), at);
  }

  void store(long address, int value) {
    memory().storeInt(address, value, site());
  }

  void store(long address, double value) {
    memory().storeLong(address, Double.doubleToRawLongBits(value), site());
  }

  void store(long address, float value) {
    store(address, Float.floatToRawIntBits(value));
  }

  void store(long address, ExtendedDouble value) {
    Site at = site();
    memory().storeLong(address, value.significand(), at);
    memory().storeShort(address + Long.BYTES, (short) value.signAndExponent(), at);
  }
}
