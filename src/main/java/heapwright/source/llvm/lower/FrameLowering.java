package heapwright.source.llvm.lower;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.RoutineParameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The parameters and variables of a function: registers where their address stays at home. */
final class FrameLowering {
  private final RoutineContext context;
  private final SourceSpan whole;

  FrameLowering(RoutineContext context, SourceSpan whole) {
    this.context = context;
    this.whole = whole;
  }

  /** The parameters, which are the first locals. */
  List<Local> parameters(FunctionType type) {
    List<Local> parameters = new ArrayList<>();
    for (int i = 0; i < context.routine.parameters().size(); i++) {
      RoutineParameter parameter = context.routine.parameters().get(i);
      Optional<String> slot = context.slots.ofParameter(parameter.name());
      String register = slot.orElse(parameter.name());
      Type given = type.parameters().get(i);
      boolean inMemory =
          !given.isScalar() || slot.filter(s -> !context.slots.isRegister(s)).isPresent();
      Local local =
          context.builder.local(
              variableName(register, "%" + parameter.name()),
              given,
              inMemory ? Local.Storage.MEMORY : Local.Storage.REGISTER,
              Local.Origin.PARAMETER,
              1,
              whole);
      parameters.add(local);
      bind(register, local);
      if (!given.isScalar()) {
        context.values.defineAggregate(parameter.name(), local);
      } else if (slot.isEmpty()) {
        context.values.fix(parameter.name(), Expression.of(local, whole));
      }
    }
    return parameters;
  }

  private String variableName(String register, String otherwise) {
    return context
        .slots
        .variable(register)
        .map(note -> note.text("name"))
        .filter(text -> !text.isEmpty())
        .orElse(otherwise);
  }

  private void bind(String register, Local local) {
    context.variables.put(register, local);
    if (local.inMemory()) {
      context.values.fix(register, new Expression.LocalAddress(local, whole));
    }
  }

  /** The variables, and what the compiler keeps in the frame beside them. */
  void variables() {
    for (String slot : context.slots.own()) {
      LlvmInstruction.Alloca alloca = context.slots.alloca(slot);
      Type plain = context.module.stored(alloca.type());
      Type type =
          context
              .slots
              .variable(slot)
              .map(note -> context.module.types().of(note.reference("type")))
              .map(written -> context.module.closer(written, plain))
              .orElse(plain);
      boolean isRegister = context.slots.isRegister(slot);
      bind(
          slot,
          context.builder.local(
              variableName(slot, "%" + slot),
              type,
              isRegister ? Local.Storage.REGISTER : Local.Storage.MEMORY,
              Local.Origin.VARIABLE,
              isRegister ? 1 : alloca.alignment(),
              span(slot)));
    }
  }

  private SourceSpan span(String slot) {
    int line = context.slots.variable(slot).map(note -> (int) note.number("line")).orElse(0);
    return line == 0 ? whole : new SourceSpan(whole.file(), line, 1, line, 1);
  }
}
