package heapwright.source.llvm.lower;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Linkage;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmModule.GlobalVariable;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.type.DebugNote;
import heapwright.source.llvm.value.AddressPaths;
import heapwright.source.llvm.value.ConstantLowering;
import heapwright.source.llvm.value.Conversions;
import heapwright.source.llvm.value.GlobalTypes;
import heapwright.source.llvm.value.ModuleContext;
import heapwright.source.llvm.value.NotLowered;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Objects with static storage, the compiler's own vtables and type descriptions among them. */
final class GlobalLowering {
  private final ModuleContext context;
  private final ConstantLowering constants;
  private final SourceFile file;

  GlobalLowering(ModuleContext context, SourceFile file) {
    this.context = context;
    this.file = file;
    Conversions conversions = new Conversions(context.model());
    constants = new ConstantLowering(context, conversions, new AddressPaths(context, conversions));
  }

  Global lower(GlobalVariable global) {
    Type type = new GlobalTypes(context).of(global);
    Optional<DebugNote> note = new GlobalTypes(context).variable(global);
    SourceSpan span = note.map(this::span).orElse(file.start());
    Optional<Initialiser> initialiser =
        global.initialiser().map(value -> initialiser(global, value, span));
    boolean isLiteral = note.isEmpty() && ModuleContext.isLocal(global.words());
    return new Global(
        context.symbol(global.name()),
        isLiteral ? "" : note.map(n -> context.notes().qualifiedName(n)).orElse(global.name()),
        type,
        ModuleContext.isLocal(global.words()) ? Linkage.INTERNAL : Linkage.EXTERNAL,
        initialiser,
        global.constant() ? Qualifiers.CONST : Qualifiers.NONE,
        context.layout().size(global.type()),
        Math.max(global.alignment(), type.hasLayout() ? context.model().alignment(type) : 1),
        span);
  }

  private SourceSpan span(DebugNote note) {
    int line = Math.max(1, (int) note.number("line"));
    return new SourceSpan(context.notes().file(note), line, 1, line, 1);
  }

  private Initialiser initialiser(GlobalVariable global, LlvmValue value, SourceSpan span) {
    List<Initialiser.Item> items = new ArrayList<>();
    add(items, 0, global.type(), value, span);
    return new Initialiser(items);
  }

  private void add(
      List<Initialiser.Item> items, long offset, LlvmType type, LlvmValue value, SourceSpan span) {
    LlvmType real = context.layout().resolved(type);
    if (value instanceof LlvmValue.Zero || value instanceof LlvmValue.Undefined) {
      return;
    }
    if (value instanceof LlvmValue.Text text) {
      items.add(new Initialiser.Item.Text(offset, text.bytes()));
    } else if (value instanceof LlvmValue.Aggregate aggregate) {
      for (int i = 0; i < aggregate.elements().size(); i++) {
        LlvmType element = aggregate.elements().get(i).type();
        add(items, offset + offset(real, i), element, aggregate.elements().get(i).value(), span);
      }
    } else {
      Type cell = context.stored(real);
      items.add(
          new Initialiser.Item.Scalar(
              offset,
              Cell.of(cell),
              new Conversions(context.model()).as(constants.lower(real, value, span), cell)));
    }
  }

  private long offset(LlvmType type, int index) {
    if (type instanceof LlvmType.Structure structure) {
      return context.layout().offset(structure, index);
    }
    if (type instanceof LlvmType.Sequence array) {
      return index * context.layout().size(array.element());
    }
    throw new NotLowered("a constant of type " + type);
  }
}
