package heapwright.source.llvm.lower;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.value.NotLowered;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Calls, by name and through pointers. */
final class CallTranslation {
  /** Functions of C that return structures: our models do so as C does, not as the machine. */
  private static final Set<String> IN_REGISTERS = Set.of("div", "ldiv", "lldiv", "imaxdiv");

  private final RoutineContext context;
  private final MemoryTranslation memory;
  private final ExceptionPaths exceptions;

  CallTranslation(RoutineContext context, MemoryTranslation memory, ExceptionPaths exceptions) {
    this.context = context;
    this.memory = memory;
    this.exceptions = exceptions;
  }

  void call(LlvmInstruction instruction, LlvmInstruction.Call call) {
    Optional<Routine> known = routine(call);
    known
        .filter(callee -> !callee.isDefined() && IN_REGISTERS.contains(callee.name()))
        .ifPresent(callee -> refuse(callee.name()));
    FunctionType type =
        known
            .map(context.module::signature)
            .orElseGet(
                () ->
                    context.module.signature(
                        call.type().result(), call.type().parameters(), call.type().variadic()));
    Callee callee = callee(call, type);
    List<Argument> arguments = arguments(call, type);
    Optional<Local> result = result(type);
    context.append(new Statement.Call(result, callee, arguments, type, context.here()));
    exceptions.afterCall(call);
    result.ifPresent(local -> keep(instruction, local));
  }

  private static void refuse(String callee) {
    throw new NotLowered("a call of " + callee + ", whose structure comes in registers");
  }

  private Optional<Routine> routine(LlvmInstruction.Call call) {
    return call.callee() instanceof LlvmValue.Symbol symbol
        ? Optional.ofNullable(
            context.module.module().routines().get(context.module.target(symbol.name())))
        : Optional.empty();
  }

  private Callee callee(LlvmInstruction.Call call, FunctionType type) {
    if (call.callee() instanceof LlvmValue.Symbol symbol
        && context.module.isFunction(symbol.name())) {
      return new Callee.Direct(context.module.symbol(symbol.name()));
    }
    Expression pointer = context.values.of(LlvmType.Plain.PTR, call.callee());
    return new Callee.Indirect(context.conversions.as(pointer, type.pointer()));
  }

  private List<Argument> arguments(LlvmInstruction.Call call, FunctionType type) {
    List<Argument> arguments = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      LlvmInstruction.CallArgument argument = call.arguments().get(i);
      Type wanted =
          i < type.parameters().size()
              ? type.parameters().get(i)
              : context.module.stored(argument.type());
      arguments.add(new Argument(passed(argument, wanted), wanted));
    }
    return arguments;
  }

  /** What a function gets by value in memory is a copy of its own. */
  private Expression passed(LlvmInstruction.CallArgument argument, Type wanted) {
    Optional<Local> aggregate = context.values.memoryOf(argument.value());
    if (aggregate.isPresent()) {
      return new Expression.LocalAddress(aggregate.get(), context.here());
    }
    Expression value = context.values.of(argument.type(), argument.value());
    if (argument.byValue().isEmpty()) {
      return context.conversions.as(value, wanted);
    }
    Type type = context.module.stored(argument.byValue().get());
    Local copy = context.builder.memory(type, 1, context.here());
    Expression address = new Expression.LocalAddress(copy, context.here());
    memory.copy(address, value, type);
    return address;
  }

  private Optional<Local> result(FunctionType type) {
    if (type.result() instanceof VoidType) {
      return Optional.empty();
    }
    return Optional.of(
        type.result().isAggregate()
            ? context.builder.memory(type.result(), 1, context.here())
            : context.builder.temporary(type.result(), context.here()));
  }

  private void keep(LlvmInstruction instruction, Local result) {
    if (result.inMemory()) {
      context.values.defineAggregate(instruction.result(), result);
    } else {
      context.values.fix(instruction.result(), new Expression.Read(result, context.here()));
    }
  }
}
