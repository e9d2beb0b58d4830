package heapwright.symbolic.term;

import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.RandomBits;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random terms over a few inputs, each built twice: simplified, and as it was asked for. */
public final class RandomTerms {
  private static final List<Operator> COMPARISONS =
      List.of(
          Operator.EQUAL,
          Operator.LESS_UNSIGNED,
          Operator.AT_MOST_UNSIGNED,
          Operator.LESS_SIGNED,
          Operator.AT_MOST_SIGNED);

  private static final List<Operator> FLOAT_COMPARISONS =
      List.of(Operator.FLOAT_EQUAL, Operator.FLOAT_LESS, Operator.FLOAT_AT_MOST);

  private static final List<Operator> ARITHMETIC =
      List.of(
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
          Operator.SHIFT_RIGHT_ARITHMETIC);

  private static final List<Operator> FLOAT_ARITHMETIC =
      List.of(
          Operator.FLOAT_ADD,
          Operator.FLOAT_SUBTRACT,
          Operator.FLOAT_MULTIPLY,
          Operator.FLOAT_DIVIDE);

  private final Random random;
  private final RandomBits randomBits;
  private final List<Sort> sorts;
  private final int symbolsPerSort;
  private final Twins twins = new Twins();

  public RandomTerms(long seed, List<Sort> sorts, int symbolsPerSort) {
    this.random = new Random(seed);
    this.randomBits = new RandomBits(random);
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
    return twins.simple();
  }

  private Twin symbol(Sort sort, int index) {
    return twins.symbol("s" + sorts.indexOf(sort) + "_" + index, sort);
  }

  public List<Symbol> symbols() {
    List<Symbol> all = new ArrayList<>();
    for (int i = 0; i < sorts.size() * symbolsPerSort; i++) {
      all.add(terms().symbol(i));
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
    model.values().forEach((s, v) -> values.put(twins.raw().symbol(s.index()), v));
    return Model.of(values);
  }

  public BitVector bits(int width) {
    return randomBits.of(width);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Sort.Bits anyBits() {
    return (Sort.Bits) any(sorts.stream().filter(s -> s instanceof Sort.Bits).toList());
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
    if (sort instanceof Sort.Truth) {
      return truthOperation(depth - 1);
    }
    return sort instanceof Sort.Bits bits
        ? bitsOperation(bits, depth - 1)
        : floatOperation((Sort.Floating) sort, depth - 1);
  }

  private Twin leaf(Sort sort) {
    return sorts.contains(sort) && random.nextInt(3) > 0
        ? symbol(sort, random.nextInt(symbolsPerSort))
        : constant(sort);
  }

  private Twin constant(Sort sort) {
    return twins.constant(sort, bits(sort.width()));
  }

  /** Of terms of a sort. */
  private Twin binary(Operator operator, Sort result, Sort sort, int depth) {
    Twin a = term(sort, depth);
    return twins.binary(operator, result, a, term(sort, depth));
  }

  private Twin truthOperation(int depth) {
    int kind = random.nextInt(floats().isEmpty() ? 9 : 12);
    return switch (kind) {
      case 0 -> binary(Operator.BOTH, Sort.TRUTH, Sort.TRUTH, depth);
      case 1 -> binary(Operator.EITHER, Sort.TRUTH, Sort.TRUTH, depth);
      case 2 -> twins.unary(Operator.NOT, Sort.TRUTH, truth(depth));
      case 3 -> choose(Sort.TRUTH, depth);
      case 4, 5, 6, 7, 8 -> binary(COMPARISONS.get(kind - 4), Sort.TRUTH, anyBits(), depth);
      default -> binary(FLOAT_COMPARISONS.get(kind - 9), Sort.TRUTH, any(floats()), depth);
    };
  }

  private Twin choose(Sort sort, int depth) {
    Twin condition = truth(depth);
    Twin a = term(sort, depth);
    return twins.choose(sort, condition, a, term(sort, depth));
  }

  private Twin bitsOperation(Sort.Bits sort, int depth) {
    return switch (random.nextInt(10)) {
      case 0 -> choose(sort, depth);
      case 1 -> extract(sort, depth);
      case 2 -> concatenate(sort, depth);
      case 3 -> extend(sort, depth);
      case 4 -> fromFloat(sort, depth);
      case 5 ->
          twins.unary(any(List.of(Operator.NEGATE, Operator.COMPLEMENT)), sort, term(sort, depth));
      default -> arithmetic(sort, depth);
    };
  }

  private Twin arithmetic(Sort sort, int depth) {
    Twin a = term(sort, depth);
    Twin b = random.nextInt(3) == 0 ? constant(sort) : term(sort, depth);
    return twins.binary(any(ARITHMETIC), sort, a, b);
  }

  private Twin extract(Sort.Bits sort, int depth) {
    Sort.Bits from = anyBits();
    return from.width() < sort.width() ? arithmetic(sort, depth) : cut(sort, from, depth);
  }

  private Twin cut(Sort.Bits sort, Sort.Bits from, int depth) {
    Twin a = term(from, depth);
    return twins.extract(sort, random.nextInt(from.width() - sort.width() + 1), a);
  }

  private Twin concatenate(Sort.Bits sort, int depth) {
    if (sort.width() == 1) {
      return arithmetic(sort, depth);
    }
    int low = 1 + random.nextInt(sort.width() - 1);
    Twin a = part(sort.width() - low, depth);
    return twins.binary(Operator.CONCATENATE, sort, a, part(low, depth));
  }

  /** Bits of any width, cut out of the few that there are. */
  private Twin part(int width, int depth) {
    Sort.Bits from = anyBits();
    Sort.Bits sort = Sort.bits(width);
    return from.width() < width ? constant(sort) : cut(sort, from, depth - 1);
  }

  private Twin extend(Sort.Bits sort, int depth) {
    Sort.Bits from = anyBits();
    return from.width() > sort.width()
        ? arithmetic(sort, depth)
        : twins.unary(
            any(List.of(Operator.ZERO_EXTEND, Operator.SIGN_EXTEND)), sort, term(from, depth));
  }

  private Twin fromFloat(Sort.Bits sort, int depth) {
    List<Sort> fitting =
        floats().stream()
            .filter(f -> f.width() == sort.width() || sort.width() == 32 || sort.width() == 64)
            .toList();
    if (fitting.isEmpty()) {
      return arithmetic(sort, depth);
    }
    Sort from = any(fitting);
    Twin a = term(from, depth);
    boolean isCopied = from.width() == sort.width() && random.nextBoolean();
    if (!isCopied && sort.width() == 80) {
      return arithmetic(sort, depth);
    }
    return twins.unary(isCopied ? Operator.BITS_OF_FLOAT : Operator.SIGNED_OF_FLOAT, sort, a);
  }

  private Twin floatOperation(Sort.Floating sort, int depth) {
    return switch (random.nextInt(9)) {
      case 0 -> choose(sort, depth);
      case 1 ->
          twins.unary(
              any(List.of(Operator.FLOAT_OF_SIGNED, Operator.FLOAT_OF_UNSIGNED)),
              sort,
              term(anyBits(), depth));
      case 2 -> converted(sort, depth);
      case 3 -> ofBits(sort, depth);
      case 4 -> twins.unary(Operator.FLOAT_NEGATE, sort, term(sort, depth));
      default -> floatArithmetic(sort, depth);
    };
  }

  private Twin converted(Sort.Floating sort, int depth) {
    Sort from = any(floats());
    Twin a = term(from, depth);
    return from.equals(sort) ? a : twins.unary(Operator.FLOAT_OF_FLOAT, sort, a);
  }

  private Twin ofBits(Sort.Floating sort, int depth) {
    Sort from = Sort.bits(sort.width());
    return sorts.contains(from)
        ? twins.unary(Operator.FLOAT_OF_BITS, sort, term(from, depth))
        : floatArithmetic(sort, depth);
  }

  private Twin floatArithmetic(Sort.Floating sort, int depth) {
    return binary(any(FLOAT_ARITHMETIC), sort, sort, depth);
  }
}
