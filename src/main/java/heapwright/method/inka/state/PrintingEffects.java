package heapwright.method.inka.state;

import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.world.CountingFormats;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;

/** Whether printing changes objects that a program can see. */
public final class PrintingEffects {
  private final boolean storesCounts;
  private final boolean hasStreamsOnMemory;

  public PrintingEffects(Program program) {
    storesCounts = CountingFormats.areUsedIn(program);
    hasStreamsOnMemory = LibraryTable.mentions(program, LibraryFact.STREAMS_ON_MEMORY);
  }

  /** Not even how much was printed is stored, and no buffer is the program's. */
  public boolean areNone(SymbolId function) {
    return !hasStreamsOnMemory && !(storesCounts && LibraryTable.format(function).isPresent());
  }
}
