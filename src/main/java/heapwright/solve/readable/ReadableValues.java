package heapwright.solve.readable;

import heapwright.solve.fact.Domain;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The values of an input that people like to read, best first. */
final class ReadableValues {
  private static final int[] SMALL = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 20, 50, 64, -1, -2, -10
  };
  private static final String CHARACTERS = "abcxyzABC0123456789 .,-_";
  private static final int MOST_DISTINCT = 20;
  private static final double[] NUMBERS = {0, 1, 0.5, 2, 1.5, 3, 5, 10, 100, -1, -2, -10};

  private final Symbol symbol;

  ReadableValues(Symbol symbol) {
    this.symbol = symbol;
  }

  /** Those that are liked better than the one it has. */
  List<BitVector> before(BitVector value) {
    if (symbol.sort() instanceof Sort.Truth) {
      return value.isTrue() ? List.of(BitVector.FALSE) : List.of();
    }
    if (symbol.sort() instanceof Sort.Floating sort) {
      return numbers(sort, value);
    }
    return symbol.reading() == BitsReading.TEXT ? characters(value) : integers(value);
  }

  /** The first few from zero outwards that simple facts leave, where zero is not among them. */
  List<BitVector> nearZero(Domain domain, BitVector value) {
    boolean unsigned = symbol.reading() == BitsReading.UNSIGNED;
    long first = unsigned ? domain.leastUnsigned() : domain.least();
    long step = 1;
    if (!unsigned && domain.greatest() < 0) {
      first = domain.greatest();
      step = -1;
    } else if (!unsigned && first <= 0 || first == 0) {
      return List.of();
    }
    long from = first;
    long by = step;
    return LongStream.range(0, MOST_DISTINCT)
        .mapToObj(i -> BitVector.of(symbol.width(), from + by * i))
        .filter(v -> domain.contains(v.low()))
        .takeWhile(v -> !v.equals(value))
        .toList();
  }

  /** Small and few, for integers that should differ. */
  List<BitVector> distinct() {
    IntStream values =
        symbol.reading() == BitsReading.TEXT
            ? IntStream.rangeClosed('a', 'z')
            : IntStream.rangeClosed(1, MOST_DISTINCT);
    return values.mapToObj(v -> BitVector.of(symbol.width(), v)).toList();
  }

  /** A zero ends a text; it is not replaced. */
  private List<BitVector> characters(BitVector value) {
    if (value.isZero()) {
      return List.of();
    }
    return Stream.concat(CHARACTERS.chars().boxed(), IntStream.rangeClosed('!', '~').boxed())
        .map(c -> BitVector.of(value.width(), c))
        .takeWhile(c -> !c.equals(value))
        .toList();
  }

  private List<BitVector> integers(BitVector value) {
    boolean signed = symbol.reading() == BitsReading.SIGNED;
    BigInteger now = signed ? value.signed() : value.unsigned();
    List<BigInteger> readable = new ArrayList<>();
    IntStream.of(SMALL).mapToObj(BigInteger::valueOf).forEach(readable::add);
    for (int digits = 1; digits <= 3; digits++) {
      MathContext few = new MathContext(digits, RoundingMode.DOWN);
      readable.add(new BigDecimal(now).round(few).toBigInteger());
    }
    return readable.stream()
        .filter(v -> v.abs().compareTo(now.abs()) < 0 || now.signum() < 0 && v.signum() > 0)
        .filter(v -> fits(v, value.width(), signed))
        .map(v -> BitVector.of(value.width(), v))
        .toList();
  }

  private static boolean fits(BigInteger value, int width, boolean signed) {
    return signed ? value.bitLength() < width : value.signum() >= 0 && value.bitLength() <= width;
  }

  /** Through double: a long double between two doubles is never liked better. */
  private List<BitVector> numbers(Sort.Floating sort, BitVector value) {
    double now =
        Double.longBitsToDouble(converted(sort, value, Sort.floating(FloatFormat.DOUBLE)).low());
    List<Double> readable = new ArrayList<>();
    for (double number : NUMBERS) {
      readable.add(number);
    }
    if (!Double.isNaN(now) && !Double.isInfinite(now)) {
      for (int digits = 1; digits <= 6; digits++) {
        for (RoundingMode mode : List.of(RoundingMode.FLOOR, RoundingMode.CEILING)) {
          readable.add(new BigDecimal(now).round(new MathContext(digits, mode)).doubleValue());
        }
      }
    }
    String text = Double.toString(now);
    return readable.stream()
        .takeWhile(v -> v != now)
        .filter(v -> Double.toString(v).length() <= text.length())
        .map(v -> BitVector.of(Double.SIZE, Double.doubleToRawLongBits(v)))
        .map(v -> converted(Sort.floating(FloatFormat.DOUBLE), v, sort))
        .toList();
  }

  private static BitVector converted(Sort from, BitVector value, Sort to) {
    return OperatorValue.of(Operator.FLOAT_OF_FLOAT, to, 0, from, List.of(value));
  }
}
