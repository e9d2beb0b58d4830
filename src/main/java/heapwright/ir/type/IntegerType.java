package heapwright.ir.type;

/**
 * An integer type. {@code bits} is the number of value bits including the sign, which is less than
 * the storage only for {@code _Bool} (1) and for the types that gcc gives to bit-fields: those
 * narrower than {@code int} are promoted before anything is computed with them, wider ones are not.
 */
public record IntegerType(Kind kind, int bits, boolean signed) implements Type {

  /** The standard integer types, ordered by conversion rank. */
  public enum Kind {
    BOOL("_Bool"),
    /** Plain {@code char}, a type of its own whether it is signed or not. */
    CHAR("char"),
    /** {@code signed char} and {@code unsigned char}. */
    BYTE("char"),
    SHORT("short"),
    INT("int"),
    LONG("long"),
    LONG_LONG("long long"),
    INT128("__int128");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }

    /** C17 6.3.1.1: plain and signed {@code char} rank alike. */
    public int rank() {
      return this == CHAR ? BYTE.ordinal() : ordinal();
    }
  }

  public boolean isBool() {
    return kind == Kind.BOOL;
  }

  /** Whether a Java {@code long} holds every value (as bits, for the unsigned 64-bit types). */
  public boolean fitsLong() {
    return bits <= 64;
  }

  /** The type of the same kind with the other signedness. */
  public IntegerType withSign(boolean newSigned) {
    return new IntegerType(kind == Kind.CHAR ? Kind.BYTE : kind, bits, newSigned);
  }

  /** Cuts a 64-bit pattern to this type's value bits and extends it again by its sign. */
  public long wrap(long value) {
    if (bits >= 64) {
      return value;
    }
    int spare = 64 - bits;
    return signed ? value << spare >> spare : value << spare >>> spare;
  }

  @Override
  public String toString() {
    if (kind == Kind.BOOL || kind == Kind.CHAR) {
      return kind.spelling;
    }
    if (kind == Kind.BYTE) {
      return signed ? "signed char" : "unsigned char";
    }
    return signed ? kind.spelling : "unsigned " + kind.spelling;
  }
}
