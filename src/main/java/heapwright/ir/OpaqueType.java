package heapwright.ir;

/**
 * A type whose values can be stored and copied but not computed with: {@code _Complex}, vectors,
 * {@code __float128}. A function that computes with one is unsupported.
 */
public record OpaqueType(String spelling, long size, int alignment) implements Type {

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.opaque(this);
  }

  @Override
  public String toString() {
    return spelling;
  }
}
