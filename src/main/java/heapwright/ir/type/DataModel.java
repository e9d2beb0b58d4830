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

  /** The size in bytes of a complete type; as gcc has it, 1 for {@code void} and functions. */
  public long size(Type type) {
    return type.match(new Size());
  }

  /** The alignment in bytes that the type has as a member of a structure. */
  public int alignment(Type type) {
    return type.match(new Alignment());
  }

  private int scalarAlignment(int size) {
    return size == 8 ? wideAlignment : size;
  }

  private final class Size implements Type.Cases<Long> {
    @Override
    public Long voidType(VoidType type) {
      return 1L;
    }

    @Override
    public Long integer(IntegerType type) {
      return (long) size(type.kind());
    }

    @Override
    public Long enumeration(EnumType type) {
      return integer(type.underlying());
    }

    @Override
    public Long floating(FloatingType type) {
      return switch (type) {
        case FLOAT -> 4L;
        case DOUBLE -> 8L;
        case LONG_DOUBLE -> (long) longDoubleBytes;
      };
    }

    @Override
    public Long pointer(PointerType type) {
      return (long) pointerBytes;
    }

    @Override
    public Long array(ArrayType type) {
      return type.isComplete() ? type.length() * size(type.element()) : 0;
    }

    @Override
    public Long variableArray(VariableArrayType type) {
      throw new IllegalArgumentException("the size of " + type + " is known only when it runs");
    }

    @Override
    public Long record(RecordType type) {
      return type.layout().size();
    }

    @Override
    public Long function(FunctionType type) {
      return 1L;
    }

    @Override
    public Long opaque(OpaqueType type) {
      return type.size();
    }
  }

  private final class Alignment implements Type.Cases<Integer> {
    @Override
    public Integer voidType(VoidType type) {
      return 1;
    }

    @Override
    public Integer integer(IntegerType type) {
      return scalarAlignment(size(type.kind()));
    }

    @Override
    public Integer enumeration(EnumType type) {
      return integer(type.underlying());
    }

    @Override
    public Integer floating(FloatingType type) {
      return type == FloatingType.LONG_DOUBLE
          ? longDoubleAlignment
          : scalarAlignment((int) size(type));
    }

    @Override
    public Integer pointer(PointerType type) {
      return pointerBytes;
    }

    @Override
    public Integer array(ArrayType type) {
      return alignment(type.element());
    }

    @Override
    public Integer variableArray(VariableArrayType type) {
      return alignment(type.element());
    }

    @Override
    public Integer record(RecordType type) {
      return type.layout().alignment();
    }

    @Override
    public Integer function(FunctionType type) {
      return 1;
    }

    @Override
    public Integer opaque(OpaqueType type) {
      return type.alignment();
    }
  }
}
