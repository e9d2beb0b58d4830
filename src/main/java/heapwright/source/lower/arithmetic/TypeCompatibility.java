package heapwright.source.lower.arithmetic;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.FunctionType.Parameters;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import java.util.Optional;

/** Whether two types are compatible, C17 6.2.7. */
public final class TypeCompatibility {
  private TypeCompatibility() {}

  public static boolean compatible(Type left, Type right) {
    if (left.equals(right)) {
      return true;
    }
    if (left instanceof PointerType l && right instanceof PointerType r) {
      return l.qualifiers().equals(r.qualifiers()) && compatible(l.target(), r.target());
    }
    if (left instanceof FunctionType l && right instanceof FunctionType r) {
      return compatible(l.result(), r.result()) && parameters(l, r);
    }
    if (left instanceof EnumType l && right.equals(l.underlying())
        || right instanceof EnumType r && left.equals(r.underlying())) {
      return true;
    }
    Optional<Type> l = element(left);
    Optional<Type> r = element(right);
    return l.isPresent() && r.isPresent() && compatible(l.get(), r.get()) && lengths(left, right);
  }

  private static Optional<Type> element(Type type) {
    if (type instanceof ArrayType array) {
      return Optional.of(array.element());
    }
    return type instanceof VariableArrayType array
        ? Optional.of(array.element())
        : Optional.empty();
  }

  private static boolean lengths(Type left, Type right) {
    return !(left instanceof ArrayType l && l.isComplete())
        || !(right instanceof ArrayType r && r.isComplete())
        || l.length() == r.length();
  }

  private static boolean parameters(FunctionType left, FunctionType right) {
    if (left.kind() == Parameters.UNSPECIFIED || right.kind() == Parameters.UNSPECIFIED) {
      return true;
    }
    if (left.kind() != right.kind() || left.parameters().size() != right.parameters().size()) {
      return false;
    }
    for (int i = 0; i < left.parameters().size(); i++) {
      if (!compatible(left.parameters().get(i), right.parameters().get(i))) {
        return false;
      }
    }
    return true;
  }
}
