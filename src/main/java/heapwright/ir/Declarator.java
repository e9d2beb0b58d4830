package heapwright.ir;

import java.util.stream.Collectors;

/** Spells types as C declares them: {@code int (*next)(char *)}. */
final class Declarator implements Type.Cases<String> {
  private final String inner;

  private Declarator(String inner) {
    this.inner = inner;
  }

  static String spell(Type type, String name) {
    return type.match(new Declarator(name));
  }

  private String plain(Type type) {
    return inner.isEmpty() ? type.toString() : type + " " + inner;
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
    String star = "*" + inner;
    return qualified(type.qualifiers()) + spell(target, binds ? "(" + star + ")" : star);
  }

  private static String qualified(Qualifiers qualifiers) {
    return (qualifiers.isConst() ? "const " : "")
        + (qualifiers.isVolatile() ? "volatile " : "")
        + (qualifiers.isAtomic() ? "_Atomic " : "");
  }

  @Override
  public String array(ArrayType type) {
    return spell(type.element(), inner + "[" + (type.isComplete() ? type.length() : "") + "]");
  }

  @Override
  public String variableArray(VariableArrayType type) {
    return spell(type.element(), inner + "[" + type.length().name() + "]");
  }

  @Override
  public String function(FunctionType type) {
    String list = type.parameters().stream().map(Type::toString).collect(Collectors.joining(", "));
    String parameters =
        switch (type.kind()) {
          case FIXED -> list.isEmpty() ? "void" : list;
          case VARIADIC -> list + ", ...";
          case UNSPECIFIED -> "";
        };
    return spell(type.result(), inner + "(" + parameters + ")");
  }
}
