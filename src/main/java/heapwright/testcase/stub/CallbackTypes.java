package heapwright.testcase.stub;

import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The types of the functions to which the source needs pointers. */
final class CallbackTypes {
  private CallbackTypes() {}

  static Set<FunctionType> in(Program program) {
    Set<FunctionType> types = new LinkedHashSet<>();
    program
        .ownFunctions()
        .forEach(
            function -> {
              types.addAll(calledThroughPointers(function));
              types.addAll(compared(function));
            });
    types.removeIf(FunctionType::isVariadic);
    return types;
  }

  private static Set<FunctionType> calledThroughPointers(Function function) {
    return function
        .calls()
        .filter(call -> call.callee() instanceof Callee.Indirect)
        .map(Statement.Call::type)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Where pointers to functions are compared, one that is not NULL needs a function, too. */
  private static Set<FunctionType> compared(Function function) {
    return function.blocks().stream()
        .flatMap(block -> block.terminator().operands().stream())
        .filter(Expression.Comparison.class::isInstance)
        .flatMap(comparison -> comparison.operands().stream())
        .map(Expression::type)
        .filter(type -> type instanceof PointerType p && p.target() instanceof FunctionType)
        .map(type -> (FunctionType) ((PointerType) type).target())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
