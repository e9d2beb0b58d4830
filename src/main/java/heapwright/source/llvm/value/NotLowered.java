package heapwright.source.llvm.value;

/** Something that has no counterpart in the representation yet; it costs what contains it. */
public final class NotLowered extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param construct for readers
   */
  public NotLowered(String construct) {
    super(construct);
  }
}
