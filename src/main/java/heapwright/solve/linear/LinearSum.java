package heapwright.solve.linear;

import java.util.Map;
import java.util.TreeMap;

/**
 * A linear expression over columns. Immutable; what does not fit into 64 bits throws an {@link
 * ArithmeticException}, which {@link Linearisation} takes for "not linear".
 *
 * @param factors by column, none of them zero
 */
record LinearSum(Map<Column, Long> factors, long constant) {
  static final LinearSum ZERO = of(0);

  static LinearSum of(long constant) {
    return new LinearSum(Map.of(), constant);
  }

  static LinearSum of(Column column) {
    return new LinearSum(Map.of(column, 1L), 0);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  LinearSum plus(LinearSum other) {
    return plus(other, 1);
  }

  LinearSum minus(LinearSum other) {
    return plus(other, -1);
  }

  LinearSum plus(long number) {
    return new LinearSum(factors, Math.addExact(constant, number));
  }

  LinearSum times(long factor) {
    return ZERO.plus(this, factor);
  }

  private LinearSum plus(LinearSum other, long factor) {
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
    return new LinearSum(sum, Math.addExact(constant, Math.multiplyExact(other.constant, factor)));
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
