package heapwright.machine.builtin;

import heapwright.machine.code.Invocation;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.code.processor.Routine;
import java.util.Map;
import java.util.function.Supplier;

/** All built-in functions. */
public final class BuiltIns {
  private BuiltIns() {}

  /**
   * The functions by the symbol that programs call.
   *
   * @param calls how to call into the program; asked for when a function needs it
   */
  public static Map<String, Routine> of(Processor processor, Supplier<Invocation> calls) {
    MachineServices host = new MachineServices(processor, calls);
    BuiltInTable table = new BuiltInTable();
    AllocationBuiltIns.addTo(table, host);
    MemoryBuiltIns.addTo(table, host);
    SystemCalls.addTo(table, host);
    JumpBuiltIns.addTo(table, host);
    BitCounting.addTo(table, host);
    Formatting.addTo(table, host);
    NumberParsing.addTo(table, host);
    MathBuiltIns.addTo(table, host);
    SignFunctions.addTo(table);
    Classification.addTo(table);
    return table.routines();
  }
}
