package heapwright.method.inka;

import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.world.CountingFormats;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;

/** Whether printing changes objects that a program can see. */
final class PrintingEffects {
  private final boolean storesCounts;
  private final boolean hasStreamsOnMemory;

  PrintingEffects(Program program) {
    storesCounts = CountingFormats.areUsedIn(program);
    hasStreamsOnMemory = LibraryTable.mentions(program, LibraryFact.STREAMS_ON_MEMORY);
  }

  /** Not even how much was printed is stored, and no buffer is the program's. */
  boolean areNone(SymbolId function) {
    return !hasStreamsOnMemory && !(storesCounts && LibraryTable.format(function).isPresent());
  }
}
