package heapwright.world;

/** Blocks of the heap, and runs of bytes. */
public enum MemoryOperation implements LibraryOperation {
  /** So many bytes. */
  ALLOCATE,
  /** So many elements of a size, all bytes 0. */
  ALLOCATE_ZEROED,
  /** The alignment comes before the size. */
  ALLOCATE_ALIGNED,
  /** Stores the block through the first parameter and returns an error number. */
  ALLOCATE_STORED,
  /** For a model's own use: no test can refuse it. */
  ALLOCATE_UNREFUSED,
  REALLOCATE,
  /** For a model's own use: no test can refuse it. */
  REALLOCATE_UNREFUSED,
  RELEASE,
  TELL_BLOCK_SIZE,
  /** To the first parameter from the second, which do not overlap. */
  COPY_BYTES,
  /** To the first parameter from the second. */
  MOVE_BYTES,
  FILL_BYTES,
  /** Nothing, if the two runs of bytes do not overlap. */
  KEEP_APART;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.memory(this);
  }
}
