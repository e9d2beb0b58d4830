package heapwright.ir.type;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Spells types as C declares them: {@code int (*next)(char *)}. Qualifiers stand before the
 * specifier that they belong to, or behind their pointer's star.
 *
 * @param names how types without parts, records and enumerations are called
 */
record Declarator(Function<Type, String> names) {

  /** The declaration with {@code inner} where the identifier stands. */
  String spell(Type type, Qualifiers qualifiers, String inner) {
    if (type instanceof PointerType pointer) {
      return pointer(pointer, qualifiers, inner);
    }
    if (type instanceof ArrayType array) {
      return spell(array.element(), qualifiers, inner + "[" + length(array, inner) + "]");
    }
    if (type instanceof VariableArrayType array) {
      return spell(array.element(), qualifiers, inner + "[" + array.length().name() + "]");
    }
    if (type instanceof FunctionType function) {
      return spell(
          function.result(), function.resultQualifiers(), inner + "(" + parameters(function) + ")");
    }
    String specifiers = qualifiers.prefix() + names.apply(type);
    return inner.isEmpty() ? specifiers : specifiers + " " + inner;
  }

  private String pointer(PointerType type, Qualifiers qualifiers, String inner) {
    Type target = type.target();
    boolean binds =
        target instanceof ArrayType
            || target instanceof VariableArrayType
            || target instanceof FunctionType;
    String own = qualifiers.prefix();
    String star = "*" + (inner.isEmpty() ? own.stripTrailing() : own + inner);
    return spell(target, type.qualifiers(), binds ? "(" + star + ")" : star);
  }

  private static String length(ArrayType type, String inner) {
    // An element has a length; if it is unknown here, it is variable, which fits any.
    return type.isComplete() ? Long.toString(type.length()) : inner.endsWith("]") ? "1" : "";
  }

  private String parameters(FunctionType type) {
    String list =
        IntStream.range(0, type.parameters().size())
            .mapToObj(i -> spell(type.parameters().get(i), type.qualifiers(i), ""))
            .collect(Collectors.joining(", "));
    return switch (type.kind()) {
      case FIXED -> list.isEmpty() ? "void" : list;
      case VARIADIC -> list + ", ...";
      case UNSPECIFIED -> "";
    };
  }
}
