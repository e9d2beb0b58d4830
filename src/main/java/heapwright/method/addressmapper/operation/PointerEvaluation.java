package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.addressmapper.map.ValueClass;
import java.util.OptionalLong;
import java.util.function.Function;

/** The pointer that an expression stands for, as far as the operations can tell. */
final class PointerEvaluation implements Expression.Cases<PointerValue> {
  private final ProgramVariables variables;
  private final AddressMap map;
  private final int depth;
  private final Function<Expression.ElementAddress, OptionalLong> distances;

  /**
   * @param distances how many bytes an element lies behind its base, where that is known
   */
  PointerEvaluation(
      ProgramVariables variables,
      AddressMap map,
      int depth,
      Function<Expression.ElementAddress, OptionalLong> distances) {
    this.variables = variables;
    this.map = map;
    this.depth = depth;
    this.distances = distances;
  }

  @Override
  public PointerValue integerConstant(Expression.IntegerConstant e) {
    boolean isNull = e.type() instanceof PointerType && e.value() == 0;
    return isNull ? new PointerValue.None(ValueClass.NONE) : PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue floatingConstant(Expression.FloatingConstant e) {
    return PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue read(Expression.Read e) {
    PointerSlot slot = new PointerSlot.OfVariable(variables.local(e.local(), depth), 0);
    return map.content(slot).orElse(PointerValue.Opaque.VALUE);
  }

  @Override
  public PointerValue localAddress(Expression.LocalAddress e) {
    return new PointerValue.Into(variables.local(e.local(), depth), 0);
  }

  @Override
  public PointerValue globalAddress(Expression.GlobalAddress e) {
    return new PointerValue.Into(variables.global(e.symbol()), 0);
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
    OptionalLong bytes = distances.apply(e);
    return bytes.isPresent()
        ? e.base().match(this).shifted(bytes.getAsLong())
        : PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue pointerDifference(Expression.PointerDifference e) {
    return PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue unary(Expression.Unary e) {
    return PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue binary(Expression.Binary e) {
    return PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue comparison(Expression.Comparison e) {
    return PointerValue.Opaque.VALUE;
  }

  @Override
  public PointerValue conversion(Expression.Conversion e) {
    return e.operand().type() instanceof PointerType
        ? e.operand().match(this)
        : PointerValue.Opaque.VALUE;
  }
}
