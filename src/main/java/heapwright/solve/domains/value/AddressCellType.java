package heapwright.solve.domains.value;

/** Addresses of things of one kind. */
public record AddressCellType(TargetKind pointed) implements CellType {
  private static final int BYTES = 8;

  @Override
  public int bytes() {
    return BYTES;
  }
}
