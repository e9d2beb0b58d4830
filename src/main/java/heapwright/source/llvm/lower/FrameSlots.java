package heapwright.source.llvm.lower;

import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmModule.RoutineParameter;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.type.DebugNote;
import heapwright.source.llvm.value.ModuleContext;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables of a function, which clang keeps in slots of the frame. */
final class FrameSlots {
  private final ModuleContext context;
  private final RoutineUses uses;
  private final Map<String, LlvmInstruction.Alloca> slots = new LinkedHashMap<>();
  private final Map<String, DebugNote> variables = new HashMap<>();
  private final Map<String, String> byParameter = new HashMap<>();

  FrameSlots(ModuleContext context, Routine routine, RoutineUses uses) {
    this.context = context;
    this.uses = uses;
    for (LlvmBlock block : routine.blocks()) {
      for (LlvmInstruction instruction : block.instructions()) {
        if (instruction.operation() instanceof LlvmInstruction.Alloca alloca && isOne(alloca)) {
          slots.put(instruction.result(), alloca);
        } else if (instruction.operation() instanceof LlvmInstruction.Call call) {
          declared(call);
        }
      }
    }
    List<String> names = routine.parameters().stream().map(RoutineParameter::name).toList();
    for (LlvmInstruction instruction : routine.blocks().get(0).instructions()) {
      if (instruction.operation() instanceof LlvmInstruction.Store store) {
        parameter(names, store);
      }
    }
  }

  private static boolean isOne(LlvmInstruction.Alloca alloca) {
    return alloca.count().value().equals(new LlvmValue.Number(BigInteger.ONE));
  }

  private void declared(LlvmInstruction.Call call) {
    if (isNamed(call, "llvm.dbg.declare")
        && call.arguments().get(0).value() instanceof LlvmValue.Register register
        && call.arguments().get(1).value() instanceof LlvmValue.Note note) {
      DebugNote variable =
          context.notes().note(Optional.of(Integer.valueOf(note.text().substring(1))));
      variables.putIfAbsent(register.name(), variable);
    }
  }

  static boolean isNamed(LlvmInstruction.Call call, String prefix) {
    return call.callee() instanceof LlvmValue.Symbol symbol && symbol.name().startsWith(prefix);
  }

  /** A parameter that is stored into a slot of its type and used for nothing else is that slot. */
  private void parameter(List<String> names, LlvmInstruction.Store store) {
    if (store.value().value() instanceof LlvmValue.Register value
        && store.address().value() instanceof LlvmValue.Register slot
        && names.contains(value.name())
        && uses.of(value.name()).size() == 1
        && slots.containsKey(slot.name())
        && slots.get(slot.name()).type().equals(store.value().type())) {
      byParameter.put(value.name(), slot.name());
    }
  }

  /** The slot that a parameter is. */
  Optional<String> ofParameter(String parameter) {
    return Optional.ofNullable(byParameter.get(parameter));
  }

  /** The slots that are no parameter's, in order. */
  List<String> own() {
    List<String> own = new ArrayList<>(slots.keySet());
    own.removeAll(byParameter.values());
    return own;
  }

  boolean isSlot(String register) {
    return slots.containsKey(register);
  }

  LlvmInstruction.Alloca alloca(String slot) {
    return slots.get(slot);
  }

  /** The variable of the source that it holds; empty for the compiler's own. */
  Optional<DebugNote> variable(String register) {
    return Optional.ofNullable(variables.get(register));
  }

  /** Whether it gets its value from outside: as a parameter, if only of an inlined function. */
  boolean isGiven(String register) {
    return variable(register).filter(note -> note.number("arg") > 0).isPresent();
  }

  /** Whether its address goes nowhere: all that happens to it are loads and stores of its type. */
  boolean isRegister(String slot) {
    LlvmType type = slots.get(slot).type();
    boolean isScalar =
        type instanceof LlvmType.Whole || type instanceof LlvmType.Real || type.isPointer();
    return isScalar && uses.of(slot).stream().allMatch(use -> isAccess(use, slot, type));
  }

  private static boolean isAccess(LlvmInstruction use, String slot, LlvmType type) {
    if (use.operation() instanceof LlvmInstruction.Load load) {
      return load.type().equals(type);
    }
    if (use.operation() instanceof LlvmInstruction.Store store) {
      return store.value().type().equals(type)
          && !store.value().value().equals(new LlvmValue.Register(slot));
    }
    return use.operation() instanceof LlvmInstruction.Call call
        && (isNamed(call, "llvm.dbg.") || isNamed(call, "llvm.lifetime."));
  }
}
