package heapwright.ir.type;

import heapwright.ir.type.IntegerType.Kind;

/**
 * The sizes that a compiler's target gives to C's types. A value, so that a second target is a
 * second constant.
 *
 * @param longBytes the size of {@code long}
 * @param pointerBytes the size of every pointer, {@code size_t} and {@code ptrdiff_t}
 * @param wideAlignment the alignment of 8-byte scalars inside a structure
 * @param longDoubleBytes storage of {@code long double}, padding included; also its alignment
 * @param charIsSigned whether plain {@code char} is signed
 */
public record DataModel(
    String name,
    int longBytes,
    int pointerBytes,
    int wideAlignment,
    int longDoubleBytes,
    int longDoubleAlignment,
    boolean charIsSigned) {

  /** x86-64 Linux. */
  public static final DataModel LP64 = new DataModel("LP64", 8, 8, 8, 16, 16, true);

  /** i386 Linux. */
  public static final DataModel ILP32 = new DataModel("ILP32", 4, 4, 4, 12, 4, true);

  public int size(Kind kind) {
    return switch (kind) {
      case BOOL, CHAR, BYTE -> 1;
      case SHORT -> 2;
      case INT -> 4;
      case LONG -> longBytes;
      case LONG_LONG -> 8;
      case INT128 -> 16;
    };
  }

  public IntegerType integer(Kind kind, boolean signed) {
    return new IntegerType(kind, kind == Kind.BOOL ? 1 : 8 * size(kind), signed);
  }

  public IntegerType bool() {
    return integer(Kind.BOOL, false);
  }

  public IntegerType plainChar() {
    return integer(Kind.CHAR, charIsSigned);
  }

  public IntegerType signedInt() {
    return integer(Kind.INT, true);
  }

  public IntegerType unsignedInt() {
    return integer(Kind.INT, false);
  }

  /** The first of the standard types that has 64 bits. */
  public IntegerType wideInteger(boolean signed) {
    return integer(longBytes == 8 ? Kind.LONG : Kind.LONG_LONG, signed);
  }

  /** {@code size_t}. */
  public IntegerType sizeType() {
    return integer(pointerBytes == longBytes ? Kind.LONG : Kind.INT, false);
  }

  /** {@code ptrdiff_t}. */
  public IntegerType differenceType() {
    return sizeType().withSign(true);
  }

  /** {@code wchar_t}. */
  public IntegerType wideChar() {
    return signedInt();
  }

  /** How many bytes a cell touches. */
  public long size(Cell cell) {
    return cell.bits().map(bits -> (long) bits.bytes()).orElseGet(() -> size(cell.type()));
  }

  /** The size in bytes of a complete type; as gcc has it, 1 for {@code void} and functions. */
  public long size(Type type) {
    if (type.underlying() instanceof IntegerType integer) {
      return size(integer.kind());
    }
    if (type instanceof PointerType) {
      return pointerBytes;
    }
    if (type instanceof FloatingType floating) {
      return switch (floating) {
        case FLOAT -> 4;
        case DOUBLE -> 8;
        case LONG_DOUBLE -> longDoubleBytes;
      };
    }
    if (type instanceof ArrayType array) {
      return array.isComplete() ? array.length() * size(array.element()) : 0;
    }
    if (type instanceof RecordType record) {
      return record.layout().size();
    }
    if (type instanceof OpaqueType opaque) {
      return opaque.size();
    }
    if (type instanceof VariableArrayType) {
      throw new IllegalArgumentException("the size of " + type + " is known only when it runs");
    }
    return 1;
  }

  /** The bytes from one element to the next, as the machines have it: no type has none. */
  public long elementSize(Type type) {
    return type.hasLayout() ? Math.max(1, size(type)) : 1;
  }

  /** The alignment in bytes that the type has as a member of a structure. */
  public int alignment(Type type) {
    if (type instanceof ArrayType array) {
      return alignment(array.element());
    }
    if (type instanceof VariableArrayType array) {
      return alignment(array.element());
    }
    if (type instanceof RecordType record) {
      return record.layout().alignment();
    }
    if (type instanceof OpaqueType opaque) {
      return opaque.alignment();
    }
    if (type instanceof PointerType) {
      return pointerBytes;
    }
    if (type == FloatingType.LONG_DOUBLE) {
      return longDoubleAlignment;
    }
    int size = (int) size(type);
    return size == 8 ? wideAlignment : size;
  }
}
