package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import java.util.OptionalLong;

/** The pointer that an expression stands for, as far as the operations can tell. */
final class PointerEvaluation implements Expression.Cases<PointerValue> {
  private final ExpressionContext context;
  private final PathEvaluation run;

  PointerEvaluation(ExpressionContext context, PathEvaluation run) {
    this.context = context;
    this.run = run;
  }

  private static PointerValue number() {
    return new PointerValue.Opaque("makes a pointer of a number");
  }

  @Override
  public PointerValue integerConstant(Expression.IntegerConstant e) {
    boolean isNull = e.type() instanceof PointerType && e.value() == 0;
    return isNull ? new PointerValue.None(ValueClass.NONE) : number();
  }

  @Override
  public PointerValue floatingConstant(Expression.FloatingConstant e) {
    return number();
  }

  @Override
  public PointerValue read(Expression.Read e) {
    PointerSlot slot = new PointerSlot.OfVariable(context.variable(e.local()), 0);
    return run.map
        .content(slot)
        .orElseGet(() -> new PointerValue.Opaque("uses a pointer that was never set"));
  }

  @Override
  public PointerValue localAddress(Expression.LocalAddress e) {
    return new PointerValue.Into(context.variable(e.local()), 0);
  }

  @Override
  public PointerValue globalAddress(Expression.GlobalAddress e) {
    return new PointerValue.Into(run.variables.global(e.symbol()), 0);
  }

  @Override
  public PointerValue functionAddress(Expression.FunctionAddress e) {
    return new PointerValue.Code(e.symbol());
  }

  @Override
  public PointerValue fieldAddress(Expression.FieldAddress e) {
    return e.base().match(this).shifted(e.field().offset());
  }

  @Override
  public PointerValue elementAddress(Expression.ElementAddress e) {
    OptionalLong bytes = context.distance(e);
    return bytes.isPresent()
        ? e.base().match(this).shifted(bytes.getAsLong())
        : new PointerValue.Opaque("indexes with a number that the path leaves open");
  }

  @Override
  public PointerValue pointerDifference(Expression.PointerDifference e) {
    return number();
  }

  @Override
  public PointerValue unary(Expression.Unary e) {
    return number();
  }

  @Override
  public PointerValue binary(Expression.Binary e) {
    return number();
  }

  @Override
  public PointerValue comparison(Expression.Comparison e) {
    return number();
  }

  @Override
  public PointerValue conversion(Expression.Conversion e) {
    if (e.operand().type() instanceof PointerType) {
      return e.operand().match(this);
    }
    boolean isNull = e.operand() instanceof Expression.IntegerConstant c && c.value() == 0;
    return isNull ? new PointerValue.None(ValueClass.NONE) : number();
  }
}
