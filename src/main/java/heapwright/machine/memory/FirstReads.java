package heapwright.machine.memory;

/**
 * Receives unwritten bytes that are about to be read, copied or merged, and may write them at that
 * moment: memory whose contents are decided when they are first read.
 */
public interface FirstReads {
  /** Lets indeterminate bytes be. */
  FirstReads IGNORED = (address, length) -> {};

  /** Some of this many bytes at an address are indeterminate. */
  void about(long address, int length);
}
