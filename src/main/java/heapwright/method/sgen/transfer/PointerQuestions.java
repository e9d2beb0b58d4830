package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.Optional;

/** Comparisons of pointers, with either outcome. */
public final class PointerQuestions {
  private final TraceContext context;

  public PointerQuestions(TraceContext context) {
    this.context = context;
  }

  /** Whether σ has something to say about the comparison. */
  boolean isOne(Expression e) {
    return e instanceof Expression.Comparison c
        && (c.relation() == Relation.EQUAL || c.relation() == Relation.NOT_EQUAL)
        && (isPointer(c.left()) || isPointer(c.right()));
  }

  private boolean isPointer(Expression e) {
    return e.type() instanceof PointerType || context.operands().of(e).pointer().isPresent();
  }

  /** All comparisons inside an expression, as the path has answered them. */
  public void answerWithin(Expression e) {
    e.operands().forEach(this::answerWithin);
    if (isOne(e)) {
      context.view().truth(e).ifPresent(truth -> answer((Expression.Comparison) e, truth));
    } else if (e instanceof Expression.Comparison || e instanceof Expression.PointerDifference) {
      e.operands().forEach(this::learn);
    } else if (e instanceof Expression.Conversion c && isTruth(c)) {
      context.view().truth(e).ifPresent(truth -> answerTruth(c, truth));
    }
  }

  /** σ learns what the machine knows of a pointer. */
  void learn(Expression e) {
    Optional<SsaPointer> pointer = context.operands().of(e).pointer();
    Optional<SymbolicValue> value = context.view().value(e);
    if (pointer.isPresent() && value.isPresent()) {
      context.general.learn(pointer.get(), value.get());
    }
  }

  private static boolean isFunction(Expression e) {
    return e.type() instanceof PointerType p && p.target() instanceof FunctionType;
  }

  private static boolean isTruth(Expression.Conversion c) {
    return c.operand().type() instanceof PointerType
        && c.type() instanceof IntegerType i
        && i.isBool();
  }

  private void answerTruth(Expression.Conversion c, boolean truth) {
    Optional<SsaPointer> pointer = context.operands().of(c.operand()).pointer();
    pointer.ifPresent(truth ? context.transfer::isNotNull : context.transfer::isNull);
  }

  /** Makes a comparison true or false, and says so. */
  Form answer(Expression.Comparison e, boolean truth) {
    boolean areEqual = truth == (e.relation() == Relation.EQUAL);
    SsaExpression left = context.operands().of(e.left());
    SsaExpression right = context.operands().of(e.right());
    if (isNull(e.right())) {
      left.pointer().ifPresent(areEqual ? context.transfer::isNull : context.transfer::isNotNull);
    } else if (isNull(e.left())) {
      right.pointer().ifPresent(areEqual ? context.transfer::isNull : context.transfer::isNotNull);
    } else if (left.pointer().isPresent() && right.pointer().isPresent()) {
      relate(left.pointer().get(), right.pointer().get(), areEqual);
    } else if (areEqual) {
      left.pointer().ifPresent(p -> meets(p, e.right()));
      right.pointer().ifPresent(p -> meets(p, e.left()));
    }
    if (isFunction(e.left())) {
      learn(e.left());
      learn(e.right());
    }
    return Form.of(left + (areEqual ? " = " : " != ") + right);
  }

  private static boolean isNull(Expression e) {
    return e instanceof Expression.Conversion c
        ? isNull(c.operand())
        : e instanceof Expression.IntegerConstant i && i.value() == 0;
  }

  private void relate(SsaPointer x, SsaPointer y, boolean areEqual) {
    if (areEqual) {
      context.transfer.areEqual(x, y);
    } else {
      context.transfer.differ(x, y);
    }
  }

  private void meets(SsaPointer pointer, Expression address) {
    Optional<SymbolicValue> value = context.view().value(address);
    value.ifPresent(v -> context.general.at(pointer, v));
  }
}
