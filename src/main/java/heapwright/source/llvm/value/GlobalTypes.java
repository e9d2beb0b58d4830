package heapwright.source.llvm.value;

import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmModule.GlobalVariable;
import heapwright.source.llvm.type.DebugNote;
import java.util.Optional;

/** What objects with static storage are in the source. */
public final class GlobalTypes {
  private final ModuleContext context;

  public GlobalTypes(ModuleContext context) {
    this.context = context;
  }

  /** What the metadata says of an object; empty for what the compiler made. */
  public Optional<DebugNote> variable(GlobalVariable global) {
    return global.notes().stream()
        .map(number -> context.notes().note(Optional.of(number)))
        .map(note -> context.notes().note(note.reference("var")))
        .filter(note -> note.is("DIGlobalVariable"))
        .findFirst();
  }

  /** The source's type, if it has the size of the object. */
  public Type of(GlobalVariable global) {
    Type plain = context.stored(global.type());
    return variable(global)
        .map(note -> context.types().of(note.reference("type")))
        .filter(type -> type.hasLayout() && context.model().size(type) == size(plain))
        .orElse(plain);
  }

  private long size(Type type) {
    return context.model().size(type);
  }
}
