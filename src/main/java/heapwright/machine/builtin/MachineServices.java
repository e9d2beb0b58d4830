package heapwright.machine.builtin;

import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.code.Invocation;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.number.ExtendedDouble;
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
    errno(error.number());
  }

  void errno(int number) {
    Site at = site();
    memory().storeInt(calls().call(ErrnoAccess.PLACE), number, at);
  }

  int errno() {
    Site at = site();
    return memory().loadInt(calls().call(ErrnoAccess.PLACE), at);
  }

  void store(long address, int value) {
    memory().storeInt(address, value, site());
  }

  void store(long address, long value) {
    memory().storeLong(address, value, site());
  }

  void store(long address, ExtendedDouble value) {
    Site at = site();
    memory().storeLong(address, value.significand(), at);
    memory().storeShort(address + Long.BYTES, (short) value.signAndExponent(), at);
  }
}
