package heapwright.testcase.stub;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The functions of which the source says that they never come back. */
final class NoReturnFunctions {
  private NoReturnFunctions() {}

  /** After a call of such a function the lowering has put that nothing comes. */
  static Set<SymbolId> of(Program program) {
    Set<SymbolId> found = new HashSet<>();
    program.declarations().values().stream()
        .filter(function -> !function.returns())
        .forEach(function -> found.add(function.symbol()));
    program.functions().values().stream()
        .flatMap(function -> function.blocks().stream())
        .filter(block -> block.terminator() instanceof Terminator.Unreachable)
        .map(BasicBlock::statements)
        .filter(statements -> !statements.isEmpty())
        .forEach(statements -> last(statements, found));
    return found;
  }

  private static void last(List<Statement> statements, Set<SymbolId> found) {
    if (statements.get(statements.size() - 1) instanceof Statement.Call call
        && call.callee() instanceof Callee.Direct direct) {
      found.add(direct.symbol());
    }
  }
}
