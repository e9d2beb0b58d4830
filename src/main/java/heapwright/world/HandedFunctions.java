package heapwright.world;

import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions of a program that it hands to code outside of it, as arguments or in memory: that
 * code may call them, now or later.
 */
public final class HandedFunctions {
  /** More than so many are no longer told apart by a search. */
  private static final int MOST = 6;

  private HandedFunctions() {}

  /** Those that can be called with scalars, in the order of the source. */
  public static List<Function> in(Program program) {
    Set<SymbolId> handed = new LinkedHashSet<>();
    program.functions().values().stream()
        .filter(function -> !function.isStub())
        .filter(function -> !function.span().isOurs())
        .flatMap(function -> function.blocks().stream())
        .flatMap(block -> block.statements().stream())
        .forEach(statement -> note(program, statement, handed));
    return program.functions().values().stream()
        .filter(function -> handed.contains(function.symbol()))
        .filter(function -> !function.isStub() && !function.type().isVariadic())
        .filter(function -> function.type().parameters().stream().allMatch(Type::isScalar))
        .limit(MOST)
        .toList();
  }

  private static void note(Program program, Statement statement, Set<SymbolId> handed) {
    if (statement instanceof Statement.Store store) {
      note(store.value(), handed);
    } else if (statement instanceof Statement.Call call) {
      boolean isOwn =
          call.callee() instanceof Callee.Direct direct
              && program.function(direct.symbol()).filter(f -> !f.isStub()).isPresent();
      if (!isOwn) {
        call.operands().forEach(operand -> note(operand, handed));
      }
    }
  }

  private static void note(Expression value, Set<SymbolId> handed) {
    if (value instanceof Expression.FunctionAddress address) {
      handed.add(address.symbol());
    }
    value.operands().forEach(part -> note(part, handed));
  }
}
