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
    MachineServices services = new MachineServices(processor, calls);
    BuiltInTable table = new BuiltInTable();
    AllocationBuiltIns.addTo(table, services);
    MemoryBuiltIns.addTo(table, services);
    SystemCalls.addTo(table, services);
    JumpBuiltIns.addTo(table, services);
    BitCounting.addTo(table, services);
    Formatting.addTo(table, services);
    NumberParsing.addTo(table, services);
    MathBuiltIns.addTo(table, services);
    SignFunctions.addTo(table);
    Classification.addTo(table);
    return table.routines();
  }
}
