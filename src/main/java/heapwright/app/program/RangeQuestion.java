package heapwright.app.program;

import heapwright.ir.code.Function;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.range.IntegerInterval;
import heapwright.solve.question.Range;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A range of an input as a function of C that says whether an input is within it. The parameters of
 * the function under test that occur become its parameters.
 *
 * @param input a number, as C writes it: {@code n}, {@code root->key}
 */
record RangeQuestion(Function function, String input, Range range) {
  /** Words; one behind a point or an arrow is a member. */
  private static final Pattern WORD =
      Pattern.compile("'(?:\\\\.|[^'\\\\])*'|(?:\\.|->)\\s*[A-Za-z_]\\w*|[A-Za-z_0-9]\\w*");

  private static final BigInteger LEAST_LONG = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger GREATEST_LONG = BigInteger.valueOf(Long.MAX_VALUE);

  /** In one line: a function with a variable of the input's type, which has its value. */
  String typing(String name) {
    return "static void %s(%s) { __typeof__((%s) + 0) value = (%3$s) + 0; (void)value; }%n"
        .formatted(name, parameters(), spelled());
  }

  /** The type of the variable in the function that was made of {@link #typing}. */
  static Type type(Function typing) {
    return typing.locals().stream()
        .filter(local -> local.name().equals("value"))
        .map(local -> local.type().underlying())
        .findFirst()
        .orElseThrow();
  }

  /** Whether numbers of a type can be told to be within a range. */
  static boolean isNumber(Type type) {
    return type instanceof FloatingType
        || type instanceof IntegerType integer && integer.fitsLong();
  }

  /**
   * In one line: a function that says whether the input is within the range.
   *
   * @param type of numbers
   */
  String definition(String name, Type type) {
    List<String> bounds = new ArrayList<>();
    least(type).ifPresent(bound -> bounds.add("(" + spelled() + ") >= " + bound));
    greatest(type).ifPresent(bound -> bounds.add("(" + spelled() + ") <= " + bound));
    String all = bounds.isEmpty() ? "1" : String.join(" && ", bounds);
    return "static int %s(%s) { return %s; }%n".formatted(name, parameters(), all);
  }

  /** What holds of every input that the range allows. */
  String text() {
    return input + " is in " + range;
  }

  // Bounds. One that the type keeps by itself might mean another number there, so it is left out.

  private Optional<String> least(Type type) {
    if (!(type instanceof IntegerType integer)) {
      return Optional.of(floating(range.least(), type));
    }
    BigInteger least = range.integers().low().big();
    return least.compareTo(lowest(integer)) > 0 ? Optional.of(literal(least)) : Optional.empty();
  }

  private Optional<String> greatest(Type type) {
    if (!(type instanceof IntegerType integer)) {
      return Optional.of(floating(range.greatest(), type));
    }
    BigInteger greatest = range.integers().high().big();
    return greatest.compareTo(highest(integer)) < 0
        ? Optional.of(literal(greatest))
        : Optional.empty();
  }

  /** Whether the type holds none of the range's numbers. */
  boolean isOutside(Type type) {
    if (!(type instanceof IntegerType integer)) {
      return false;
    }
    IntegerInterval asked = range.integers();
    return asked.isEmpty()
        || asked.low().big().compareTo(highest(integer)) > 0
        || asked.high().big().compareTo(lowest(integer)) < 0;
  }

  private static BigInteger lowest(IntegerType type) {
    return type.signed() ? BigInteger.ONE.shiftLeft(type.bits() - 1).negate() : BigInteger.ZERO;
  }

  private static BigInteger highest(IntegerType type) {
    int bits = type.signed() ? type.bits() - 1 : type.bits();
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private static String literal(BigInteger number) {
    if (number.equals(LEAST_LONG)) {
      return "(-" + GREATEST_LONG + "LL - 1)";
    }
    return number.compareTo(GREATEST_LONG) > 0 ? number + "ULL" : number.toString();
  }

  private static String floating(BigDecimal number, Type type) {
    String digits = number.toString();
    boolean isWhole = digits.chars().noneMatch(c -> c == '.' || c == 'E');
    return digits + (isWhole ? ".0" : "") + (type == FloatingType.LONG_DOUBLE ? "L" : "");
  }

  // Parameters.

  /** Those of the function that the input is made of, by name. */
  private Map<String, Local> used() {
    Map<String, Local> byName = new LinkedHashMap<>();
    function.parameters().forEach(p -> byName.putIfAbsent(p.name(), p));
    Map<String, Local> used = new LinkedHashMap<>();
    Matcher words = WORD.matcher(input);
    while (words.find()) {
      Optional.ofNullable(byName.get(words.group())).ifPresent(p -> used.put(p.name(), p));
    }
    return used;
  }

  private String parameters() {
    String parameters =
        used().values().stream().map(RangeQuestion::declared).collect(Collectors.joining(", "));
    return parameters.isEmpty() ? "void" : parameters;
  }

  /** A scenario hands what is passed by value to its questions by its address. */
  private static String declared(Local parameter) {
    Type type = parameter.type();
    return type instanceof RecordType
        ? type.pointer().declare(parameter.name())
        : type.declare(parameter.name());
  }

  private String spelled() {
    Map<String, Local> used = used();
    return WORD.matcher(input)
        .replaceAll(
            word -> {
              Local parameter = used.get(word.group());
              boolean isRecord = parameter != null && parameter.type() instanceof RecordType;
              String name = isRecord ? "(*" + word.group() + ")" : word.group();
              return Matcher.quoteReplacement(name);
            });
  }
}
