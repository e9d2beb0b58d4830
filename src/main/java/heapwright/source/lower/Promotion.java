package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.EnumType;
import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Type;

/** The default argument promotions, C17 6.5.2.2p6. */
final class Promotion {
  private Promotion() {}

  static Type ofArgument(Type type, DataModel model) {
    if (type == FloatingType.FLOAT) {
      return FloatingType.DOUBLE;
    }
    if (type instanceof EnumType enumeration) {
      return ofArgument(enumeration.underlying(), model);
    }
    if (type instanceof IntegerType integer
        && integer.kind().rank() < IntegerType.Kind.INT.rank()) {
      return model.signedInt();
    }
    return type;
  }
}
