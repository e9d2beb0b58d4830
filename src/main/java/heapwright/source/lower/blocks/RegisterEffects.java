package heapwright.source.lower.blocks;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.Binary;
import heapwright.ir.code.Expression.FloatingConstant;
import heapwright.ir.code.Expression.FunctionAddress;
import heapwright.ir.code.Expression.GlobalAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.LocalAddress;
import heapwright.ir.code.Expression.Read;
import heapwright.ir.code.Statement;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Local;
import java.util.function.Predicate;

/** What statements do to registers, and what expressions depend on. */
public final class RegisterEffects {
  private RegisterEffects() {}

  /** Whether the statement sets a variable of the source that lives in a register. */
  static boolean writesVariable(Statement statement) {
    return statement.written().filter(RegisterEffects::isVariable).isPresent();
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
  public static boolean isStatic(Expression expression) {
    return !any(expression, e -> e instanceof Read || e instanceof LocalAddress);
  }

  /** A constant or a register: nothing to compute. */
  public static boolean isLeaf(Expression expression) {
    return expression instanceof Read || isConstant(expression);
  }

  /** A number or the address of a named object. */
  public static boolean isConstant(Expression expression) {
    return expression instanceof IntegerConstant
        || expression instanceof FloatingConstant
        || expression instanceof LocalAddress
        || expression instanceof GlobalAddress
        || expression instanceof FunctionAddress;
  }

  /** Whether a part of the expression has a property. */
  private static boolean any(Expression expression, Predicate<Expression> property) {
    if (property.test(expression)) {
      return true;
    }
    for (Expression operand : expression.operands()) {
      if (any(operand, property)) {
        return true;
      }
    }
    return false;
  }
}
