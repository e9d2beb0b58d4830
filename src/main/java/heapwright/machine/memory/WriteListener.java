package heapwright.machine.memory;

/** Hears of writes to memory before they happen. */
public interface WriteListener {
  void about(long address, long length);
}
