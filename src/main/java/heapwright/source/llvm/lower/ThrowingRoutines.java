package heapwright.source.llvm.lower;

import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.value.ModuleContext;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which functions exceptions may leave. After calls of others nothing is asked, so that a program
 * without exceptions is lowered as one of C.
 */
final class ThrowingRoutines {
  private final ModuleContext context;
  private final Predicate<String> elsewhere;
  private final Set<String> throwing = new HashSet<>();
  private boolean pointersThrow;

  /**
   * @param elsewhere whether a function that the module only declares may throw
   */
  ThrowingRoutines(ModuleContext context, Predicate<String> elsewhere) {
    this.context = context;
    this.elsewhere = elsewhere;
    int before;
    do {
      before = throwing.size();
      context.module().routines().values().stream().filter(this::lets).forEach(this::note);
    } while (throwing.size() > before);
  }

  /** Any function that throws may be what a pointer leads to. */
  private void note(Routine routine) {
    throwing.add(routine.name());
    pointersThrow = true;
  }

  private boolean lets(Routine routine) {
    LlvmModule module = context.module();
    return !throwing.contains(routine.name())
        && (routine.isDefined()
            ? !module.neverThrows(routine) && calls(routine).anyMatch(this::mayThrow)
            : !module.neverThrows(routine) && elsewhere.test(routine.name()));
  }

  private static Stream<LlvmInstruction.Call> calls(Routine routine) {
    return routine.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .map(LlvmInstruction::operation)
        .filter(LlvmInstruction.Call.class::isInstance)
        .map(LlvmInstruction.Call.class::cast);
  }

  /** Whether an exception may come out of a call. */
  boolean mayThrow(LlvmInstruction.Call call) {
    if (context.module().has(call.attributes(), "nounwind")) {
      return false;
    }
    return call.callee() instanceof LlvmValue.Symbol symbol
        ? throwing.contains(context.target(symbol.name()))
        : pointersThrow;
  }
}
