package heapwright.source.llvm.type;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Types as the debug metadata describes them. */
public final class DebugTypes {
  private final DebugNotes notes;
  private final DataModel model;
  private final Map<Integer, Type> known = new HashMap<>();
  private final RecordMembers members;

  public DebugTypes(DebugNotes notes, DataModel model) {
    this.notes = notes;
    this.model = model;
    this.members = new RecordMembers(notes, this);
  }

  /** The type of a node; {@code void} where there is none. */
  public Type of(Optional<Integer> reference) {
    if (reference.isEmpty()) {
      return VoidType.VOID;
    }
    Type found = known.get(reference.get());
    return found == null ? read(reference.get()) : found;
  }

  private Type read(int reference) {
    DebugNote note = notes.note(Optional.of(reference));
    if (isRecord(note)) {
      return record(reference, note);
    }
    Type type = plain(note);
    known.put(reference, type);
    return type;
  }

  private static boolean isRecord(DebugNote note) {
    return switch (note.text("tag")) {
      case "DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type" -> true;
      default -> false;
    };
  }

  /** It is known before its members are, which may point to it. */
  private Type record(int reference, DebugNote note) {
    boolean isUnion = note.text("tag").equals("DW_TAG_union_type");
    RecordType record =
        new RecordType(
            isUnion ? RecordType.Kind.UNION : RecordType.Kind.STRUCT,
            note.text("name").isEmpty() ? "" : notes.qualifiedName(note));
    known.put(reference, record);
    if (!note.hasFlag("DIFlagFwdDecl")) {
      record.complete(members.layout(note));
    }
    return record;
  }

  private Type plain(DebugNote note) {
    return switch (note.kind()) {
      case "DIBasicType" -> basic(note);
      case "DIDerivedType" -> derived(note);
      case "DISubroutineType" -> function(note);
      case "DICompositeType" ->
          note.text("tag").equals("DW_TAG_array_type") ? array(note) : enumeration(note);
      default -> VoidType.VOID;
    };
  }

  private Type basic(DebugNote note) {
    int bits = (int) note.number("size");
    return switch (note.text("encoding")) {
      case "DW_ATE_boolean" -> model.bool();
      case "DW_ATE_signed", "DW_ATE_signed_char" -> character(note, bits, true);
      case "DW_ATE_unsigned", "DW_ATE_unsigned_char", "DW_ATE_UTF" -> character(note, bits, false);
      case "DW_ATE_float" -> floating(bits);
      default -> VoidType.VOID.pointer();
    };
  }

  private Type character(DebugNote note, int bits, boolean signed) {
    return note.text("name").equals("char") ? model.plainChar() : integer(bits, signed);
  }

  private static Type floating(int bits) {
    return bits == 32
        ? FloatingType.FLOAT
        : bits == 64 ? FloatingType.DOUBLE : FloatingType.LONG_DOUBLE;
  }

  /** The integer type of that many bits. */
  public IntegerType integer(int bits, boolean signed) {
    IntegerType.Kind kind =
        switch (bits) {
          case 8 -> IntegerType.Kind.BYTE;
          case 16 -> IntegerType.Kind.SHORT;
          case 32 -> IntegerType.Kind.INT;
          case 64 -> IntegerType.Kind.LONG;
          case 128 -> IntegerType.Kind.INT128;
          default -> throw new IllegalArgumentException("no integer of " + bits + " bits");
        };
    return model.integer(kind, signed);
  }

  int alignment(Type type) {
    boolean isKnown =
        type.hasLayout() && !(type instanceof RecordType record && !record.isComplete());
    return isKnown ? Math.max(1, model.alignment(type)) : 1;
  }

  private Type derived(DebugNote note) {
    Optional<Integer> base = note.reference("baseType");
    return switch (note.text("tag")) {
      case "DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type" ->
          new PointerType(of(base), qualifiers(base));
      case "DW_TAG_ptr_to_member_type" -> memberPointer(note);
      default -> of(base);
    };
  }

  /** A pointer to a member function is two words: the function or its place, and an offset. */
  private Type memberPointer(DebugNote note) {
    IntegerType word = model.differenceType();
    return note.number("size") == 128 ? word.array(2) : word;
  }

  private Qualifiers qualifiers(Optional<Integer> reference) {
    DebugNote note = notes.note(reference);
    return switch (note.text("tag")) {
      case "DW_TAG_const_type" -> Qualifiers.CONST.and(qualifiers(note.reference("baseType")));
      case "DW_TAG_volatile_type" ->
          Qualifiers.VOLATILE.and(qualifiers(note.reference("baseType")));
      case "DW_TAG_typedef" -> qualifiers(note.reference("baseType"));
      default -> Qualifiers.NONE;
    };
  }

  private Type function(DebugNote note) {
    List<Optional<Integer>> types = notes.note(note.reference("types")).references();
    List<Type> parameters = new ArrayList<>();
    types.stream().skip(1).forEach(type -> parameters.add(of(type)));
    Type result = types.isEmpty() ? VoidType.VOID : of(types.get(0));
    return result.function(parameters);
  }

  private Type array(DebugNote note) {
    Type type = of(note.reference("baseType"));
    List<DebugNote> ranges = new ArrayList<>(notes.listed(note, "elements"));
    Collections.reverse(ranges);
    for (DebugNote range : ranges) {
      boolean counted = range.fields().getOrDefault("count", "-1").matches("[0-9]+");
      type = type.array(counted ? range.number("count") : ArrayType.UNKNOWN);
    }
    return type;
  }

  private Type enumeration(DebugNote note) {
    Type base = of(note.reference("baseType")).underlying();
    IntegerType integer =
        base instanceof IntegerType known ? known : integer((int) note.number("size"), false);
    List<EnumType.Constant> constants = new ArrayList<>();
    for (DebugNote constant : notes.listed(note, "elements")) {
      constants.add(new EnumType.Constant(constant.text("name"), constant.number("value")));
    }
    return new EnumType(notes.qualifiedName(note), integer, constants);
  }
}
