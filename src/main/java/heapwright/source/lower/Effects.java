package heapwright.source.lower;

import heapwright.ir.BinaryOperator;
import heapwright.ir.Expression;
import heapwright.ir.Expression.Binary;
import heapwright.ir.Expression.Comparison;
import heapwright.ir.Expression.Conversion;
import heapwright.ir.Expression.ElementAddress;
import heapwright.ir.Expression.FieldAddress;
import heapwright.ir.Expression.FloatingConstant;
import heapwright.ir.Expression.FunctionAddress;
import heapwright.ir.Expression.GlobalAddress;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.Expression.LocalAddress;
import heapwright.ir.Expression.PointerDifference;
import heapwright.ir.Expression.Read;
import heapwright.ir.Expression.Unary;
import heapwright.ir.FloatingType;
import heapwright.ir.Local;
import heapwright.ir.Statement;
import java.util.function.Predicate;

/** What statements do to registers, and what expressions depend on. */
final class Effects {
  private Effects() {}

  /** Whether the statement sets a variable of the source that lives in a register. */
  static boolean writesVariable(Statement statement) {
    return statement instanceof Statement.Assign s && isVariable(s.target())
        || statement instanceof Statement.Load l && isVariable(l.target())
        || statement instanceof Statement.Call c
            && c.result().filter(Effects::isVariable).isPresent();
  }

  private static boolean isVariable(Local local) {
    return !local.isTemporary() && !local.inMemory();
  }

  /** Whether evaluating the expression later could give something else, or a fault too late. */
  static boolean readsVariable(Expression expression) {
    return any(expression, e -> e instanceof Read read && isVariable(read.local()));
  }

  /** Whether evaluating the expression can stop the program. */
  static boolean canTrap(Expression expression) {
    return any(expression, e -> e instanceof Binary binary && canTrap(binary));
  }

  private static boolean canTrap(Binary binary) {
    boolean divides =
        binary.operator() == BinaryOperator.DIVIDE || binary.operator() == BinaryOperator.REMAINDER;
    boolean safe =
        binary.type() instanceof FloatingType
            || binary.right() instanceof IntegerConstant c && c.value() != 0 && c.value() != -1;
    return divides && !safe;
  }

  /** Whether the expression reads no local at all. */
  static boolean isStatic(Expression expression) {
    return !any(expression, e -> e instanceof Read || e instanceof LocalAddress);
  }

  /** A constant or a register: nothing to compute. */
  static boolean isLeaf(Expression expression) {
    return expression instanceof Read || isConstant(expression);
  }

  /** A number or the address of a named object. */
  static boolean isConstant(Expression expression) {
    return expression instanceof IntegerConstant
        || expression instanceof FloatingConstant
        || expression instanceof LocalAddress
        || expression instanceof GlobalAddress
        || expression instanceof FunctionAddress;
  }

  /** Whether a part of the expression has a property. */
  static boolean any(Expression expression, Predicate<Expression> property) {
    return property.test(expression) || expression.match(new Parts(property));
  }

  private record Parts(Predicate<Expression> property) implements Expression.Cases<Boolean> {

    private boolean in(Expression e) {
      return any(e, property);
    }

    @Override
    public Boolean integerConstant(IntegerConstant e) {
      return false;
    }

    @Override
    public Boolean floatingConstant(FloatingConstant e) {
      return false;
    }

    @Override
    public Boolean read(Read e) {
      return false;
    }

    @Override
    public Boolean localAddress(LocalAddress e) {
      return false;
    }

    @Override
    public Boolean globalAddress(GlobalAddress e) {
      return false;
    }

    @Override
    public Boolean functionAddress(FunctionAddress e) {
      return false;
    }

    @Override
    public Boolean fieldAddress(FieldAddress e) {
      return in(e.base());
    }

    @Override
    public Boolean elementAddress(ElementAddress e) {
      return in(e.base()) || in(e.index()) || in(e.stride());
    }

    @Override
    public Boolean pointerDifference(PointerDifference e) {
      return in(e.left()) || in(e.right()) || in(e.stride());
    }

    @Override
    public Boolean unary(Unary e) {
      return in(e.operand());
    }

    @Override
    public Boolean binary(Binary e) {
      return in(e.left()) || in(e.right());
    }

    @Override
    public Boolean comparison(Comparison e) {
      return in(e.left()) || in(e.right());
    }

    @Override
    public Boolean conversion(Conversion e) {
      return in(e.operand());
    }
  }
}
