package heapwright.analysis;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryTable;
import java.util.Optional;

/** What a call of the library's gives back to the heap. */
public final class ReleasedBlock {
  private ReleasedBlock() {}

  /** The pointer to the block; empty if the call does something else, or is not the library's. */
  public static Optional<Expression> of(Program program, Statement.Call call) {
    return call.target()
        .filter(symbol -> program.function(symbol).isEmpty())
        .flatMap(
            symbol -> LibraryOperation.in(MemoryOperation.class, LibraryTable.operation(symbol)))
        .filter(operation -> operation == MemoryOperation.RELEASE && call.arguments().size() == 1)
        .map(operation -> call.arguments().get(0).value());
  }
}
