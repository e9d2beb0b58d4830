package heapwright.symbolic.library;

import heapwright.ir.Global;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.world.CountingFormats;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.OptionalInt;

/** The formats of printing functions, which the built-ins otherwise ignore. */
public final class Formats {
  private Formats() {}

  /** Gives the path up where a call may store counts, by {@code %n}. */
  public static void requireNoCounts(
      Execution execution, SymbolId callee, List<SymbolicValue> arguments) {
    OptionalInt format = LibraryTable.format(callee);
    if (format.isPresent()
        && execution.globals().storesCounts()
        && !isHarmless(execution, execution.pointers.resolved(arguments.get(format.getAsInt())))) {
      throw Interruption.unsupported("prints with a format that may have %n");
    }
  }

  private static boolean isHarmless(Execution execution, SymbolicValue format) {
    if (!(format instanceof SymbolicValue.Address address)
        || !execution.globals().contains(address.object())) {
      return false;
    }
    Global text = execution.globals().global(address.object());
    return text.isFixed() && !CountingFormats.storesCounts(text);
  }
}
