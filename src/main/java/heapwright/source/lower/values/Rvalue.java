package heapwright.source.lower.values;

import heapwright.ir.code.Expression;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.List;

/** What an expression gives once lvalues are read, arrays and functions have become pointers. */
public sealed interface Rvalue extends Operand {

  /** A number or a pointer; the expression is pure. */
  record Scalar(Expression expression) implements Rvalue {
    @Override
    public Type type() {
      return expression.type();
    }
  }

  /**
   * A structure, union or opaque value.
   *
   * @param address of the object that holds it
   */
  record Aggregate(Expression address, Type type) implements Rvalue {}

  /**
   * A complex number or a vector that is in no object yet.
   *
   * @param lanes of the lanes' type, pure
   */
  record Laned(List<Expression> lanes, OpaqueType type) implements Rvalue {
    public Laned {
      lanes = List.copyOf(lanes);
    }
  }

  /** The value of an expression of type {@code void}. */
  record Nothing() implements Rvalue {
    public static final Nothing NOTHING = new Nothing();

    @Override
    public Type type() {
      return VoidType.VOID;
    }
  }
}
