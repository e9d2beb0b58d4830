package heapwright.symbolic.term;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random terms over a few inputs, each built twice: simplified, and as it was asked for. */
public final class RandomTerms {
  /** The same value twice. */
  public record Twin(Term simple, Term raw) {}

  private final Random random;
  private final List<Sort> sorts;
  private final int symbolsPerSort;
  private final Terms simple = new Terms();
  private final TermStore raw = new TermStore();

  public RandomTerms(long seed, List<Sort> sorts, int symbolsPerSort) {
    this.random = new Random(seed);
    this.sorts = sorts;
    this.symbolsPerSort = symbolsPerSort;
    // The same symbols have the same indices in both.
    for (Sort sort : sorts) {
      for (int i = 0; i < symbolsPerSort; i++) {
        symbol(sort, i);
      }
    }
  }

  public Terms terms() {
    return simple;
  }

  private Twin symbol(Sort sort, int index) {
    String name = "s" + sorts.indexOf(sort) + "_" + index;
    return new Twin(
        simple.symbol(name, sort, Reading.SIGNED), raw.symbol(name, sort, Reading.SIGNED));
  }

  public List<Symbol> symbols() {
    List<Symbol> all = new ArrayList<>();
    for (int i = 0; i < sorts.size() * symbolsPerSort; i++) {
      all.add(simple.symbol(i));
    }
    return all;
  }

  public Model model() {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    symbols().forEach(s -> values.put(s, bits(s.width())));
    return Model.of(values);
  }

  /** The model with the same values for the raw twins. */
  Model rawModel(Model model) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    model.values().forEach((s, v) -> values.put(raw.symbol(s.index()), v));
    return Model.of(values);
  }

  /** Bits in which the borders of the width are frequent. */
  public BitVector bits(int width) {
    BitVector any = new BitVector(width, random.nextLong(), random.nextLong());
    return switch (random.nextInt(6)) {
      case 0 -> BitVector.of(width, random.nextInt(4) - 2);
      case 1 -> IntegerValue.of(Operator.SHIFT_LEFT, BitVector.of(width, 1), random(width));
      case 2 -> IntegerValue.complement(BitVector.of(width, 1L << width - 1));
      case 3 -> BitVector.of(width, random.nextInt(256) - 128);
      case 4 -> floatLike(width, any);
      default -> any;
    };
  }

  private BitVector floatLike(int width, BitVector any) {
    double small = (random.nextInt(64) - 32) / 4.0;
    return switch (width) {
      case 32 -> BitVector.of(32, Float.floatToRawIntBits((float) small));
      case 64 -> BitVector.of(64, Double.doubleToRawLongBits(small));
      case 80 ->
          FloatValue.convert(
              FloatFormat.DOUBLE,
              BitVector.of(64, Double.doubleToRawLongBits(small)),
              FloatFormat.LONG_DOUBLE);
      default -> any;
    };
  }

  private BitVector random(int width) {
    return BitVector.of(width, random.nextInt(width));
  }

  private Sort.Bits anyBits() {
    List<Sort> bits = sorts.stream().filter(s -> s instanceof Sort.Bits).toList();
    return (Sort.Bits) bits.get(random.nextInt(bits.size()));
  }

  private List<Sort> floats() {
    return sorts.stream().filter(s -> s instanceof Sort.Floating).toList();
  }

  public Twin truth(int depth) {
    return term(Sort.TRUTH, depth);
  }

  public Twin term(Sort sort, int depth) {
    if (depth <= 0 || random.nextInt(12) == 0) {
      return leaf(sort);
    }
    return sort.match(
        new Sort.Cases<>() {
          @Override
          public Twin truth() {
            return truthOperation(depth - 1);
          }

          @Override
          public Twin bits(Sort.Bits bits) {
            return bitsOperation(bits, depth - 1);
          }

          @Override
          public Twin floating(Sort.Floating floating) {
            return floatOperation(floating, depth - 1);
          }
        });
  }

  private Twin leaf(Sort sort) {
    if (sorts.contains(sort) && random.nextInt(3) > 0) {
      return symbol(sort, random.nextInt(symbolsPerSort));
    }
    return constant(sort, bits(sort.width()));
  }

  private Twin constant(Sort sort, BitVector value) {
    return new Twin(simple.constant(sort, value), raw.constant(sort, value));
  }

  private Term made(Operator operator, Sort sort, Term... operands) {
    return raw.operation(operator, sort, 0, operands);
  }

  private Twin truthOperation(int depth) {
    int kind = random.nextInt(floats().isEmpty() ? 9 : 12);
    if (kind < 4) {
      Twin a = truth(depth);
      Twin b = truth(depth);
      return switch (kind) {
        case 0 ->
            new Twin(
                simple.both(a.simple, b.simple), made(Operator.BOTH, Sort.TRUTH, a.raw, b.raw));
        case 1 ->
            new Twin(
                simple.either(a.simple, b.simple), made(Operator.EITHER, Sort.TRUTH, a.raw, b.raw));
        case 2 -> new Twin(simple.not(a.simple), made(Operator.NOT, Sort.TRUTH, a.raw));
        default -> choose(Sort.TRUTH, depth);
      };
    }
    if (kind >= 9) {
      return floatComparison(kind, depth);
    }
    Sort sort = anyBits();
    Twin a = term(sort, depth);
    Twin b = term(sort, depth);
    Term x = a.simple;
    Term y = b.simple;
    return switch (kind) {
      case 4 -> new Twin(simple.equal(x, y), made(Operator.EQUAL, Sort.TRUTH, a.raw, b.raw));
      case 5 ->
          new Twin(
              simple.lessUnsigned(x, y), made(Operator.LESS_UNSIGNED, Sort.TRUTH, a.raw, b.raw));
      case 6 ->
          new Twin(
              simple.atMostUnsigned(x, y),
              made(Operator.AT_MOST_UNSIGNED, Sort.TRUTH, a.raw, b.raw));
      case 7 ->
          new Twin(simple.lessSigned(x, y), made(Operator.LESS_SIGNED, Sort.TRUTH, a.raw, b.raw));
      default ->
          new Twin(
              simple.atMostSigned(x, y), made(Operator.AT_MOST_SIGNED, Sort.TRUTH, a.raw, b.raw));
    };
  }

  private Twin floatComparison(int kind, int depth) {
    Sort sort = floats().get(random.nextInt(floats().size()));
    Twin a = term(sort, depth);
    Twin b = term(sort, depth);
    return switch (kind) {
      case 9 ->
          new Twin(
              simple.floatEqual(a.simple, b.simple),
              made(Operator.FLOAT_EQUAL, Sort.TRUTH, a.raw, b.raw));
      case 10 ->
          new Twin(
              simple.floatLess(a.simple, b.simple),
              made(Operator.FLOAT_LESS, Sort.TRUTH, a.raw, b.raw));
      default ->
          new Twin(
              simple.floatAtMost(a.simple, b.simple),
              made(Operator.FLOAT_AT_MOST, Sort.TRUTH, a.raw, b.raw));
    };
  }

  private Twin choose(Sort sort, int depth) {
    Twin c = truth(depth);
    Twin a = term(sort, depth);
    Twin b = term(sort, depth);
    return new Twin(
        simple.choose(c.simple, a.simple, b.simple),
        made(Operator.CHOOSE, sort, c.raw, a.raw, b.raw));
  }

  private Twin bitsOperation(Sort.Bits sort, int depth) {
    return switch (random.nextInt(10)) {
      case 0 -> choose(sort, depth);
      case 1 -> extract(sort, depth);
      case 2 -> concatenate(sort, depth);
      case 3 -> extend(sort, depth);
      case 4 -> fromFloat(sort, depth);
      case 5 -> unary(sort, depth);
      default -> binary(sort, depth);
    };
  }

  private Twin unary(Sort sort, int depth) {
    Twin a = term(sort, depth);
    return random.nextBoolean()
        ? new Twin(simple.negate(a.simple), made(Operator.NEGATE, sort, a.raw))
        : new Twin(simple.complement(a.simple), made(Operator.COMPLEMENT, sort, a.raw));
  }

  private Twin binary(Sort sort, int depth) {
    Twin a = term(sort, depth);
    Twin b = random.nextInt(3) == 0 ? constant(sort, bits(sort.width())) : term(sort, depth);
    Term x = a.simple;
    Term y = b.simple;
    Operator[] operators = {
      Operator.ADD,
      Operator.SUBTRACT,
      Operator.MULTIPLY,
      Operator.DIVIDE_UNSIGNED,
      Operator.DIVIDE_SIGNED,
      Operator.REMAINDER_UNSIGNED,
      Operator.REMAINDER_SIGNED,
      Operator.AND,
      Operator.OR,
      Operator.XOR,
      Operator.SHIFT_LEFT,
      Operator.SHIFT_RIGHT_LOGICAL,
      Operator.SHIFT_RIGHT_ARITHMETIC
    };
    Operator operator = operators[random.nextInt(operators.length)];
    Term term =
        switch (operator) {
          case ADD -> simple.add(x, y);
          case SUBTRACT -> simple.subtract(x, y);
          case MULTIPLY -> simple.multiply(x, y);
          case DIVIDE_UNSIGNED -> simple.divideUnsigned(x, y);
          case DIVIDE_SIGNED -> simple.divideSigned(x, y);
          case REMAINDER_UNSIGNED -> simple.remainderUnsigned(x, y);
          case REMAINDER_SIGNED -> simple.remainderSigned(x, y);
          case AND -> simple.and(x, y);
          case OR -> simple.or(x, y);
          case XOR -> simple.xor(x, y);
          case SHIFT_LEFT -> simple.shiftLeft(x, y);
          case SHIFT_RIGHT_LOGICAL -> simple.shiftRightLogical(x, y);
          default -> simple.shiftRightArithmetic(x, y);
        };
    return new Twin(term, made(operator, sort, a.raw, b.raw));
  }

  private Twin extract(Sort.Bits sort, int depth) {
    Sort.Bits from = anyBits();
    if (from.width() < sort.width()) {
      return binary(sort, depth);
    }
    Twin a = term(from, depth);
    int low = random.nextInt(from.width() - sort.width() + 1);
    return new Twin(
        simple.extract(a.simple, low, sort.width()),
        raw.operation(Operator.EXTRACT, sort, low, a.raw));
  }

  private Twin concatenate(Sort.Bits sort, int depth) {
    if (sort.width() == 1) {
      return binary(sort, depth);
    }
    int low = 1 + random.nextInt(sort.width() - 1);
    Twin a = part(sort.width() - low, depth);
    Twin b = part(low, depth);
    return new Twin(
        simple.concatenate(a.simple, b.simple), made(Operator.CONCATENATE, sort, a.raw, b.raw));
  }

  /** Bits of any width, cut out of the few that there are. */
  private Twin part(int width, int depth) {
    Sort.Bits from = anyBits();
    if (from.width() < width) {
      return constant(Sort.bits(width), bits(width));
    }
    Twin a = term(from, depth - 1);
    int low = random.nextInt(from.width() - width + 1);
    return new Twin(
        simple.extract(a.simple, low, width),
        raw.operation(Operator.EXTRACT, Sort.bits(width), low, a.raw));
  }

  private Twin extend(Sort.Bits sort, int depth) {
    Sort.Bits from = anyBits();
    if (from.width() > sort.width()) {
      return binary(sort, depth);
    }
    Twin a = term(from, depth);
    return random.nextBoolean()
        ? new Twin(
            simple.zeroExtend(a.simple, sort.width()), made(Operator.ZERO_EXTEND, sort, a.raw))
        : new Twin(
            simple.signExtend(a.simple, sort.width()), made(Operator.SIGN_EXTEND, sort, a.raw));
  }

  private Twin fromFloat(Sort.Bits sort, int depth) {
    List<Sort> fitting =
        floats().stream()
            .filter(f -> f.width() == sort.width() || sort.width() == 32 || sort.width() == 64)
            .toList();
    if (fitting.isEmpty()) {
      return binary(sort, depth);
    }
    Sort from = fitting.get(random.nextInt(fitting.size()));
    Twin a = term(from, depth);
    return from.width() == sort.width() && random.nextBoolean()
        ? new Twin(simple.bitsOfFloat(a.simple), made(Operator.BITS_OF_FLOAT, sort, a.raw))
        : sort.width() == 80
            ? binary(sort, depth)
            : new Twin(
                simple.integerOf(a.simple, sort.width(), true),
                made(Operator.SIGNED_OF_FLOAT, sort, a.raw));
  }

  private Twin floatOperation(Sort.Floating sort, int depth) {
    FloatFormat format = sort.format();
    int kind = random.nextInt(9);
    if (kind == 0) {
      return choose(sort, depth);
    }
    if (kind == 1) {
      boolean signed = random.nextBoolean();
      Twin a = term(anyBits(), depth);
      Operator operator = signed ? Operator.FLOAT_OF_SIGNED : Operator.FLOAT_OF_UNSIGNED;
      return new Twin(simple.floatOf(a.simple, signed, format), made(operator, sort, a.raw));
    }
    if (kind == 2) {
      Twin a = term(floats().get(random.nextInt(floats().size())), depth);
      return a.simple.sort().equals(sort)
          ? a
          : new Twin(simple.floatOf(a.simple, format), made(Operator.FLOAT_OF_FLOAT, sort, a.raw));
    }
    if (kind == 3 && sorts.contains(Sort.bits(sort.width()))) {
      Twin a = term(Sort.bits(sort.width()), depth);
      return new Twin(
          simple.floatOfBits(a.simple, format), made(Operator.FLOAT_OF_BITS, sort, a.raw));
    }
    Twin a = term(sort, depth);
    if (kind == 4) {
      return new Twin(simple.floatNegate(a.simple), made(Operator.FLOAT_NEGATE, sort, a.raw));
    }
    Twin b = term(sort, depth);
    return switch (kind) {
      case 5 ->
          new Twin(
              simple.floatAdd(a.simple, b.simple), made(Operator.FLOAT_ADD, sort, a.raw, b.raw));
      case 6 ->
          new Twin(
              simple.floatSubtract(a.simple, b.simple),
              made(Operator.FLOAT_SUBTRACT, sort, a.raw, b.raw));
      case 7 ->
          new Twin(
              simple.floatMultiply(a.simple, b.simple),
              made(Operator.FLOAT_MULTIPLY, sort, a.raw, b.raw));
      default ->
          new Twin(
              simple.floatDivide(a.simple, b.simple),
              made(Operator.FLOAT_DIVIDE, sort, a.raw, b.raw));
    };
  }
}
