package heapwright.ir.check;

import heapwright.ir.code.Expression;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;

/** Checks the types inside one expression. */
final class ExpressionTypes implements Expression.Cases<Boolean> {
  private final WellFormed check;

  ExpressionTypes(WellFormed check) {
    this.check = check;
  }

  private boolean require(boolean holds, Expression at, String what) {
    return check.require(holds, at.span(), what);
  }

  private boolean operands(Expression e) {
    return e.operands().stream().allMatch(operand -> operand.match(this));
  }

  private boolean pointer(Expression e) {
    return require(e.type() instanceof PointerType, e, "an address of type " + e.type());
  }

  @Override
  public Boolean integerConstant(Expression.IntegerConstant e) {
    boolean wrapped = !(e.type() instanceof IntegerType i) || i.wrap(e.value()) == e.value();
    return require(e.type().isInteger() || e.type() instanceof PointerType, e, "constant type")
        && require(wrapped, e, e.value() + " does not fit " + e.type());
  }

  @Override
  public Boolean floatingConstant(Expression.FloatingConstant e) {
    return require(!e.literal().startsWith("-"), e, "a negative literal");
  }

  @Override
  public Boolean read(Expression.Read e) {
    return require(!e.local().inMemory(), e, e.local() + " is read but lives in memory")
        && require(check.knows(e.local()), e, "unknown " + e.local());
  }

  @Override
  public Boolean localAddress(Expression.LocalAddress e) {
    return require(e.local().inMemory(), e, "the address of the register " + e.local())
        && pointer(e);
  }

  @Override
  public Boolean globalAddress(Expression.GlobalAddress e) {
    return pointer(e);
  }

  @Override
  public Boolean functionAddress(Expression.FunctionAddress e) {
    return pointer(e);
  }

  @Override
  public Boolean fieldAddress(Expression.FieldAddress e) {
    return operands(e)
        && pointer(e)
        && pointer(e.base())
        && require(e.record().fields().contains(e.field()), e, "no member " + e.field().name());
  }

  @Override
  public Boolean elementAddress(Expression.ElementAddress e) {
    return operands(e)
        && pointer(e)
        && pointer(e.base())
        && require(e.index().type().isInteger(), e, "an index that is no integer");
  }

  @Override
  public Boolean pointerDifference(Expression.PointerDifference e) {
    return operands(e) && pointer(e.left()) && pointer(e.right());
  }

  @Override
  public Boolean unary(Expression.Unary e) {
    boolean number = e.type().isInteger() || e.type() instanceof FloatingType;
    return operands(e) && require(number, e, e.operator().symbol() + " on " + e.type());
  }

  @Override
  public Boolean binary(Expression.Binary e) {
    boolean number = e.type().isInteger() || e.type() instanceof FloatingType;
    boolean alike = e.operator().isShift() || Type.same(e.left().type(), e.right().type());
    return operands(e)
        && require(number, e, e.operator().symbol() + " on " + e.type())
        && require(alike, e, e.left().type() + e.operator().symbol() + e.right().type());
  }

  @Override
  public Boolean comparison(Expression.Comparison e) {
    boolean alike = Type.same(e.left().type(), e.right().type());
    return operands(e)
        && require(alike, e, e.left().type() + e.relation().symbol() + e.right().type());
  }

  @Override
  public Boolean conversion(Expression.Conversion e) {
    return operands(e)
        && require(e.type().isScalar() && e.operand().type().isScalar(), e, "converts no scalar");
  }
}
