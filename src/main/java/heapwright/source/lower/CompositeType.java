package heapwright.source.lower;

import heapwright.ir.ArrayType;
import heapwright.ir.FunctionType;
import heapwright.ir.FunctionType.Parameters;
import heapwright.ir.PointerType;
import heapwright.ir.Type;

/** What two declarations of one thing say together, C17 6.2.7p3. */
final class CompositeType {
  private CompositeType() {}

  /** The later type, with what only the earlier one says. */
  static Type of(Type earlier, Type later) {
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
  static FunctionType of(FunctionType earlier, FunctionType later) {
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
