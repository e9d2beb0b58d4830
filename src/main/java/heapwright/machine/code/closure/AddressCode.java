package heapwright.machine.code.closure;

/** Address arithmetic in its frequent shapes. */
public final class AddressCode {
  private AddressCode() {}

  /** {@code base + offset}. */
  public static LongCode offset(LongCode base, long offset) {
    if (offset == 0) {
      return base;
    }
    if (base instanceof ConstantCode c) {
      return new ConstantCode(c.value() + offset);
    }
    if (base instanceof RegisterRead r) {
      return new Member(r.slot(), offset);
    }
    if (base instanceof Member m) {
      return new Member(m.base(), m.offset() + offset);
    }
    return f -> base.eval(f) + offset;
  }

  /** {@code base + index * stride}. */
  public static LongCode element(LongCode base, LongCode index, LongCode stride) {
    if (!(stride instanceof ConstantCode s)) {
      return f -> base.eval(f) + index.eval(f) * stride.eval(f);
    }
    long bytes = s.value();
    if (index instanceof ConstantCode i) {
      return offset(base, i.value() * bytes);
    }
    if (index instanceof RegisterRead i && base instanceof RegisterRead b) {
      return new Element(b.slot(), i.slot(), bytes);
    }
    if (index instanceof RegisterRead i && base instanceof ConstantCode c) {
      return new FixedElement(c.value(), i.slot(), bytes);
    }
    return f -> base.eval(f) + index.eval(f) * bytes;
  }

  /** A pointer in a register plus a constant. */
  public record Member(int base, long offset) implements LongCode {
    @Override
    public long eval(long[] f) {
      return f[base] + offset;
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  /** A pointer and an index in registers. */
  public record Element(int base, int index, long stride) implements LongCode {
    @Override
    public long eval(long[] f) {
      return f[base] + f[index] * stride;
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }

  /** An array with a fixed place, and an index in a register. */
  public record FixedElement(long base, int index, long stride) implements LongCode {
    @Override
    public long eval(long[] f) {
      return base + f[index] * stride;
    }

    @Override
    public Action into(int target) {
      return f -> f[target] = eval(f);
    }
  }
}
