package heapwright.source.llvm.value;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordLayout;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.llvm.text.LlvmModule;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmModule.RoutineParameter;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.type.DebugNote;
import heapwright.source.llvm.type.DebugNotes;
import heapwright.source.llvm.type.DebugTypes;
import heapwright.source.llvm.type.LlvmLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the lowering of all parts of a module shares: symbols and types. */
public final class ModuleContext {
  private final LlvmModule module;
  private final DataModel model;
  private final String unit;
  private final LlvmLayout layout;
  private final DebugNotes notes;
  private final DebugTypes types;
  private final Map<LlvmType, Type> structures = new HashMap<>();

  /**
   * @param unit the name of the file, which the symbols of its statics begin with
   */
  public ModuleContext(LlvmModule module, DataModel model, String unit) {
    this.module = module;
    this.model = model;
    this.unit = unit;
    layout = new LlvmLayout(module.types());
    notes = new DebugNotes(module.notes());
    types = new DebugTypes(notes, model);
  }

  public LlvmModule module() {
    return module;
  }

  public DataModel model() {
    return model;
  }

  public LlvmLayout layout() {
    return layout;
  }

  public DebugNotes notes() {
    return notes;
  }

  public DebugTypes types() {
    return types;
  }

  /** What a name of the module's stands for, behind its aliases. */
  public String target(String name) {
    String current = name;
    while (module.aliases().containsKey(current)) {
      current = module.aliases().get(current);
    }
    return current;
  }

  /** The symbol of a function or an object. */
  public SymbolId symbol(String name) {
    String target = target(name);
    List<String> words =
        module.routines().containsKey(target)
            ? module.routines().get(target).words()
            : module.globals().containsKey(target)
                ? module.globals().get(target).words()
                : List.of();
    return new SymbolId(isLocal(words) ? unit + ":" + target : target);
  }

  /** Whether only this module can name what has these words. */
  public static boolean isLocal(List<String> words) {
    return words.contains("internal") || words.contains("private");
  }

  public boolean isFunction(String name) {
    return module.routines().containsKey(target(name));
  }

  /**
   * The type of a value: integers are signed, conditions {@code int}, pointers lead to anything.
   */
  public Type type(LlvmType type) {
    LlvmType real = layout.resolved(type);
    if (real instanceof LlvmType.Whole whole) {
      return whole.bits() == 1 ? model.signedInt() : integer(whole.bits(), true);
    }
    if (real instanceof LlvmType.Real number) {
      return floating(number.name());
    }
    if (real instanceof LlvmType.Sequence array) {
      return type(array.element()).array(array.length());
    }
    if (real instanceof LlvmType.Structure structure) {
      return known(structure);
    }
    if (real instanceof LlvmType.Vector) {
      // Only passed on as a whole: it is a part of an object that is passed by value.
      int bytes = (int) layout.size(real);
      return new OpaqueType("vector", bytes, bytes, Optional.empty());
    }
    if (real.isPointer()) {
      return VoidType.VOID.pointer();
    }
    if (real.isVoid()) {
      return VoidType.VOID;
    }
    throw new NotLowered("the type " + real);
  }

  /** How it is kept in memory: a condition is a {@code bool} there. */
  public Type stored(LlvmType type) {
    return type.isTruth() ? model.bool() : type(type);
  }

  /** The integer type with so many bits. */
  public IntegerType integer(int bits, boolean signed) {
    if (bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128) {
      return types.integer(bits, signed);
    }
    throw new NotLowered("an integer of " + bits + " bits");
  }

  private static Type floating(String name) {
    return switch (name) {
      case "float" -> FloatingType.FLOAT;
      case "double" -> FloatingType.DOUBLE;
      case "x86_fp80" -> FloatingType.LONG_DOUBLE;
      default -> throw new NotLowered("the type " + name);
    };
  }

  private Type known(LlvmType.Structure structure) {
    Type found = structures.get(structure);
    if (found == null) {
      found = record(structure);
      structures.put(structure, found);
    }
    return found;
  }

  private Type record(LlvmType.Structure structure) {
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < structure.elements().size(); i++) {
      LlvmType element = structure.elements().get(i);
      fields.add(
          new Field(
              "f" + i,
              stored(element),
              Qualifiers.NONE,
              layout.offset(structure, i),
              Optional.empty()));
    }
    RecordType record = new RecordType(RecordType.Kind.STRUCT, "");
    int alignment = structure.packed() ? 1 : alignment(fields);
    record.complete(new RecordLayout(fields, layout.size(structure), alignment));
    return record;
  }

  private int alignment(List<Field> fields) {
    return fields.stream().mapToInt(field -> model.alignment(field.type())).max().orElse(1);
  }

  /** The type of a function; the one that it is called through may differ in signs only. */
  public FunctionType signature(Routine routine) {
    FunctionType plain =
        signature(
            routine.result(),
            routine.parameters().stream().map(RoutineParameter::type).toList(),
            routine.variadic());
    DebugNote subprogram = notes.note(routine.note());
    Type known = types.of(subprogram.reference("type"));
    if (!(known instanceof FunctionType written)
        || written.parameters().size() != plain.parameters().size()) {
      return plain;
    }
    List<Type> parameters = new ArrayList<>();
    for (int i = 0; i < plain.parameters().size(); i++) {
      parameters.add(closer(written.parameters().get(i), plain.parameters().get(i)));
    }
    return new FunctionType(closer(written.result(), plain.result()), parameters, plain.kind());
  }

  /** The source's type, if a value of LLVM's type is one. */
  public Type closer(Type written, Type plain) {
    if (plain instanceof PointerType) {
      return written instanceof PointerType ? written : plain;
    }
    boolean isLike =
        plain.isInteger()
            ? written.isInteger() && model.size(written) == model.size(plain)
            : written.isAggregate()
                && plain.isAggregate()
                && written.hasLayout()
                && model.size(written) == model.size(plain);
    return isLike ? written : plain;
  }

  /** As calls through pointers see it. */
  public FunctionType signature(LlvmType result, List<LlvmType> parameters, boolean variadic) {
    return new FunctionType(
        stored(result),
        parameters.stream().map(this::stored).toList(),
        variadic ? FunctionType.Parameters.VARIADIC : FunctionType.Parameters.FIXED);
  }
}
