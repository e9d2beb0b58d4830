package heapwright.machine.builtin;

import heapwright.ir.source.SourceSpan;
import heapwright.machine.memory.BlockOperations;
import heapwright.machine.memory.ObjectOrigin;
import heapwright.machine.outcome.FaultKind;
import heapwright.world.LibraryOperation.MemoryOperation;

/** {@code memcpy}, {@code memmove} and {@code memset}. */
final class MemoryBuiltIns {
  private final MachineServices services;
  private final BlockOperations blocks;

  private MemoryBuiltIns(MachineServices services) {
    this.services = services;
    blocks = services.memory().blocks();
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    MemoryBuiltIns family = new MemoryBuiltIns(services);
    table.add(MemoryOperation.COPY_BYTES, "p(ppz)", family::copy);
    table.add(MemoryOperation.MOVE_BYTES, "p(ppz)", family::move);
    table.add(
        MemoryOperation.KEEP_APART,
        "v(ppz)",
        a -> family.keepApart(a.integer(0), a.integer(1), a.integer(2)));
    table.add(MemoryOperation.FILL_BYTES, "p(piz)", family::set);
  }

  private void copy(BuiltInArguments a) {
    long to = a.integer(0);
    long from = a.integer(1);
    long length = a.integer(2);
    if (to != from) {
      keepApart(to, from, length);
    }
    move(a);
  }

  private void keepApart(long left, long right, long length) {
    long distance = Math.abs(left - right);
    if (distance < length) {
      String what = ObjectOrigin.bytes(length) + " between places " + distance + " apart";
      SourceSpan at = services.at();
      services.processor().faults().survive(FaultKind.OVERLAPPING_COPY, at, () -> what);
    }
  }

  private void move(BuiltInArguments a) {
    blocks.copy(a.integer(0), a.integer(1), a.integer(2), services.site());
    a.give(a.integer(0));
  }

  private void set(BuiltInArguments a) {
    blocks.fill(a.integer(0), (byte) a.integer(1), a.integer(2), services.site());
    a.give(a.integer(0));
  }
}
