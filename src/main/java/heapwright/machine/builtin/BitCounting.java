package heapwright.machine.builtin;

import heapwright.ir.code.SymbolId;
import heapwright.machine.outcome.FaultKind;
import heapwright.world.LibraryOperation.BitOperation;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** gcc's built-in functions on bits. */
final class BitCounting {
  private BitCounting() {}

  static void addTo(BuiltInTable table, MachineServices services) {
    family(
        table,
        BitOperation.COUNT_LEADING_ZEROS,
        x -> Integer.numberOfLeadingZeros((int) nonzero(x, services)),
        x -> Long.numberOfLeadingZeros(nonzero(x, services)));
    family(
        table,
        BitOperation.COUNT_TRAILING_ZEROS,
        x -> Integer.numberOfTrailingZeros((int) nonzero(x, services)),
        x -> Long.numberOfTrailingZeros(nonzero(x, services)));
    family(table, BitOperation.COUNT_ONES, x -> Integer.bitCount((int) x), Long::bitCount);
    family(
        table, BitOperation.PARITY, x -> Integer.bitCount((int) x) & 1, x -> Long.bitCount(x) & 1);
    family(
        table,
        BitOperation.COUNT_REDUNDANT_SIGNS,
        x -> Integer.numberOfLeadingZeros((int) x ^ (int) x >> 31) - 1,
        x -> Long.numberOfLeadingZeros(x ^ x >> 63) - 1);
    family(
        table,
        BitOperation.FIND_FIRST_ONE,
        x -> (int) x == 0 ? 0 : Integer.numberOfTrailingZeros((int) x) + 1,
        x -> x == 0 ? 0 : Long.numberOfTrailingZeros(x) + 1);
    List<SymbolId> reversing = LibraryTable.functions(BitOperation.REVERSE_BYTES);
    table.add(reversing.get(0).key(), "h(h)", a -> a.give(swap16(a.integer(0))));
    table.add(
        reversing.get(1).key(),
        "u(u)",
        a -> a.give(Integer.toUnsignedLong(Integer.reverseBytes((int) a.integer(0)))));
    table.add(reversing.get(2).key(), "z(z)", a -> a.give(Long.reverseBytes(a.integer(0))));
  }

  /** gcc's manual: for 0 the result is undefined. */
  private static long nonzero(long x, MachineServices services) {
    if (x == 0) {
      services
          .processor()
          .faults()
          .survive(FaultKind.BAD_BUILTIN_ARGUMENT, services.at(), () -> "0 has no bit that is set");
    }
    return x;
  }

  private static long swap16(long value) {
    return Short.toUnsignedLong(Short.reverseBytes((short) value));
  }

  private static void family(
      BuiltInTable table,
      BitOperation operation,
      LongUnaryOperator narrow,
      LongUnaryOperator wide) {
    List<SymbolId> widths = LibraryTable.functions(operation);
    table.add(widths.get(0).key(), "i(u)", a -> a.give(narrow.applyAsLong(a.integer(0))));
    for (SymbolId name : widths.subList(1, widths.size())) {
      table.add(name.key(), "i(z)", a -> a.give(wide.applyAsLong(a.integer(0))));
    }
  }
}
