package heapwright.method.inka;

import heapwright.ir.EnumType;
import heapwright.ir.Expression;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Type;

/** The variable that an expression comes to, with the operators that say how. */
final class Expressions implements Expression.Cases<Value> {
  private final World world;
  private final Calculus calculus;
  private final State state;

  Expressions(World world, State state) {
    this.world = world;
    this.state = state;
    calculus = world.calculus();
  }

  Value of(Expression e) {
    return e.match(this);
  }

  /**
   * The address of what is loaded or stored. Records are accessed by access_s. Elements of arrays
   * go beyond the published operators: they are reckoned from an object that must exist.
   */
  Value accessed(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      Value base = isInside(field.base()) ? accessed(field.base()) : of(field.base());
      return world.blocks().field(state, base, field.field().offset(), !isInside(field.base()));
    }
    if (address instanceof Expression.ElementAddress element) {
      Value base = accessed(element.base());
      return world
          .addresses()
          .element(state.memory(), base, of(element.index()), of(element.stride()));
    }
    Value whole = of(address);
    world.blocks().exists(state, whole, false);
    return whole;
  }

  private static boolean isInside(Expression address) {
    return address instanceof Expression.FieldAddress
        || address instanceof Expression.ElementAddress;
  }

  @Override
  public Value integerConstant(Expression.IntegerConstant e) {
    if (e.type() instanceof PointerType) {
      return e.value() == 0 ? calculus.nullPointer() : new Value.Anything();
    }
    return calculus.constant(integer(e.type()), e.value());
  }

  static IntegerType integer(Type type) {
    return type instanceof EnumType e ? e.underlying() : (IntegerType) type;
  }

  @Override
  public Value floatingConstant(Expression.FloatingConstant e) {
    return new Value.Anything();
  }

  @Override
  public Value read(Expression.Read e) {
    return state
        .frame()
        .registers()
        .get(e.local().id().index())
        .orElseGet(() -> calculus.fresh(e.local().type(), e.local().name()));
  }

  @Override
  public Value localAddress(Expression.LocalAddress e) {
    return calculus.address(world.objects().local(state.frame(), e.local()));
  }

  @Override
  public Value globalAddress(Expression.GlobalAddress e) {
    return calculus.address(world.objects().global(e.symbol()));
  }

  @Override
  public Value functionAddress(Expression.FunctionAddress e) {
    return calculus.address(world.objects().function(e.symbol()));
  }

  @Override
  public Value fieldAddress(Expression.FieldAddress e) {
    return world.addresses().shifted(state.memory(), of(e.base()), e.field().offset());
  }

  @Override
  public Value elementAddress(Expression.ElementAddress e) {
    return world.addresses().element(state.memory(), of(e.base()), of(e.index()), of(e.stride()));
  }

  @Override
  public Value pointerDifference(Expression.PointerDifference e) {
    return world.addresses().distance(of(e.left()), of(e.right()), of(e.stride()), e.type());
  }

  @Override
  public Value unary(Expression.Unary e) {
    return calculus.unary(e.operator(), of(e.operand()), e.type());
  }

  @Override
  public Value binary(Expression.Binary e) {
    return calculus.binary(e.operator(), of(e.left()), of(e.right()), e.type());
  }

  @Override
  public Value comparison(Expression.Comparison e) {
    return calculus.compare(state.memory(), e.relation(), of(e.left()), of(e.right()), e.type());
  }

  @Override
  public Value conversion(Expression.Conversion e) {
    return calculus.convert(state.memory(), of(e.operand()), e.type());
  }
}
