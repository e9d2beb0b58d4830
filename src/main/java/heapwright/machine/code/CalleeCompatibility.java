package heapwright.machine.code;

import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.ScalarKind;
import java.util.List;

/**
 * Whether a function may be called through a type. Less strict than C17 6.3.2.3p8, which real code
 * does not keep to: all pointers are passed alike, and so are integers of one size.
 */
final class CalleeCompatibility {
  private CalleeCompatibility() {}

  static boolean callable(FunctionType seen, FunctionType actual) {
    if (!alike(seen.result(), actual.result()) && !(seen.result() instanceof VoidType)) {
      return false;
    }
    if (seen.kind() == FunctionType.Parameters.UNSPECIFIED
        || actual.kind() == FunctionType.Parameters.UNSPECIFIED) {
      return true;
    }
    return seen.kind() == actual.kind() && alike(seen.parameters(), actual.parameters());
  }

  private static boolean alike(List<Type> left, List<Type> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!alike(left.get(i), right.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean alike(Type left, Type right) {
    if (left.isAggregate() || right.isAggregate()) {
      return left.equals(right);
    }
    if (left instanceof VoidType || right instanceof VoidType) {
      return left.equals(right);
    }
    return ScalarKind.of(left) == ScalarKind.of(right)
        && (ScalarKind.of(left) != ScalarKind.LONG
            || IntegerRepresentation.of(left).bits() == IntegerRepresentation.of(right).bits());
  }
}
