package heapwright.method.standard.fault;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.List;
import java.util.stream.Stream;

/** The pointers that places in the code follow. */
final class FollowedPointers {
  private FollowedPointers() {}

  /** The pointers that a place follows; those that it moves, if it is no statement. */
  static Stream<Expression> at(Function function, SourceSpan at) {
    List<Expression> found =
        function
            .code()
            .filter(statement -> statement.span().equals(at))
            .flatMap(FollowedPointers::addresses)
            .toList();
    return found.isEmpty()
        ? function
            .expressions()
            .flatMap(Expression::parts)
            .filter(e -> e instanceof Expression.ElementAddress && e.span().equals(at))
            .map(FollowedPointers::base)
        : found.stream();
  }

  private static Stream<Expression> addresses(Statement statement) {
    if (statement instanceof Statement.Load load) {
      return Stream.of(base(load.address()));
    }
    if (statement instanceof Statement.Store store) {
      return Stream.of(base(store.address()));
    }
    if (statement instanceof Statement.Copy copy) {
      return Stream.of(base(copy.to()), base(copy.from()));
    }
    if (statement instanceof Statement.Call call) {
      return call.callee() instanceof Callee.Indirect indirect
          ? Stream.of(indirect.pointer())
          : call.arguments().stream()
              .map(a -> a.value())
              .filter(e -> e.type() instanceof PointerType);
    }
    return Stream.empty();
  }

  /** The pointer that an address is computed from; the array, where the program has one. */
  private static Expression base(Expression address) {
    if (address instanceof Expression.ElementAddress element) {
      return base(element.base());
    }
    if (address instanceof Expression.FieldAddress field) {
      return field.field().type() instanceof ArrayType ? field : base(field.base());
    }
    return address instanceof Expression.Conversion conversion
            && conversion.operand().type() instanceof PointerType
        ? base(conversion.operand())
        : address;
  }

  /** Whether a local is read from where the source has only bytes. */
  static boolean isReadAmongBytes(Function function, Local local) {
    return function
        .code()
        .filter(Statement.Load.class::isInstance)
        .map(Statement.Load.class::cast)
        .anyMatch(load -> load.target().equals(local) && isOfBytes(base(load.address()).type()));
  }

  private static boolean isOfBytes(Type type) {
    return type instanceof PointerType pointer
        && (pointer.target() instanceof VoidType
            || pointer.target() instanceof IntegerType integer && integer.bits() == Byte.SIZE);
  }
}
