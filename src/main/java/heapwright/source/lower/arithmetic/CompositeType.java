package heapwright.source.lower.arithmetic;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.FunctionType.Parameters;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;

/** What two declarations of one thing say together, C17 6.2.7p3. */
public final class CompositeType {
  private CompositeType() {}

  /** The later type, with what only the earlier one says. */
  public static Type of(Type earlier, Type later) {
    if (earlier instanceof ArrayType a && later instanceof ArrayType b) {
      return new ArrayType(of(a.element(), b.element()), b.isComplete() ? b.length() : a.length());
    }
    if (earlier instanceof FunctionType f && later instanceof FunctionType g) {
      return of(f, g);
    }
    if (earlier instanceof PointerType p && later instanceof PointerType q) {
      return new PointerType(of(p.target(), q.target()), q.qualifiers());
    }
    return later;
  }

  /** The later function type, with the earlier prototype if the later has none. */
  public static FunctionType of(FunctionType earlier, FunctionType later) {
    boolean known = earlier.kind() != Parameters.UNSPECIFIED;
    return known && later.kind() == Parameters.UNSPECIFIED && later.parameters().isEmpty()
        ? new FunctionType(
            later.result(),
            later.resultQualifiers(),
            earlier.parameters(),
            earlier.atomic(),
            earlier.kind())
        : later;
  }
}
