package heapwright.machine.builtin;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.List;

/**
 * Function types in a short notation, the result first: {@code p(pz)} is {@code void *(void *,
 * size_t)}.
 */
final class Signature {
  private static final DataModel MODEL = DataModel.LP64;

  private Signature() {}

  static FunctionType parse(String text) {
    List<Type> parameters =
        text.substring(2, text.length() - 1).chars().mapToObj(Signature::type).toList();
    return type(text.charAt(0)).function(parameters);
  }

  private static Type type(int letter) {
    return switch (letter) {
      case 'v' -> VoidType.VOID;
      case 'p' -> VoidType.VOID.pointer();
      case 'h' -> MODEL.integer(Kind.SHORT, false);
      case 'i' -> MODEL.signedInt();
      case 'u' -> MODEL.unsignedInt();
      case 'l' -> MODEL.integer(Kind.LONG, true);
      case 'z' -> MODEL.sizeType();
      case 'f' -> FloatingType.FLOAT;
      case 'd' -> FloatingType.DOUBLE;
      case 'e' -> FloatingType.LONG_DOUBLE;
      default -> throw new IllegalArgumentException("no type: " + (char) letter);
    };
  }
}
