package heapwright.source.llvm.lower;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.value.Conversions;
import heapwright.source.llvm.value.NotLowered;
import java.util.Optional;

/** Arithmetic, comparisons and conversions as expressions. */
final class Computations {
  private final RoutineContext context;
  private final Conversions conversions;
  private final DataModel model;

  Computations(RoutineContext context) {
    this.context = context;
    this.conversions = context.conversions;
    this.model = context.module.model();
  }

  Expression arithmetic(LlvmInstruction.Arithmetic code) {
    Expression left = context.values.of(code.type(), code.left());
    Expression right = context.values.of(code.type(), code.right());
    SourceSpan span = context.here();
    if (left.type() instanceof FloatingType) {
      return new Expression.Binary(floating(code.operator()), left, right, span);
    }
    if (code.type().isTruth()) {
      return truth(code.operator(), left, right);
    }
    return difference(code, left, right, span).orElseGet(() -> integer(code, left, right, span));
  }

  private static BinaryOperator floating(String operator) {
    return switch (operator) {
      case "fadd" -> BinaryOperator.ADD;
      case "fsub" -> BinaryOperator.SUBTRACT;
      case "fmul" -> BinaryOperator.MULTIPLY;
      case "fdiv" -> BinaryOperator.DIVIDE;
      default -> throw new NotLowered("the operation " + operator);
    };
  }

  private Expression truth(String operator, Expression left, Expression right) {
    boolean isNot =
        operator.equals("xor")
            && right instanceof Expression.IntegerConstant constant
            && constant.value() != 0;
    if (isNot) {
      return conversions.negated(conversions.condition(left));
    }
    BinaryOperator sign =
        switch (operator) {
          case "and" -> BinaryOperator.AND;
          case "or" -> BinaryOperator.OR;
          case "xor" -> BinaryOperator.XOR;
          default -> throw new NotLowered("the operation " + operator + " on conditions");
        };
    Type type = model.signedInt();
    return new Expression.Binary(
        sign, conversions.as(left, type), conversions.as(right, type), context.here());
  }

  /** Subtracting addresses and dividing by a size is what {@code p - q} is made of. */
  private Optional<Expression> difference(
      LlvmInstruction.Arithmetic code, Expression left, Expression right, SourceSpan span) {
    boolean divides = code.operator().equals("sdiv") && code.flags().contains("exact");
    if (!divides
        || !(left instanceof Expression.Binary minus)
        || minus.operator() != BinaryOperator.SUBTRACT
        || !(minus.left() instanceof Expression.Conversion from)
        || !(minus.right() instanceof Expression.Conversion to)
        || !(from.operand().type() instanceof PointerType)
        || !(to.operand().type() instanceof PointerType)) {
      return Optional.empty();
    }
    Expression stride = conversions.as(right, model.sizeType());
    Type type = model.differenceType();
    return Optional.of(
        new Expression.PointerDifference(from.operand(), to.operand(), stride, type, span));
  }

  private Expression integer(
      LlvmInstruction.Arithmetic code, Expression left, Expression right, SourceSpan span) {
    BinaryOperator operator = operator(code.operator());
    boolean isSigned =
        switch (code.operator()) {
          case "sdiv", "srem", "ashr" -> true;
          case "udiv", "urem", "lshr", "shl" -> false;
          case "and", "or", "xor" -> isSigned(left) && isSigned(right);
          default -> code.flags().contains("nsw");
        };
    int bits = ((LlvmType.Whole) code.type()).bits();
    // Narrow types are promoted before anything is computed with them.
    Type narrow = context.module.integer(bits, isSigned);
    Type type = bits < Integer.SIZE ? context.module.integer(Integer.SIZE, isSigned) : narrow;
    Expression one = conversions.as(conversions.as(left, narrow), type);
    Expression other = conversions.as(conversions.as(right, narrow), type);
    return conversions.as(new Expression.Binary(operator, one, other, span), narrow);
  }

  private static boolean isSigned(Expression value) {
    return value.type().underlying() instanceof IntegerType type && type.signed();
  }

  private static BinaryOperator operator(String name) {
    return switch (name) {
      case "add" -> BinaryOperator.ADD;
      case "sub" -> BinaryOperator.SUBTRACT;
      case "mul" -> BinaryOperator.MULTIPLY;
      case "sdiv", "udiv" -> BinaryOperator.DIVIDE;
      case "srem", "urem" -> BinaryOperator.REMAINDER;
      case "and" -> BinaryOperator.AND;
      case "or" -> BinaryOperator.OR;
      case "xor" -> BinaryOperator.XOR;
      case "shl" -> BinaryOperator.SHIFT_LEFT;
      case "lshr", "ashr" -> BinaryOperator.SHIFT_RIGHT;
      default -> throw new NotLowered("the operation " + name);
    };
  }

  Expression negation(LlvmInstruction.Negation code) {
    Expression operand = context.values.of(code.operand());
    return new Expression.Unary(UnaryOperator.NEGATE, operand, context.here());
  }

  Expression compare(LlvmInstruction.Compare code) {
    Expression left = context.values.of(code.type(), code.left());
    Expression right = context.values.of(code.type(), code.right());
    return code.fractions()
        ? new FractionComparisons(model, context.here()).compare(code.predicate(), left, right)
        : whole(code.predicate(), left, right);
  }

  private Expression whole(String predicate, Expression left, Expression right) {
    Relation relation =
        switch (predicate) {
          case "eq" -> Relation.EQUAL;
          case "ne" -> Relation.NOT_EQUAL;
          case "slt", "ult" -> Relation.LESS;
          case "sle", "ule" -> Relation.LESS_EQUAL;
          case "sgt", "ugt" -> Relation.GREATER;
          default -> Relation.GREATER_EQUAL;
        };
    Expression one = left;
    Expression other = right;
    if (!(left.type() instanceof PointerType)) {
      boolean isEquality = relation == Relation.EQUAL || relation == Relation.NOT_EQUAL;
      boolean isSigned = isEquality ? isSigned(left) : predicate.startsWith("s");
      one = promoted(conversions.signed(left, isSigned));
      other = conversions.as(conversions.signed(right, isSigned), one.type());
    }
    return new Expression.Comparison(relation, one, other, model.signedInt(), context.here());
  }

  private Expression promoted(Expression value) {
    boolean isNarrow =
        value.type().underlying() instanceof IntegerType type && type.bits() < Integer.SIZE;
    return isNarrow ? conversions.as(value, model.signedInt()) : value;
  }

  Expression cast(LlvmInstruction.Cast code) {
    Expression value = context.values.of(code.operand());
    LlvmType from = code.operand().type();
    return switch (code.operator()) {
      case "trunc" ->
          code.type().isTruth()
              ? conversions.lowestBit(value)
              : conversions.as(value, context.module.type(code.type()));
      case "zext" -> extended(value, from, code.type());
      case "sext" -> widened(value, from, code.type());
      case "uitofp" -> conversions.as(conversions.signed(value, false), type(code));
      case "sitofp" -> conversions.as(conversions.signed(value, true), type(code));
      case "fptoui" -> conversions.as(value, unsigned(code.type()));
      case "fptosi", "fptrunc", "fpext", "inttoptr" -> conversions.as(value, type(code));
      case "ptrtoint" -> new Expression.Conversion(value, type(code), context.here());
      case "freeze" -> value;
      default -> bits(value, code);
    };
  }

  private Expression bits(Expression value, LlvmInstruction.Cast code) {
    if (!type(code).equals(context.module.type(code.operand().type()))) {
      throw new NotLowered("a value read as one of another type (" + code.operator() + ")");
    }
    return value;
  }

  private Type type(LlvmInstruction.Cast code) {
    return context.module.type(code.type());
  }

  private Type unsigned(LlvmType type) {
    return context.module.integer(((LlvmType.Whole) type).bits(), false);
  }

  private Expression extended(Expression value, LlvmType from, LlvmType to) {
    Type type = context.module.type(to);
    return from.isTruth() ? conversions.as(value, type) : wide(value, false, type);
  }

  private Expression widened(Expression value, LlvmType from, LlvmType to) {
    Type type = context.module.type(to);
    if (from.isTruth()) {
      Expression wide = conversions.as(value, type);
      return new Expression.Unary(UnaryOperator.NEGATE, wide, context.here());
    }
    return wide(value, true, type);
  }

  private Expression wide(Expression value, boolean isSigned, Type type) {
    return conversions.as(conversions.signed(value, isSigned), type);
  }
}
