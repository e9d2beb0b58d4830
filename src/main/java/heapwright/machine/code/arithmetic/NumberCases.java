package heapwright.machine.code.arithmetic;

import heapwright.ir.code.Expression;

/** Cases for the shapes that addresses and comparisons never have. */
public abstract class NumberCases<R> implements Expression.Cases<R> {

  private static IllegalStateException misplaced(Expression e) {
    return new IllegalStateException("not a value of type " + e.type() + " at " + e.span());
  }

  @Override
  public R localAddress(Expression.LocalAddress e) {
    throw misplaced(e);
  }

  @Override
  public R globalAddress(Expression.GlobalAddress e) {
    throw misplaced(e);
  }

  @Override
  public R functionAddress(Expression.FunctionAddress e) {
    throw misplaced(e);
  }

  @Override
  public R fieldAddress(Expression.FieldAddress e) {
    throw misplaced(e);
  }

  @Override
  public R elementAddress(Expression.ElementAddress e) {
    throw misplaced(e);
  }

  @Override
  public R pointerDifference(Expression.PointerDifference e) {
    throw misplaced(e);
  }

  @Override
  public R comparison(Expression.Comparison e) {
    throw misplaced(e);
  }

  @Override
  public R integerConstant(Expression.IntegerConstant e) {
    throw misplaced(e);
  }

  @Override
  public R floatingConstant(Expression.FloatingConstant e) {
    throw misplaced(e);
  }

  public static IllegalStateException noSuchOperator(Expression e) {
    return new IllegalStateException("no such operator on " + e.type() + " at " + e.span());
  }
}
