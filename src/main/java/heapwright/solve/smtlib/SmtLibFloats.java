package heapwright.solve.smtlib;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.List;

/** Operators on floating-point numbers, in SMT-LIB's theory FloatingPoint. */
final class SmtLibFloats {
  private static final String NEAREST = "RNE";

  private SmtLibFloats() {}

  static String sort(FloatFormat format) {
    return switch (format) {
      case FLOAT -> "Float32";
      case DOUBLE -> "Float64";
      case LONG_DOUBLE -> "(_ FloatingPoint " + indices(format) + ")";
    };
  }

  private static String indices(FloatFormat format) {
    return format.exponentBits() + " " + format.precision();
  }

  private static String toNumber(FloatFormat format) {
    return "(_ to_fp " + indices(format) + ")";
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Floating) sort).format();
  }

  static String literal(FloatFormat format, BitVector encoding) {
    return format == FloatFormat.LONG_DOUBLE
        ? SmtLibExtended.literal(encoding)
        : "(" + toNumber(format) + " " + SmtLibBits.literal(encoding) + ")";
  }

  /** The number that bits encode. */
  static String ofBits(String bits, FloatFormat format) {
    return format == FloatFormat.LONG_DOUBLE
        ? SmtLibExtended.ofBits(bits)
        : "(" + toNumber(format) + " " + bits + ")";
  }

  static String operation(Operation term, List<String> operands) {
    String first = operands.get(0);
    return switch (term.operator()) {
      case FLOAT_NEGATE -> SmtLibBits.applied("fp.neg", operands);
      case FLOAT_EQUAL -> SmtLibBits.applied("fp.eq", operands);
      case FLOAT_LESS -> SmtLibBits.applied("fp.lt", operands);
      case FLOAT_AT_MOST -> SmtLibBits.applied("fp.leq", operands);
      case FLOAT_OF_SIGNED, FLOAT_OF_FLOAT -> rounded(toNumber(format(term.sort())), operands);
      case FLOAT_OF_UNSIGNED ->
          rounded("(_ to_fp_unsigned " + indices(format(term.sort())) + ")", operands);
      case FLOAT_OF_BITS -> ofBits(first, format(term.sort()));
      case SIGNED_OF_FLOAT -> truncation(first, format(term.operand(0).sort()), term.width());
      default -> rounded(arithmetic(term.operator()), operands);
    };
  }

  private static String rounded(String function, List<String> operands) {
    return SmtLibBits.applied(function + " " + NEAREST, operands);
  }

  private static String arithmetic(Operator operator) {
    return switch (operator) {
      case FLOAT_ADD -> "fp.add";
      case FLOAT_SUBTRACT -> "fp.sub";
      case FLOAT_MULTIPLY -> "fp.mul";
      case FLOAT_DIVIDE -> "fp.div";
      case FLOAT_ROOT -> "fp.sqrt";
      default -> throw new IllegalArgumentException("no operator on numbers: " + operator);
    };
  }

  /** SMT-LIB leaves open what the processor fixes: out of range, the least integer. */
  private static String truncation(String number, FloatFormat format, int width) {
    String least = SmtLibBits.literal(BitVector.of(width, BigInteger.ONE.shiftLeft(width - 1)));
    String power = rounded("(_ to_fp_unsigned " + indices(format) + ")", List.of(least));
    String fits =
        "(and (fp.leq (fp.neg " + power + ") " + number + ") (fp.lt " + number + " " + power + "))";
    return "(ite " + fits + " ((_ fp.to_sbv " + width + ") RTZ " + number + ") " + least + ")";
  }
}
