package heapwright.ir.type;

/** An array of known length; {@link #UNKNOWN} stands for {@code []}, incomplete or flexible. */
public record ArrayType(Type element, long length) implements Type {
  public static final long UNKNOWN = -1;

  public boolean isComplete() {
    return length != UNKNOWN;
  }

  @Override
  public String toString() {
    return declare("");
  }
}
