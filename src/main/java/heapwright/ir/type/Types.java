package heapwright.ir.type;

/** When two types are one to a machine. */
public final class Types {
  private Types() {}

  /** Equal, or both pointers: those differ for people only. Enumerations are their integers. */
  public static boolean same(Type a, Type b) {
    return (a instanceof PointerType && b instanceof PointerType) || plain(a).equals(plain(b));
  }

  /** Integers by width and sign: {@code long} and {@code long long} are one register. */
  private static Type plain(Type type) {
    Type bare = type instanceof EnumType e ? e.underlying() : type;
    return bare instanceof IntegerType i && !i.isBool()
        ? new IntegerType(IntegerType.Kind.INT, i.bits(), i.signed())
        : bare;
  }
}
