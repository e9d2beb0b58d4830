package heapwright.ir.type;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Spells types as C declares them: {@code int (*next)(char *)}. Qualifiers stand before the
 * specifier that they belong to, or behind their pointer's star.
 */
final class Declarator implements Type.Cases<String> {
  private final Function<Type, String> names;
  private final Qualifiers qualifiers;
  private final String inner;

  private Declarator(Function<Type, String> names, Qualifiers qualifiers, String inner) {
    this.names = names;
    this.qualifiers = qualifiers;
    this.inner = inner;
  }

  /**
   * @param names how types without parts, records and enumerations are called
   */
  static String spell(Type type, Qualifiers qualifiers, String name, Function<Type, String> names) {
    return type.match(new Declarator(names, qualifiers, name));
  }

  private String spell(Type type, Qualifiers own, String declarator) {
    return spell(type, own, declarator, names);
  }

  private String plain(Type type) {
    String specifiers = qualifiers.prefix() + names.apply(type);
    return inner.isEmpty() ? specifiers : specifiers + " " + inner;
  }

  @Override
  public String voidType(VoidType type) {
    return plain(type);
  }

  @Override
  public String integer(IntegerType type) {
    return plain(type);
  }

  @Override
  public String enumeration(EnumType type) {
    return plain(type);
  }

  @Override
  public String floating(FloatingType type) {
    return plain(type);
  }

  @Override
  public String record(RecordType type) {
    return plain(type);
  }

  @Override
  public String opaque(OpaqueType type) {
    return plain(type);
  }

  @Override
  public String pointer(PointerType type) {
    Type target = type.target();
    boolean binds =
        target instanceof ArrayType
            || target instanceof VariableArrayType
            || target instanceof FunctionType;
    String own = qualifiers.prefix();
    String star = "*" + (inner.isEmpty() ? own.stripTrailing() : own + inner);
    return spell(target, type.qualifiers(), binds ? "(" + star + ")" : star);
  }

  @Override
  public String array(ArrayType type) {
    return spell(type.element(), qualifiers, inner + "[" + length(type) + "]");
  }

  private String length(ArrayType type) {
    // An element has a length; if it is unknown here, it is variable, which fits any.
    return type.isComplete() ? Long.toString(type.length()) : inner.endsWith("]") ? "1" : "";
  }

  @Override
  public String variableArray(VariableArrayType type) {
    return spell(type.element(), qualifiers, inner + "[" + type.length().name() + "]");
  }

  @Override
  public String function(FunctionType type) {
    String list =
        IntStream.range(0, type.parameters().size())
            .mapToObj(i -> spell(type.parameters().get(i), type.qualifiers(i), ""))
            .collect(Collectors.joining(", "));
    String parameters =
        switch (type.kind()) {
          case FIXED -> list.isEmpty() ? "void" : list;
          case VARIADIC -> list + ", ...";
          case UNSPECIFIED -> "";
        };
    return spell(type.result(), type.resultQualifiers(), inner + "(" + parameters + ")");
  }
}
