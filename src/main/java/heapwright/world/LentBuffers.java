package heapwright.world;

import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import java.util.OptionalInt;

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
    return program.functions().values().stream()
        .filter(function -> !function.span().isOurs())
        .flatMap(function -> function.blocks().stream())
        .flatMap(block -> block.statements().stream())
        .anyMatch(s -> s instanceof Statement.Call call && lends(call));
  }

  private static boolean lends(Statement.Call call) {
    OptionalInt buffer =
        call.callee() instanceof Callee.Direct direct
            ? LibraryTable.lent(direct.symbol())
            : OptionalInt.empty();
    return buffer.isPresent()
        && buffer.getAsInt() < call.arguments().size()
        && !isNull(call.arguments().get(buffer.getAsInt()).value());
  }

  private static boolean isNull(Expression e) {
    return e instanceof Expression.Conversion conversion
        ? isNull(conversion.operand())
        : e instanceof Expression.IntegerConstant constant && constant.value() == 0;
  }
}
