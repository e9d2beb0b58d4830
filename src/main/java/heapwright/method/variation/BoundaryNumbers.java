package heapwright.method.variation;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.testcase.InputValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Numbers that functions stumble over: nothing, the ends of a type, and the neighbourhood of the
 * numbers that the code itself mentions.
 */
public final class BoundaryNumbers {
  private static final int MOST_CONSTANTS = 10;

  /** Greater ones are masks and sizes of types. */
  private static final long LARGE = 1L << 20;

  private static final List<Double> FRACTIONS = List.of(0.0, -1.0, 1e30, Double.NaN);

  private final Set<BigInteger> mentioned = new LinkedHashSet<>();

  public BoundaryNumbers(Collection<Function> code) {
    for (Function function : code) {
      function.locals().stream().map(Local::type).forEach(this::mention);
      function.expressions().flatMap(Expression::parts).forEach(this::mention);
    }
  }

  private void mention(Expression part) {
    boolean isNumber = part instanceof Expression.IntegerConstant c && c.type().isInteger();
    if (isNumber) {
      mention(((Expression.IntegerConstant) part).value());
    }
    if (part instanceof Expression.FieldAddress field) {
      mention(field.field().type());
    }
  }

  private void mention(Type type) {
    if (type instanceof ArrayType array && array.isComplete()) {
      mention(array.length());
    }
  }

  private void mention(long number) {
    if (Math.abs(number) > 1 && Math.abs(number) <= LARGE && mentioned.size() < MOST_CONSTANTS) {
      mentioned.add(BigInteger.valueOf(number));
    }
  }

  /** For a scalar of whole numbers or fractions. */
  public List<InputValue> of(InputScalar scalar) {
    if (scalar.cell().type() instanceof FloatingType type) {
      return fractions(type).toList();
    }
    if (scalar.cell().type() instanceof EnumType enumeration) {
      return enumeration.constants().stream()
          .<InputValue>map(constant -> InputValue.Number.of(constant.value()))
          .toList();
    }
    return scalar.held().map(this::integers).orElse(List.of());
  }

  private List<InputValue> integers(IntegerType type) {
    BigInteger least = least(type);
    BigInteger most = most(type);
    BigInteger one = BigInteger.ONE;
    List<BigInteger> all = new ArrayList<>(List.of(BigInteger.ZERO, one, one.negate()));
    all.addAll(List.of(most, least));
    mentioned.forEach(number -> all.addAll(List.of(number, number.subtract(one), number.add(one))));
    return all.stream()
        .filter(n -> n.compareTo(least) >= 0 && n.compareTo(most) <= 0)
        .distinct()
        .<InputValue>map(InputValue.Number::new)
        .toList();
  }

  /** The ends of a scalar's type. */
  public static List<InputValue> ends(InputScalar scalar) {
    return scalar.integer().stream()
        .flatMap(type -> Stream.of(most(type), least(type)))
        .<InputValue>map(InputValue.Number::new)
        .toList();
  }

  private static BigInteger least(IntegerType type) {
    return type.signed() ? BigInteger.ONE.shiftLeft(type.bits() - 1).negate() : BigInteger.ZERO;
  }

  private static BigInteger most(IntegerType type) {
    int bits = type.signed() ? type.bits() - 1 : type.bits();
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private static Stream<InputValue> fractions(FloatingType type) {
    return type == FloatingType.LONG_DOUBLE
        ? Stream.empty()
        : FRACTIONS.stream().map(f -> floating(f, type));
  }

  /** A fraction as a {@code float} or a {@code double}. */
  public static InputValue floating(double value, FloatingType type) {
    long bits =
        type == FloatingType.DOUBLE
            ? Double.doubleToLongBits(value)
            : Float.floatToIntBits((float) value) & 0xffffffffL;
    return new InputValue.Floating(new BigInteger(Long.toUnsignedString(bits)));
  }
}
