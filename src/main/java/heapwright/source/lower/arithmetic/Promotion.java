package heapwright.source.lower.arithmetic;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;

/** The default argument promotions, C17 6.5.2.2p6. */
public final class Promotion {
  private Promotion() {}

  public static Type ofArgument(Type type, DataModel model) {
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
