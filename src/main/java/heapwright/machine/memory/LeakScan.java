package heapwright.machine.memory;

import heapwright.ir.source.SourceSpan;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the blocks that can no longer be freed: those that no chain of pointers reaches from a
 * global object or from a function that is still active. As a leak sanitizer does it, every aligned
 * word that could be a pointer is taken for one.
 */
public final class LeakScan {
  private record Lost(long blocks, long bytes) {
    Lost and(Lost other) {
      return new Lost(blocks + other.blocks, bytes + other.bytes);
    }
  }

  private static final int WORD = 8;

  private final Memory memory;
  private final AddressSpace space;
  private final FaultLog faults;
  private final ArrayDeque<MemoryObject> pending = new ArrayDeque<>();

  public LeakScan(Memory memory, FaultLog faults) {
    this.memory = memory;
    space = memory.space();
    this.faults = faults;
  }

  /** Reports the lost blocks, once per place of allocation. */
  public void run(List<long[]> frames) {
    for (long[] frame : frames) {
      for (long word : frame) {
        reach(word);
      }
    }
    space.forEach(this::reachIfRoot);
    while (!pending.isEmpty()) {
      scan(pending.removeLast());
    }
    report();
  }

  private void reachIfRoot(MemoryObject object) {
    if (object.state() == MemoryObject.State.LIVE
        && !(object.storage instanceof ObjectOrigin.Heap)) {
      scan(object);
    }
  }

  private void scan(MemoryObject object) {
    for (int offset = 0; offset + WORD <= object.bytes.length; offset += WORD) {
      reach(memory.word(object, offset));
    }
  }

  private void reach(long word) {
    MemoryObject object = space.find(word);
    boolean counts = object.storage instanceof ObjectOrigin.Heap && !object.reached;
    if (counts && object.state() != MemoryObject.State.DEAD && space.isNear(object, word)) {
      object.reached = true;
      pending.addLast(object);
    }
  }

  private void report() {
    Map<SourceSpan, Lost> lost = new LinkedHashMap<>();
    space.forEach(
        object -> {
          if (object.storage instanceof ObjectOrigin.Heap heap
              && object.state() != MemoryObject.State.DEAD
              && !object.reached) {
            lost.merge(heap.span(), new Lost(1, object.size), Lost::and);
          }
        });
    lost.forEach((at, what) -> faults.survive(FaultKind.LEAK, at, () -> describe(what)));
  }

  private static String describe(Lost lost) {
    String blocks = lost.blocks == 1 ? "a block" : lost.blocks + " blocks";
    return blocks + " allocated here, " + ObjectOrigin.bytes(lost.bytes) + ", never freed";
  }
}
