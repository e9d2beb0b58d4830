package heapwright.source.lower.arithmetic;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;

/** The types that keywords name, C17 6.7.2p2 and gcc's additions. */
public final class BasicTypes {
  private final DataModel model;

  public BasicTypes(DataModel model) {
    this.model = model;
  }

  public Type read(IASTSimpleDeclSpecifier specifier) {
    Type type = real(specifier);
    return specifier.isComplex() ? complex(specifier, type) : type;
  }

  private Type real(IASTSimpleDeclSpecifier s) {
    boolean signed = !s.isUnsigned();
    return switch (s.getType()) {
      case IASTSimpleDeclSpecifier.t_void -> VoidType.VOID;
      case IASTSimpleDeclSpecifier.t_char -> character(s);
      case IASTSimpleDeclSpecifier.t_bool -> model.bool();
      case IASTSimpleDeclSpecifier.t_float -> FloatingType.FLOAT;
      case IASTSimpleDeclSpecifier.t_double ->
          s.isLong() ? FloatingType.LONG_DOUBLE : FloatingType.DOUBLE;
      case IASTSimpleDeclSpecifier.t_int128 -> model.integer(Kind.INT128, signed);
      case IASTSimpleDeclSpecifier.t_float128 -> new OpaqueType("__float128", 16, 16);
      case IASTSimpleDeclSpecifier.t_decimal32 -> new OpaqueType("_Decimal32", 4, 4);
      case IASTSimpleDeclSpecifier.t_decimal64 ->
          new OpaqueType("_Decimal64", 8, model.wideAlignment());
      case IASTSimpleDeclSpecifier.t_decimal128 -> new OpaqueType("_Decimal128", 16, 16);
      default -> model.integer(integerKind(s), signed);
    };
  }

  private Type character(IASTSimpleDeclSpecifier s) {
    if (s.isSigned() || s.isUnsigned()) {
      return model.integer(Kind.BYTE, s.isSigned());
    }
    return model.plainChar();
  }

  /** Without a type there is still one: {@code long x}, or C90's implicit {@code int}. */
  private static Kind integerKind(IASTSimpleDeclSpecifier s) {
    if (s.isShort()) {
      return Kind.SHORT;
    }
    if (s.isLongLong()) {
      return Kind.LONG_LONG;
    }
    return s.isLong() ? Kind.LONG : Kind.INT;
  }

  private Type complex(IASTSimpleDeclSpecifier specifier, Type part) {
    // C17 lists no bare _Complex; gcc takes it for a complex double.
    boolean bare =
        specifier.getType() == IASTSimpleDeclSpecifier.t_unspecified
            && !(specifier.isLong() || specifier.isShort() || specifier.isLongLong())
            && !(specifier.isSigned() || specifier.isUnsigned());
    Type of = bare ? FloatingType.DOUBLE : part;
    return complex(of, model);
  }

  /** The complex type of a real one. */
  public static OpaqueType complex(Type part, DataModel model) {
    return new OpaqueType(
        part + " _Complex",
        2 * model.size(part),
        model.alignment(part),
        Optional.of(new OpaqueType.Lanes(part, 2, true)));
  }

  /** The vector of this many bytes. */
  public static OpaqueType vector(Type element, long size, DataModel model) {
    int count = (int) (size / model.size(element));
    return new OpaqueType(
        element + " __attribute__((vector_size(" + size + ")))",
        size,
        (int) size,
        Optional.of(new OpaqueType.Lanes(element, count, false)));
  }
}
