package heapwright.app;

import heapwright.analysis.CallCompatibility;
import heapwright.goal.reach.Event;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import java.util.Optional;

/**
 * Whether a pointer of the input could be a function that is not the user's. Inputs of ours have
 * none but the file's own functions there; so that such a function is never called is no proof.
 */
final class OutsidePointers {
  private OutsidePointers() {}

  static boolean mayLeadTo(Program program, ReachGoal goal) {
    return type(program, goal).filter(type -> isCalledByPointer(program, type)).isPresent();
  }

  /** The type of the function that is to be called, if it is not the user's. */
  private static Optional<FunctionType> type(Program program, ReachGoal goal) {
    if (!(goal.events().get(0) instanceof Event.Entry)) {
      return Optional.empty();
    }
    Function function = goal.function();
    return goal.library().isPresent()
        ? goal.library().flatMap(symbol -> type(program, symbol))
        : Optional.of(function.type()).filter(type -> function.isStub());
  }

  private static Optional<FunctionType> type(Program program, SymbolId symbol) {
    return program
        .function(symbol)
        .map(Function::type)
        .or(
            () ->
                Optional.ofNullable(program.declarations().get(symbol))
                    .map(FunctionDeclaration::type));
  }

  private static boolean isCalledByPointer(Program program, FunctionType type) {
    return program.functions().values().stream()
        .filter(function -> !function.span().isOurs())
        .flatMap(Function::code)
        .anyMatch(statement -> isCallByPointer(statement, type));
  }

  private static boolean isCallByPointer(Statement statement, FunctionType type) {
    return statement instanceof Statement.Call call
        && call.callee() instanceof Callee.Indirect
        && CallCompatibility.compatible(call.type(), type);
  }
}
