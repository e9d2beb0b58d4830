package heapwright.machine.code.arithmetic;

import heapwright.ir.code.Relation;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.Exit;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.WideCode;
import heapwright.number.FloatOrdering;

/** Compiled comparisons, by how the operands are held. */
public final class ComparisonCode {
  private ComparisonCode() {}

  public static Condition integers(Relation relation, LongCode left, LongCode right, Type type) {
    if (isUnsignedOrder(relation, type)) {
      return unsigned(relation, left, right);
    }
    if (left instanceof RegisterRead x && right instanceof ConstantCode c) {
      return RegisterTests.withConstant(relation, x.slot(), c.value());
    }
    if (left instanceof RegisterRead x && right instanceof RegisterRead y) {
      return RegisterTests.withRegister(relation, x.slot(), y.slot());
    }
    return signed(relation, left, right);
  }

  /** The same comparison as an exit: frequent shapes are one closure with the branch. */
  public static Exit branch(
      Relation relation, LongCode left, LongCode right, Type type, int ifTrue, int ifFalse) {
    if (left instanceof RegisterRead x && !isUnsignedOrder(relation, type)) {
      if (right instanceof ConstantCode c) {
        return RegisterTests.branchByConstant(relation, x.slot(), c.value(), ifTrue, ifFalse);
      }
      if (right instanceof RegisterRead y) {
        return RegisterTests.branchByRegister(relation, x.slot(), y.slot(), ifTrue, ifFalse);
      }
    }
    return branch(integers(relation, left, right, type), ifTrue, ifFalse);
  }

  public static Exit branch(Condition condition, int ifTrue, int ifFalse) {
    return f -> condition.test(f) ? ifTrue : ifFalse;
  }

  private static boolean isUnsignedOrder(Relation relation, Type type) {
    IntegerType t = IntegerRepresentation.of(type);
    boolean ordered = relation != Relation.EQUAL && relation != Relation.NOT_EQUAL;
    return ordered && !t.signed() && t.bits() == 64;
  }

  private static Condition signed(Relation relation, LongCode left, LongCode right) {
    return switch (relation) {
      case EQUAL -> f -> left.eval(f) == right.eval(f);
      case NOT_EQUAL -> f -> left.eval(f) != right.eval(f);
      case LESS -> f -> left.eval(f) < right.eval(f);
      case LESS_EQUAL -> f -> left.eval(f) <= right.eval(f);
      case GREATER -> f -> left.eval(f) > right.eval(f);
      case GREATER_EQUAL -> f -> left.eval(f) >= right.eval(f);
    };
  }

  private static Condition unsigned(Relation relation, LongCode left, LongCode right) {
    return switch (relation) {
      case LESS -> f -> Long.compareUnsigned(left.eval(f), right.eval(f)) < 0;
      case LESS_EQUAL -> f -> Long.compareUnsigned(left.eval(f), right.eval(f)) <= 0;
      case GREATER -> f -> Long.compareUnsigned(left.eval(f), right.eval(f)) > 0;
      case GREATER_EQUAL -> f -> Long.compareUnsigned(left.eval(f), right.eval(f)) >= 0;
      case EQUAL, NOT_EQUAL -> signed(relation, left, right);
    };
  }

  /** Java's comparisons treat a NaN as C's do. */
  public static Condition doubles(Relation relation, DoubleCode left, DoubleCode right) {
    return switch (relation) {
      case EQUAL -> f -> left.eval(f) == right.eval(f);
      case NOT_EQUAL -> f -> left.eval(f) != right.eval(f);
      case LESS -> f -> left.eval(f) < right.eval(f);
      case LESS_EQUAL -> f -> left.eval(f) <= right.eval(f);
      case GREATER -> f -> left.eval(f) > right.eval(f);
      case GREATER_EQUAL -> f -> left.eval(f) >= right.eval(f);
    };
  }

  public static Condition extended(Relation relation, ExtendedCode left, ExtendedCode right) {
    return f -> holds(relation, left.eval(f).compare(right.eval(f)));
  }

  private static boolean holds(Relation relation, FloatOrdering result) {
    return switch (relation) {
      case EQUAL -> result == FloatOrdering.EQUAL;
      case NOT_EQUAL -> result != FloatOrdering.EQUAL;
      case LESS -> result == FloatOrdering.LESS;
      case LESS_EQUAL -> result == FloatOrdering.LESS || result == FloatOrdering.EQUAL;
      case GREATER -> result == FloatOrdering.GREATER;
      case GREATER_EQUAL -> result == FloatOrdering.GREATER || result == FloatOrdering.EQUAL;
    };
  }

  public static Condition wide(Relation relation, WideCode left, WideCode right, boolean signed) {
    return f -> relation.holds(left.eval(f).compare(right.eval(f), signed), 0);
  }
}
