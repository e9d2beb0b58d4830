package heapwright.ir.code;

/** A basic block's place in its function's list of blocks; the entry is 0. */
public record BlockId(int index) {
  public static final BlockId ENTRY = new BlockId(0);

  @Override
  public String toString() {
    return "b" + index;
  }
}
