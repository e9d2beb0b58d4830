package heapwright.analysis;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.FunctionType.Parameters;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether a call through a pointer of one type may reach a function of another. C17 6.2.7 and
 * 6.7.6.3p15, loosened where real programs rely on it: qualifiers do not matter, {@code void *}
 * stands for any pointer, and records are the same if their tags are, since linked units each have
 * their own declaration of them.
 */
public final class CallCompatibility {
  private CallCompatibility() {}

  public static boolean compatible(Type a, Type b) {
    Type left = a.underlying();
    Type right = b.underlying();
    if (left instanceof FunctionType f && right instanceof FunctionType g) {
      return functions(f, g);
    }
    if (left instanceof PointerType p && right instanceof PointerType q) {
      return isVoid(p.target()) || isVoid(q.target()) || compatible(p.target(), q.target());
    }
    if (left instanceof RecordType r && right instanceof RecordType s) {
      return r == s || r.kind() == s.kind() && !r.tag().isEmpty() && r.tag().equals(s.tag());
    }
    if (isArray(left) && isArray(right)) {
      return compatible(element(left), element(right));
    }
    return left.equals(right);
  }

  private static boolean functions(FunctionType f, FunctionType g) {
    if (!compatible(f.result(), g.result())) {
      return false;
    }
    // Without a prototype, what is passed is known only at the call.
    if (f.kind() == Parameters.UNSPECIFIED || g.kind() == Parameters.UNSPECIFIED) {
      return true;
    }
    return f.kind() == g.kind() && pairwise(f.parameters(), g.parameters());
  }

  private static boolean pairwise(List<Type> left, List<Type> right) {
    return left.size() == right.size()
        && IntStream.range(0, left.size()).allMatch(i -> compatible(left.get(i), right.get(i)));
  }

  private static boolean isVoid(Type type) {
    return type instanceof VoidType;
  }

  private static boolean isArray(Type type) {
    return type instanceof ArrayType || type instanceof VariableArrayType;
  }

  private static Type element(Type array) {
    return array instanceof ArrayType fixed
        ? fixed.element()
        : ((VariableArrayType) array).element();
  }
}
