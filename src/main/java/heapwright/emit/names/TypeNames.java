package heapwright.emit.names;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.SourceNames;
import heapwright.ir.code.Linkage;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prints declarations from types, as they are to be written behind the source. A tag may stand for
 * another type there than where it was used, and some types have none.
 */
public final class TypeNames {
  private static final String ARGUMENT_LIST = "__builtin_va_list";

  private final SourceNames source;
  private final TypePaths paths;

  public TypeNames(Program program) {
    source = program.names();
    paths = new TypePaths(source, this::of);
    for (Global global : program.globals().values()) {
      if (source.ordinary().contains(global.name()) && isOfFile(global)) {
        paths.add(global.name(), global.type(), global.qualifiers());
      }
    }
    program.declarations().values().stream()
        .filter(function -> source.ordinary().contains(function.name()))
        .forEach(function -> paths.add(function.name(), function.type(), Qualifiers.NONE));
  }

  /** Statics of functions may have the same name as something else. */
  private static boolean isOfFile(Global global) {
    String key = global.symbol().key();
    return global.linkage() != Linkage.INTERNAL
        || key.equals(global.span().file().path() + ":" + global.name());
  }

  /** The declaration of a name, without its semicolon. */
  public String declare(Type type, Qualifiers qualifiers, String name) {
    return argumentList(type, name)
        .orElseGet(() -> type.declare(name, qualifiers, this::specifier));
  }

  /** The declaration of a name without qualifiers of its own. */
  public String declare(Type type, String name) {
    return declare(type, Qualifiers.NONE, name);
  }

  /** The definition of an object of the source's, without its semicolon. */
  public String define(Global global) {
    String storage = source.threadLocal().contains(global.name()) ? "__thread " : "";
    return storage + declare(global.type(), global.qualifiers(), global.name());
  }

  /** The type as a cast names it. */
  public String of(Type type) {
    return declare(type, "");
  }

  /**
   * The head of a function's definition.
   *
   * @param parameters the names of its parameters
   */
  public String define(FunctionType type, String name, List<String> parameters) {
    List<String> list = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      list.add(parameter(type.parameters().get(i), type.qualifiers(i), parameters.get(i)));
    }
    String all =
        switch (type.kind()) {
          case FIXED -> list.isEmpty() ? "void" : String.join(", ", list);
          case VARIADIC -> String.join(", ", list) + ", ...";
          case UNSPECIFIED -> String.join(", ", list);
        };
    return declare(type.result(), type.resultQualifiers(), name + "(" + all + ")");
  }

  private String parameter(Type type, Qualifiers qualifiers, String name) {
    boolean isList =
        type instanceof PointerType pointer
            && argumentList(pointer.target().array(1), name).isPresent();
    return isList ? ARGUMENT_LIST + " " + name : declare(type, qualifiers, name);
  }

  /** Lists of arguments are arrays of a record that only the compiler can name. */
  private Optional<String> argumentList(Type type, String name) {
    SourceNames.Typedef list = source.typedefs().get(ARGUMENT_LIST);
    boolean same = type instanceof ArrayType && list != null && list.type().equals(type);
    return same
        ? Optional.of(name.isEmpty() ? ARGUMENT_LIST : ARGUMENT_LIST + " " + name)
        : Optional.empty();
  }

  private String specifier(Type type) {
    if (type instanceof OpaqueType opaque && opaque.spelling().contains("__attribute__")) {
      return "__typeof__(" + opaque.spelling() + ")";
    }
    return tag(type)
        .or(() -> isNamed(type) ? paths.name(type) : Optional.empty())
        .orElseGet(() -> otherwise(type));
  }

  /** An enumeration is compatible with the type of its values. */
  private String otherwise(Type type) {
    return type instanceof EnumType enumeration && !source.equals(SourceNames.NONE)
        ? specifier(enumeration.underlying())
        : type.toString();
  }

  private static boolean isNamed(Type type) {
    return type instanceof RecordType || type instanceof EnumType;
  }

  /** The type's tag, if it means the type behind the source. */
  private Optional<String> tag(Type type) {
    if (type instanceof RecordType record) {
      boolean known = !record.tag().isEmpty() && record.equals(source.tags().get(record.tag()));
      return known ? Optional.of(record.toString()) : Optional.empty();
    }
    if (type instanceof EnumType enumeration && !enumeration.tag().isEmpty()) {
      boolean known =
          source.tags().get(enumeration.tag()) instanceof EnumType there
              && (there.equals(enumeration) || enumeration.constants().isEmpty());
      return known ? Optional.of(enumeration.toString()) : Optional.empty();
    }
    return Optional.empty();
  }

  /** The same function with void where a pointer leads to a type without a name. */
  public FunctionType nameable(FunctionType type) {
    return new FunctionType(
        nameable(type.result()),
        type.resultQualifiers(),
        type.parameters().stream().map(this::nameable).toList(),
        type.atomic(),
        type.kind());
  }

  private Type nameable(Type type) {
    return type instanceof PointerType && !canDeclare(type) ? VoidType.VOID.pointer() : type;
  }

  /** Whether a declaration can be written. */
  public boolean canDeclare(Type type) {
    if (type instanceof RecordType record) {
      return source.equals(SourceNames.NONE)
          ? record.hasName()
          : tag(record).isPresent() || paths.name(record).isPresent();
    }
    if (type instanceof PointerType pointer) {
      return canDeclare(pointer.target());
    }
    if (type instanceof ArrayType array) {
      return canDeclare(array.element());
    }
    if (type instanceof FunctionType function) {
      return canDeclare(function.result())
          && function.parameters().stream().allMatch(this::canDeclare);
    }
    return !(type instanceof VariableArrayType);
  }
}
