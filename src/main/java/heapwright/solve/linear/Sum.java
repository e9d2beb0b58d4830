package heapwright.solve.linear;

import java.util.Map;
import java.util.TreeMap;

/**
 * A linear expression over columns. Immutable; what does not fit into 64 bits throws an {@link
 * ArithmeticException}, which {@link Linearisation} takes for "not linear".
 *
 * @param factors by column, none of them zero
 */
record Sum(Map<Column, Long> factors, long constant) {
  static final Sum ZERO = of(0);

  static Sum of(long constant) {
    return new Sum(Map.of(), constant);
  }

  static Sum of(Column column) {
    return new Sum(Map.of(column, 1L), 0);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  Sum plus(Sum other) {
    return plus(other, 1);
  }

  Sum minus(Sum other) {
    return plus(other, -1);
  }

  Sum plus(long number) {
    return new Sum(factors, Math.addExact(constant, number));
  }

  Sum times(long factor) {
    return ZERO.plus(this, factor);
  }

  private Sum plus(Sum other, long factor) {
    Map<Column, Long> sum = new TreeMap<>(factors);
    other.factors.forEach(
        (column, f) -> {
          long total = Math.addExact(sum.getOrDefault(column, 0L), Math.multiplyExact(f, factor));
          if (total == 0) {
            sum.remove(column);
          } else {
            sum.put(column, total);
          }
        });
    return new Sum(sum, Math.addExact(constant, Math.multiplyExact(other.constant, factor)));
  }

  long least() {
    return bound(true);
  }

  long greatest() {
    return bound(false);
  }

  private long bound(boolean lower) {
    long bound = constant;
    for (Map.Entry<Column, Long> e : factors.entrySet()) {
      boolean atLeast = e.getValue() > 0 == lower;
      long at = atLeast ? e.getKey().least() : e.getKey().greatest();
      bound = Math.addExact(bound, Math.multiplyExact(e.getValue(), at));
    }
    return bound;
  }
}
