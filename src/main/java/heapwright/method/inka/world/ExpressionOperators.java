package heapwright.method.inka.world;

import heapwright.ir.code.Expression;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.solve.domains.engine.DomainValue;

/** The variable that an expression evaluates to, with the operators that say how. */
public final class ExpressionOperators implements Expression.Cases<DomainValue> {
  private final ConstraintWorld world;
  private final DomainOperators operators;
  private final ConstraintState state;

  ExpressionOperators(ConstraintWorld world, ConstraintState state) {
    this.world = world;
    this.state = state;
    operators = world.operators();
  }

  public DomainValue of(Expression e) {
    return e.match(this);
  }

  /**
   * The address of what is loaded or stored. Records are accessed by access_s. Elements of arrays
   * go beyond the published operators: they are computed from an object that must exist.
   */
  DomainValue accessed(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      DomainValue base = isInside(field.base()) ? accessed(field.base()) : of(field.base());
      return world.blocks().field(state, base, field.field().offset(), !isInside(field.base()));
    }
    if (address instanceof Expression.ElementAddress element) {
      DomainValue base = accessed(element.base());
      return world.pointers().element(base, of(element.index()), of(element.stride()));
    }
    DomainValue whole = of(address);
    world.blocks().exists(state, whole, false);
    return whole;
  }

  private static boolean isInside(Expression address) {
    return address instanceof Expression.FieldAddress
        || address instanceof Expression.ElementAddress;
  }

  @Override
  public DomainValue integerConstant(Expression.IntegerConstant e) {
    if (e.type() instanceof PointerType) {
      return e.value() == 0 ? operators.nullPointer() : new DomainValue.Anything();
    }
    return operators.constant(integer(e.type()), e.value());
  }

  static IntegerType integer(Type type) {
    return (IntegerType) type.underlying();
  }

  @Override
  public DomainValue floatingConstant(Expression.FloatingConstant e) {
    return new DomainValue.Anything();
  }

  @Override
  public DomainValue read(Expression.Read e) {
    return state
        .frame()
        .registers()
        .get(e.local().id().index())
        .orElseGet(() -> operators.fresh(e.local().type(), e.local().name()));
  }

  @Override
  public DomainValue localAddress(Expression.LocalAddress e) {
    return operators.address(world.objects().local(state.frame(), e.local()));
  }

  @Override
  public DomainValue globalAddress(Expression.GlobalAddress e) {
    return operators.address(world.objects().global(e.symbol()));
  }

  @Override
  public DomainValue functionAddress(Expression.FunctionAddress e) {
    return operators.address(world.objects().function(e.symbol()));
  }

  @Override
  public DomainValue fieldAddress(Expression.FieldAddress e) {
    return world.pointers().shifted(of(e.base()), e.field().offset());
  }

  @Override
  public DomainValue elementAddress(Expression.ElementAddress e) {
    return world.pointers().element(of(e.base()), of(e.index()), of(e.stride()));
  }

  @Override
  public DomainValue pointerDifference(Expression.PointerDifference e) {
    return world.pointers().distance(of(e.left()), of(e.right()), of(e.stride()), e.type());
  }

  @Override
  public DomainValue unary(Expression.Unary e) {
    return operators.unary(e.operator(), of(e.operand()), e.type());
  }

  @Override
  public DomainValue binary(Expression.Binary e) {
    return operators.binary(e.operator(), of(e.left()), of(e.right()), e.type());
  }

  @Override
  public DomainValue comparison(Expression.Comparison e) {
    return operators.compare(state.memory(), e.relation(), of(e.left()), of(e.right()), e.type());
  }

  @Override
  public DomainValue conversion(Expression.Conversion e) {
    return operators.convert(state.memory(), of(e.operand()), e.type());
  }
}
