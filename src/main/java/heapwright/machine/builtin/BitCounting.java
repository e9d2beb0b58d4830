package heapwright.machine.builtin;

import heapwright.machine.outcome.FaultKind;
import java.util.function.LongUnaryOperator;

/** gcc's built-in functions on bits. */
final class BitCounting {
  private BitCounting() {}

  static void addTo(BuiltInTable table, MachineServices host) {
    family(
        table,
        "__builtin_clz",
        x -> Integer.numberOfLeadingZeros((int) nonzero(x, host)),
        x -> Long.numberOfLeadingZeros(nonzero(x, host)));
    family(
        table,
        "__builtin_ctz",
        x -> Integer.numberOfTrailingZeros((int) nonzero(x, host)),
        x -> Long.numberOfTrailingZeros(nonzero(x, host)));
    family(table, "__builtin_popcount", x -> Integer.bitCount((int) x), Long::bitCount);
    family(
        table, "__builtin_parity", x -> Integer.bitCount((int) x) & 1, x -> Long.bitCount(x) & 1);
    family(
        table,
        "__builtin_clrsb",
        x -> Integer.numberOfLeadingZeros((int) x ^ (int) x >> 31) - 1,
        x -> Long.numberOfLeadingZeros(x ^ x >> 63) - 1);
    family(
        table,
        "__builtin_ffs",
        x -> (int) x == 0 ? 0 : Integer.numberOfTrailingZeros((int) x) + 1,
        x -> x == 0 ? 0 : Long.numberOfTrailingZeros(x) + 1);
    table.add("__builtin_bswap16", "h(h)", a -> a.give(swap16(a.integer(0))));
    table.add(
        "__builtin_bswap32",
        "u(u)",
        a -> a.give(Integer.toUnsignedLong(Integer.reverseBytes((int) a.integer(0)))));
    table.add("__builtin_bswap64", "z(z)", a -> a.give(Long.reverseBytes(a.integer(0))));
  }

  /** gcc's manual: for 0 the result is undefined. */
  private static long nonzero(long x, MachineServices host) {
    if (x == 0) {
      host.processor()
          .faults()
          .survive(FaultKind.BAD_BUILTIN_ARGUMENT, host.at(), () -> "0 has no bit that is set");
    }
    return x;
  }

  private static long swap16(long value) {
    return Short.toUnsignedLong(Short.reverseBytes((short) value));
  }

  private static void family(
      BuiltInTable table, String name, LongUnaryOperator narrow, LongUnaryOperator wide) {
    table.add(name, "i(u)", a -> a.give(narrow.applyAsLong(a.integer(0))));
    table.add(name + "l", "i(z)", a -> a.give(wide.applyAsLong(a.integer(0))));
    table.add(name + "ll", "i(z)", a -> a.give(wide.applyAsLong(a.integer(0))));
  }
}
