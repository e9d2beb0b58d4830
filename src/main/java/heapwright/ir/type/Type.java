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

  <R> R match(Cases<R> cases);

  /** One case per type. */
  interface Cases<R> {
    R voidType(VoidType type);

    R integer(IntegerType type);

    R enumeration(EnumType type);

    R floating(FloatingType type);

    R pointer(PointerType type);

    R array(ArrayType type);

    R variableArray(VariableArrayType type);

    R record(RecordType type);

    R function(FunctionType type);

    R opaque(OpaqueType type);
  }

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
    return Declarator.spell(this, qualifiers, name, names);
  }

  /** An array of this type. */
  default ArrayType array(long length) {
    return new ArrayType(this, length);
  }

  /** A function with these parameters that gives this type. */
  default FunctionType function(List<Type> parameters) {
    return new FunctionType(this, parameters, FunctionType.Parameters.FIXED);
  }
}
