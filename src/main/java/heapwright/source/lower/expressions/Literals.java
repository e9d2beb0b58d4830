package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.FloatingConstant;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Encoding;
import heapwright.source.lower.values.EscapeDecoding;
import heapwright.source.lower.values.Rvalue;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;

/** Numbers and character constants; their types are those of C17 6.4.4. */
final class Literals {
  private final CodeContext code;
  private final DataModel model;

  Literals(CodeContext code) {
    this.code = code;
    this.model = code.model();
  }

  /** Any literal but a string; {@code 2.0i} is complex. */
  Rvalue value(IASTLiteralExpression node) {
    String text = new String(node.getValue());
    boolean isNumber =
        node.getKind() == IASTLiteralExpression.lk_integer_constant
            || node.getKind() == IASTLiteralExpression.lk_float_constant;
    boolean isImaginary = isNumber && text.matches("(?i)[0-9.][^ij]*[ij][fl]?");
    if (!isImaginary) {
      return new Rvalue.Scalar(constant(node, text));
    }
    code.unit().noteLanes();
    Expression part = constant(node, text.replaceFirst("[ijIJ]", ""));
    Expression zero = code.folding().signedInt(0, code.span(node));
    return code.lanes()
        .complex(List.of(zero, part), BasicTypes.complex(part.type(), model), code.span(node));
  }

  private Expression constant(IASTLiteralExpression node, String text) {
    SourceSpan span = code.span(node);
    boolean isFraction =
        node.getKind() == IASTLiteralExpression.lk_integer_constant
            && !text.startsWith("0x")
            && text.matches(".*[.eEfF].*");
    if (isFraction) {
      return floating(node, text, span);
    }
    return switch (node.getKind()) {
      case IASTLiteralExpression.lk_integer_constant -> integer(node, text, span);
      case IASTLiteralExpression.lk_float_constant -> floating(node, text, span);
      case IASTLiteralExpression.lk_char_constant -> character(text, span);
      default -> throw new UnsupportedConstruct(node, "the literal " + text);
    };
  }

  private IntegerConstant integer(IASTLiteralExpression node, String text, SourceSpan span) {
    int end = text.length();
    while (end > 0 && "uUlL".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    String suffix = text.substring(end).toLowerCase(Locale.ROOT);
    String digits = text.substring(0, end);
    int radix = radix(digits);
    BigInteger value = parse(node, digits, radix);
    IntegerType type = typeOf(value, suffix, radix == 10);
    return new IntegerConstant(type.wrap(value.longValue()), type, span);
  }

  private static int radix(String digits) {
    if (digits.length() == 1 || digits.charAt(0) != '0') {
      return 10;
    }
    return switch (digits.charAt(1)) {
      case 'x', 'X' -> 16;
      case 'b', 'B' -> 2;
      default -> 8;
    };
  }

  private static BigInteger parse(IASTLiteralExpression node, String digits, int radix) {
    try {
      return new BigInteger(radix == 16 || radix == 2 ? digits.substring(2) : digits, radix);
    } catch (NumberFormatException e) {
      throw new UnsupportedConstruct(node, "the number " + digits);
    }
  }

  private IntegerType typeOf(BigInteger value, String suffix, boolean decimal) {
    boolean unsigned = suffix.contains("u");
    String longs = suffix.replace("u", "");
    Kind[] kinds = {Kind.INT, Kind.LONG, Kind.LONG_LONG};
    for (int rank = longs.length(); rank < kinds.length; rank++) {
      if (!unsigned && value.bitLength() < 8 * model.size(kinds[rank])) {
        return model.integer(kinds[rank], true);
      }
      if ((unsigned || !decimal) && value.bitLength() <= 8 * model.size(kinds[rank])) {
        return model.integer(kinds[rank], false);
      }
    }
    // gcc warns that the constant is too large for any signed type.
    return model.integer(Kind.LONG_LONG, false);
  }

  private FloatingConstant floating(IASTLiteralExpression node, String text, SourceSpan span) {
    String lower = sized(text.toLowerCase(Locale.ROOT));
    boolean hexadecimal = lower.startsWith("0x");
    char last = lower.charAt(lower.length() - 1);
    boolean suffixed = last == 'f' || last == 'l';
    String digits = suffixed ? lower.substring(0, lower.length() - 1) : lower;
    if (hexadecimal ? !digits.contains("p") : digits.matches(".*[a-df-z_].*")) {
      throw new UnsupportedConstruct(node, "the number " + text);
    }
    FloatingType type =
        last == 'f' && suffixed
            ? FloatingType.FLOAT
            : suffixed ? FloatingType.LONG_DOUBLE : FloatingType.DOUBLE;
    return new FloatingConstant(digits, type, span);
  }

  /** The usual suffix for one of {@code _Float32} and its kin. */
  private static String sized(String text) {
    if (text.startsWith("0x")) {
      return text;
    }
    return text.replaceFirst("f32$", "f")
        .replaceFirst("(f64|f32x)$", "")
        .replaceFirst("(f64x|w)$", "l");
  }

  private IntegerConstant character(String text, SourceSpan span) {
    Encoding encoding = Encoding.of(text);
    long[] units = EscapeDecoding.units(encoding.body(text), encoding);
    IntegerType element = encoding.element(model);
    if (encoding != Encoding.NARROW) {
      long value = units.length == 0 ? 0 : units[units.length - 1];
      return new IntegerConstant(element.wrap(value), element, span);
    }
    if (units.length == 1) {
      return new IntegerConstant(element.wrap(units[0]), model.signedInt(), span);
    }
    // Several characters make an int, the last one lowest, as gcc documents it.
    long value = 0;
    for (long unit : units) {
      value = value << 8 | unit & 0xff;
    }
    return new IntegerConstant(model.signedInt().wrap(value), model.signedInt(), span);
  }
}
