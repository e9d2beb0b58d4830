package heapwright.source.lower;

import heapwright.ir.OpaqueType;
import heapwright.ir.Type;
import java.util.Optional;

/** Which types have lanes: complex numbers and vectors. */
final class LaneTypes {
  private LaneTypes() {}

  static Optional<OpaqueType.Lanes> of(Type type) {
    return type instanceof OpaqueType opaque ? opaque.lanes() : Optional.empty();
  }

  static boolean isLaned(Type type) {
    return of(type).isPresent();
  }

  static boolean isComplex(Type type) {
    return of(type).filter(OpaqueType.Lanes::isComplex).isPresent();
  }

  static boolean isVector(Type type) {
    return of(type).filter(lanes -> !lanes.isComplex()).isPresent();
  }
}
