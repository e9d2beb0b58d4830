package heapwright.source.lower.arithmetic;

import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import java.util.Optional;

/** Which types have lanes: complex numbers and vectors. */
public final class LaneTypes {
  private LaneTypes() {}

  public static Optional<OpaqueType.Lanes> of(Type type) {
    return type instanceof OpaqueType opaque ? opaque.lanes() : Optional.empty();
  }

  public static boolean isLaned(Type type) {
    return of(type).isPresent();
  }

  public static boolean isComplex(Type type) {
    return of(type).filter(OpaqueType.Lanes::isComplex).isPresent();
  }

  public static boolean isVector(Type type) {
    return of(type).filter(lanes -> !lanes.isComplex()).isPresent();
  }
}
