package heapwright.symbolic.scalar;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.number.FloatLiteral;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.OptionalLong;

/** C's scalars as terms: in registers as wide as their type, in memory as wide as storage. */
public final class ScalarTerms {
  public static final int POINTER = 64;

  /** A byte of memory. */
  public static final IntegerType OCTET = new IntegerType(IntegerType.Kind.BYTE, 8, false);

  private final Terms terms;

  public ScalarTerms(Terms terms) {
    this.terms = terms;
  }

  static FloatFormat format(FloatingType type) {
    return switch (type) {
      case FLOAT -> FloatFormat.FLOAT;
      case DOUBLE -> FloatFormat.DOUBLE;
      case LONG_DOUBLE -> FloatFormat.LONG_DOUBLE;
    };
  }

  /** The integer type of an integer or enumeration; pointers count as unsigned 64-bit ones. */
  public static IntegerType integer(Type type) {
    return type.underlying() instanceof IntegerType integer
        ? integer
        : new IntegerType(IntegerType.Kind.LONG, POINTER, false);
  }

  public static Sort sort(Type type) {
    return type instanceof FloatingType floating
        ? Sort.floating(format(floating))
        : Sort.bits(integer(type).bits());
  }

  public static BitsReading reading(Type type) {
    IntegerType integer = integer(type);
    boolean isText = integer.kind() == IntegerType.Kind.CHAR;
    return isText ? BitsReading.TEXT : integer.signed() ? BitsReading.SIGNED : BitsReading.UNSIGNED;
  }

  public Term zero(Type type) {
    return type instanceof FloatingType floating
        ? terms.floatOf(terms.number(0.0), format(floating))
        : terms.bits(integer(type).bits(), 0);
  }

  /** A floating constant of the source, rounded to its type. */
  public Term constant(String literal, FloatingType type) {
    return switch (type) {
      case FLOAT -> terms.number(FloatLiteral.floatValue(literal));
      case DOUBLE -> terms.number(FloatLiteral.doubleValue(literal));
      case LONG_DOUBLE -> terms.number(FloatLiteral.extendedValue(literal));
    };
  }

  /** A register's value as memory keeps it. */
  public Term stored(Term term, int bytes) {
    return term.sort() instanceof Sort.Bits ? terms.resize(term, 8 * bytes, false) : term;
  }

  /** What memory keeps, read as a type. */
  public Term loaded(Term term, Type type) {
    if (type instanceof FloatingType floating) {
      FloatFormat format = format(floating);
      boolean fits = term.sort().equals(Sort.floating(format));
      return fits ? term : terms.floatOfBits(cut(bits(term), format.width()), format);
    }
    return cut(bits(term), integer(type).bits());
  }

  private Term cut(Term bits, int width) {
    return terms.resize(bits, width, false);
  }

  /** The bits of a term, whatever its sort. */
  Term bits(Term term) {
    return term.sort() instanceof Sort.Floating ? terms.bitsOfFloat(term) : term;
  }

  /** One byte of what memory keeps. */
  public Term octet(Term stored, int index) {
    Term bits = bits(stored);
    return 8 * index < bits.width() ? terms.extract(bits, 8 * index, 8) : terms.bits(8, 0);
  }

  public static OptionalLong constant(Term term) {
    return term instanceof Constant c
        ? OptionalLong.of(c.value().signedLong())
        : OptionalLong.empty();
  }
}
