package heapwright.world;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;

/**
 * Memory of the program that streams have for their buffers. C17 7.21.5.6p2: what it holds is
 * indeterminate at any time, so that whatever is done with a stream may change it.
 */
public final class LentBuffers {
  private LentBuffers() {}

  /**
   * Whether a function of the program gives a stream a buffer of the program's, or makes a stream
   * that reads or writes objects of the program.
   */
  public static boolean areIn(Program program) {
    return LibraryTable.mentions(program, LentBuffers::areWithoutBuffer) || isCalledIn(program);
  }

  private static boolean areWithoutBuffer(SymbolId function) {
    return LibraryTable.states(function, LibraryFact.STREAMS_ON_MEMORY)
        && LibraryTable.lent(function).isEmpty();
  }

  private static boolean isCalledIn(Program program) {
    return program
        .ownFunctions()
        .flatMap(Function::calls)
        .flatMap(call -> LibraryTable.argument(call, LibraryTable::lent).stream())
        .anyMatch(buffer -> !isNull(buffer));
  }

  private static boolean isNull(Expression e) {
    return e instanceof Expression.Conversion conversion
        ? isNull(conversion.operand())
        : e instanceof Expression.IntegerConstant constant && constant.value() == 0;
  }
}
