package heapwright.machine.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.outcome.CallStack;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MemoryTest {
  private static final SourceSpan SPAN = new SourceSpan(new SourceFile("m.c"), 3, 5, 3, 9);
  private static final Site HERE = Site.at(SPAN);

  private final FaultLog faults = new FaultLog(new CallStack(file -> false));
  private final Memory memory = new Memory(faults);
  private final MachineHeap heap = new MachineHeap(memory, faults);

  @BeforeEach
  void grantMemory() {
    heap.clear(1L << 30, Long.MAX_VALUE);
  }

  private long block(long size) {
    return heap.allocate(size, 1, SPAN).orElseThrow().base();
  }

  private static FaultKind kind(Executable access) {
    RunStopped stop = assertThrows(RunStopped.class, access);
    return ((RunOutcome.Faulted) stop.outcome()).fault().kind();
  }

  @Test
  void whatWasStoredIsLoaded() {
    long at = block(16);
    memory.storeLong(at, 0x1122334455667788L, HERE);
    assertEquals(0x55667788, memory.loadInt(at, HERE));
    assertEquals(0x1122, memory.loadShort(at + 6, HERE));
    assertEquals((byte) 0x88, memory.loadByte(at, HERE));
    assertEquals(List.of(), faults.survived());
  }

  @Test
  void moreThanTheLimitIsRefusedAndMoreThanTheRoomEndsTheRun() {
    heap.clear(1 << 20, 1 << 16);
    assertTrue(heap.allocate(1 << 15, 1, SPAN).isPresent());
    assertThrows(OutOfMemoryError.class, () -> heap.allocate(1 << 15, 1, SPAN));
    assertEquals(Optional.empty(), heap.allocate(1 << 20, 1, SPAN));
  }

  @Test
  void theLastByteIsInsideAndTheNextIsNot() {
    long at = block(5);
    memory.storeByte(at + 4, (byte) 1, HERE);
    assertEquals(FaultKind.OUT_OF_BOUNDS, kind(() -> memory.storeByte(at + 5, (byte) 1, HERE)));
    assertEquals(FaultKind.OUT_OF_BOUNDS, kind(() -> memory.loadInt(at + 2, HERE)));
    assertEquals(FaultKind.OUT_OF_BOUNDS, kind(() -> memory.loadByte(at - 1, HERE)));
  }

  @Test
  void aPointerThatStraysStillNamesItsObject() {
    long first = block(100);
    block(100);
    RunStopped stop =
        assertThrows(RunStopped.class, () -> memory.loadByte(first + 1_000_000, HERE));
    Fault fault = ((RunOutcome.Faulted) stop.outcome()).fault();
    assertTrue(fault.message().contains("offset 1000000 of the block of 100 bytes"));
  }

  @Test
  void nullAndNumbersAreToldApart() {
    assertEquals(FaultKind.NULL_DEREFERENCE, kind(() -> memory.loadInt(0, HERE)));
    assertEquals(FaultKind.WILD_DEREFERENCE, kind(() -> memory.loadInt(42, HERE)));
    assertEquals(FaultKind.WILD_DEREFERENCE, kind(() -> memory.loadInt(0xdeadbeefdeadbeefL, HERE)));
  }

  @Test
  void uninitialisedBytesTravelSilently() {
    long from = block(8);
    long to = block(8);
    memory.storeInt(from, 7, HERE);
    memory.blocks().copy(to, from, 8, HERE);
    assertEquals(7, memory.loadInt(to, HERE));
    assertEquals(List.of(), faults.survived());
    memory.loadInt(to + 4, HERE);
    assertEquals(FaultKind.UNINITIALISED_READ, faults.survived().get(0).kind());
  }

  @Test
  void overlappingStretchesCopyAsIfBuffered() {
    long at = block(4);
    memory.blocks().write(at, new byte[] {1, 2, 3, 4}, HERE);
    memory.blocks().copy(at + 1, at, 3, HERE);
    assertArrayEquals(new byte[] {1, 1, 2, 3}, memory.blocks().read(at, 4, HERE));
  }

  @Test
  void freedBlocksStayRecognisable() {
    long at = block(8);
    heap.release(at, SPAN);
    for (int i = 0; i < 10_000; i++) {
      heap.release(block(8), SPAN);
    }
    assertEquals(FaultKind.USE_AFTER_FREE, kind(() -> memory.loadInt(at, HERE)));
    assertEquals(FaultKind.DOUBLE_FREE, kind(() -> heap.release(at, SPAN)));
  }

  @Test
  void windowsAreUsedAgainInTheEnd() {
    long first = block(8);
    heap.release(first, SPAN);
    long last = first;
    for (int i = 0; i < 300_000; i++) {
      last = block(8);
      heap.release(last, SPAN);
    }
    assertTrue(last >>> 47 == 0, "the address leaves what x86-64 gives a process");
  }

  @Test
  void onlyTheStartOfABlockCanBeFreed() {
    long at = block(8);
    assertEquals(FaultKind.INVALID_FREE, kind(() -> heap.release(at + 4, SPAN)));
    assertEquals(FaultKind.INVALID_FREE, kind(() -> heap.release(12345, SPAN)));
  }

  @Test
  void hugeBlocksCostNothingUntilTouched() {
    for (int i = 0; i < 20; i++) {
      heap.release(block(200L << 20), SPAN);
    }
    assertTrue(heap.allocate(2L << 30, 1, SPAN).isEmpty());
  }

  @Test
  void blocksLieAsCloselyAsAHeapsInTheirLowerBits() {
    assertNotEquals(block(8) & 0xffff, block(8) & 0xffff);
    assertEquals(0, heap.allocate(8, 4096, SPAN).orElseThrow().base() % 4096);
  }

  @Test
  void lostBlocksAreFoundAndReachableOnesAreNot() {
    long root = memory.objects().given("root", new byte[8]).base();
    long kept = block(8);
    long behind = block(8);
    long lost = block(8);
    memory.storeLong(root, kept, HERE);
    memory.storeLong(kept, behind, HERE);
    memory.storeLong(lost, lost, HERE);
    new LeakScan(memory, faults).run(List.of());
    assertEquals(1, faults.survived().size());
    assertTrue(faults.survived().get(0).message().startsWith("a block allocated here, 8 bytes"));
  }
}
