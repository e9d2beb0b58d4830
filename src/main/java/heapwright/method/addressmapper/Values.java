package heapwright.method.addressmapper;

import heapwright.ir.Expression;
import heapwright.ir.PointerType;
import java.util.OptionalLong;
import java.util.function.Function;

/** The pointer that an expression stands for, as far as the operations can tell. */
final class Values implements Expression.Cases<Pointer> {
  private final Variables variables;
  private final AddressMap map;
  private final int depth;
  private final Function<Expression.ElementAddress, OptionalLong> distances;

  /**
   * @param distances how many bytes an element lies behind its base, where that can be told
   */
  Values(
      Variables variables,
      AddressMap map,
      int depth,
      Function<Expression.ElementAddress, OptionalLong> distances) {
    this.variables = variables;
    this.map = map;
    this.depth = depth;
    this.distances = distances;
  }

  @Override
  public Pointer integerConstant(Expression.IntegerConstant e) {
    boolean isNull = e.type() instanceof PointerType && e.value() == 0;
    return isNull ? new Pointer.None(ValueClass.NONE) : Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer floatingConstant(Expression.FloatingConstant e) {
    return Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer read(Expression.Read e) {
    Slot slot = new Slot.OfVariable(variables.local(e.local(), depth), 0);
    return map.content(slot).orElse(Pointer.Opaque.VALUE);
  }

  @Override
  public Pointer localAddress(Expression.LocalAddress e) {
    return new Pointer.Into(variables.local(e.local(), depth), 0);
  }

  @Override
  public Pointer globalAddress(Expression.GlobalAddress e) {
    return new Pointer.Into(variables.global(e.symbol()), 0);
  }

  @Override
  public Pointer functionAddress(Expression.FunctionAddress e) {
    return new Pointer.Code(e.symbol());
  }

  @Override
  public Pointer fieldAddress(Expression.FieldAddress e) {
    return e.base().match(this).shifted(e.field().offset());
  }

  @Override
  public Pointer elementAddress(Expression.ElementAddress e) {
    OptionalLong bytes = distances.apply(e);
    return bytes.isPresent()
        ? e.base().match(this).shifted(bytes.getAsLong())
        : Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer pointerDifference(Expression.PointerDifference e) {
    return Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer unary(Expression.Unary e) {
    return Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer binary(Expression.Binary e) {
    return Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer comparison(Expression.Comparison e) {
    return Pointer.Opaque.VALUE;
  }

  @Override
  public Pointer conversion(Expression.Conversion e) {
    return e.operand().type() instanceof PointerType
        ? e.operand().match(this)
        : Pointer.Opaque.VALUE;
  }
}
