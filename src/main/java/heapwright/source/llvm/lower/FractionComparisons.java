package heapwright.source.llvm.lower;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;

/** Comparisons of floating numbers: LLVM has each one for operands that may be NaN, and not. */
final class FractionComparisons {
  private final DataModel model;
  private final SourceSpan span;

  FractionComparisons(DataModel model, SourceSpan span) {
    this.model = model;
    this.span = span;
  }

  Expression compare(String predicate, Expression left, Expression right) {
    return switch (predicate) {
      case "oeq" -> relation(Relation.EQUAL, left, right);
      case "une" -> relation(Relation.NOT_EQUAL, left, right);
      case "olt" -> relation(Relation.LESS, left, right);
      case "ole" -> relation(Relation.LESS_EQUAL, left, right);
      case "ogt" -> relation(Relation.GREATER, left, right);
      case "oge" -> relation(Relation.GREATER_EQUAL, left, right);
      case "ult" -> not(relation(Relation.GREATER_EQUAL, left, right));
      case "ule" -> not(relation(Relation.GREATER, left, right));
      case "ugt" -> not(relation(Relation.LESS_EQUAL, left, right));
      case "uge" -> not(relation(Relation.LESS, left, right));
      case "one" -> differ(left, right);
      case "ueq" -> not(differ(left, right));
      case "ord" -> ordered(left, right);
      case "uno" -> not(ordered(left, right));
      default -> number(predicate.equals("true") ? 1 : 0);
    };
  }

  private Expression relation(Relation relation, Expression left, Expression right) {
    return new Expression.Comparison(relation, left, right, model.signedInt(), span);
  }

  private Expression number(long value) {
    return new Expression.IntegerConstant(value, model.signedInt(), span);
  }

  private Expression not(Expression condition) {
    return relation(Relation.EQUAL, condition, number(0));
  }

  private Expression differ(Expression left, Expression right) {
    return new Expression.Binary(
        BinaryOperator.OR,
        relation(Relation.LESS, left, right),
        relation(Relation.GREATER, left, right),
        span);
  }

  private Expression ordered(Expression left, Expression right) {
    return new Expression.Binary(
        BinaryOperator.AND,
        relation(Relation.EQUAL, left, left),
        relation(Relation.EQUAL, right, right),
        span);
  }
}
