package heapwright.ir.type;

import java.util.Optional;

/**
 * A type whose values are stored and copied as a whole: {@code _Complex}, vectors, {@code
 * __float128}. What is computed with one is computed lane by lane; a function that computes with
 * one without lanes is unsupported.
 */
public record OpaqueType(String spelling, long size, int alignment, Optional<Lanes> lanes)
    implements Type {

  /**
   * The equal scalars that a value consists of: a vector's elements, or a real and imaginary part.
   */
  public record Lanes(Type element, int count, boolean isComplex) {}

  public OpaqueType(String spelling, long size, int alignment) {
    this(spelling, size, alignment, Optional.empty());
  }

  @Override
  public String toString() {
    return spelling;
  }
}
