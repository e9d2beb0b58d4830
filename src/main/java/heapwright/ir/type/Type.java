package heapwright.ir.type;

import java.util.List;
import java.util.function.Function;

/** A C type without its own qualifiers (those belong to the object, field or pointer target). */
public sealed interface Type
    permits VoidType,
        IntegerType,
        EnumType,
        FloatingType,
        PointerType,
        ArrayType,
        VariableArrayType,
        RecordType,
        FunctionType,
        OpaqueType {

  /** Integers, enumerations, floating-point numbers and pointers: what fits into a register. */
  default boolean isScalar() {
    return isInteger() || this instanceof FloatingType || this instanceof PointerType;
  }

  /** Integers and enumerations. */
  default boolean isInteger() {
    return this instanceof IntegerType || this instanceof EnumType;
  }

  /** What is held in memory and denoted by its address. */
  default boolean isAggregate() {
    return this instanceof RecordType
        || this instanceof ArrayType
        || this instanceof VariableArrayType
        || this instanceof OpaqueType;
  }

  /** The integer type that an enumeration behaves as; any other type is its own. */
  default Type underlying() {
    return this;
  }

  /** Whether it says how an object looks: {@code void} does not, nor does an incomplete record. */
  default boolean hasLayout() {
    return !(this instanceof VoidType || this instanceof RecordType record && !record.isComplete());
  }

  /** A pointer to this type, its target unqualified. */
  default PointerType pointer() {
    return new PointerType(this, Qualifiers.NONE);
  }

  /** The declarator order of C, with {@code name} where the identifier stands. */
  default String declare(String name) {
    return declare(name, Qualifiers.NONE, Type::toString);
  }

  /**
   * The declaration of a name with this type.
   *
   * @param qualifiers of what is declared; an array's are its elements'
   * @param names what the types are called that have no parts, and records and enumerations
   */
  default String declare(String name, Qualifiers qualifiers, Function<Type, String> names) {
    return new Declarator(names).spell(this, qualifiers, name);
  }

  /** An array of this type. */
  default ArrayType array(long length) {
    return new ArrayType(this, length);
  }

  /** A function with these parameters that gives this type. */
  default FunctionType function(List<Type> parameters) {
    return new FunctionType(this, parameters, FunctionType.Parameters.FIXED);
  }

  /**
   * Whether two types are one to a machine: equal, or both pointers, which differ for readers only.
   */
  static boolean same(Type a, Type b) {
    return (a instanceof PointerType && b instanceof PointerType) || plain(a).equals(plain(b));
  }

  /** Enumerations are their integers, and {@code long} and {@code long long} are one register. */
  private static Type plain(Type type) {
    Type bare = type.underlying();
    return bare instanceof IntegerType i && !i.isBool()
        ? new IntegerType(IntegerType.Kind.INT, i.bits(), i.signed())
        : bare;
  }
}
