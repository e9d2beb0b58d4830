package heapwright.analysis.invariant.domain;

/**
 * A number that a state has a name for, plus a constant. The name 0 stands for the number 0, so
 * constants are values too.
 */
public record AbstractValue(int name, long offset) {
  public static final int ZERO = 0;

  /** Greater offsets get a name of their own, so that sums of offsets never overflow. */
  private static final long LIMIT = 1L << 60;

  public static AbstractValue of(long number) {
    return new AbstractValue(ZERO, number);
  }

  public static AbstractValue named(int name) {
    return new AbstractValue(name, 0);
  }

  public boolean isConstant() {
    return name == ZERO;
  }

  /** Whether adding keeps the offset in bounds. */
  public boolean canAdd(long number) {
    return Math.abs(number >> 1) < LIMIT / 2 && Math.abs(offset + number) < LIMIT;
  }

  public AbstractValue plus(long number) {
    return new AbstractValue(name, Math.addExact(offset, number));
  }

  /** An order, in which symmetric operations have their operands backwards. */
  public boolean isBefore(AbstractValue other) {
    return name < other.name || name == other.name && offset < other.offset;
  }

  /** Names and offsets are small numbers, whose multiples by 31 would often be the same. */
  @Override
  public int hashCode() {
    return (int) (name * 0x9e3779b97f4a7c15L + offset * 0xc2b2ae3d27d4eb4fL >>> 32);
  }

  @Override
  public String toString() {
    return isConstant() ? Long.toString(offset) : "v" + name + (offset == 0 ? "" : "+" + offset);
  }
}
