package heapwright.method.addressmapper.operation;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.scalar.TermArithmetic;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;

/** The term of an expression that is a number, with C's conversions bit by bit. */
final class NumberEvaluation implements Expression.Cases<Term> {
  private final PathEvaluation run;
  private final ExpressionContext context;
  private final Terms terms;
  private final TermArithmetic arithmetic;

  NumberEvaluation(PathEvaluation run, ExpressionContext context) {
    this.run = run;
    this.context = context;
    terms = run.terms;
    arithmetic = new TermArithmetic(terms);
  }

  private static OperationStop address() {
    return OperationStop.outside("uses an address as a number");
  }

  @Override
  public Term integerConstant(Expression.IntegerConstant e) {
    return terms.bits(ScalarTerms.integer(e.type()).bits(), e.value());
  }

  @Override
  public Term floatingConstant(Expression.FloatingConstant e) {
    return new ScalarTerms(terms).constant(e.literal(), e.type());
  }

  @Override
  public Term read(Expression.Read e) {
    if (e.type() instanceof PointerType) {
      throw address();
    }
    return context.register(e.local());
  }

  @Override
  public Term localAddress(Expression.LocalAddress e) {
    throw address();
  }

  @Override
  public Term globalAddress(Expression.GlobalAddress e) {
    throw address();
  }

  @Override
  public Term functionAddress(Expression.FunctionAddress e) {
    throw address();
  }

  @Override
  public Term fieldAddress(Expression.FieldAddress e) {
    throw address();
  }

  @Override
  public Term elementAddress(Expression.ElementAddress e) {
    throw address();
  }

  /** Beyond the publication: within one cell at known places. */
  @Override
  public Term pointerDifference(Expression.PointerDifference e) {
    PointerValue left = ExpressionContext.known(context.operand(e.left()));
    PointerValue right = ExpressionContext.known(context.operand(e.right()));
    long distance =
        PointerValue.distance(left, right)
            .orElseThrow(() -> OperationStop.outside("subtracts pointers to different objects"));
    return terms.divideSigned(
        terms.bits(ScalarTerms.POINTER, distance), context.number(e.stride()));
  }

  @Override
  public Term unary(Expression.Unary e) {
    Term operand = context.number(e.operand());
    if (e.operator() == UnaryOperator.COMPLEMENT) {
      return terms.complement(operand);
    }
    return e.type() instanceof FloatingType ? terms.floatNegate(operand) : terms.negate(operand);
  }

  @Override
  public Term binary(Expression.Binary e) {
    Term left = context.number(e.left());
    Term right = context.number(e.right());
    if (e.type() instanceof FloatingType) {
      return arithmetic.floating(e.operator(), left, right);
    }
    IntegerType type = ScalarTerms.integer(e.type());
    if (e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER) {
      requireQuotient(left, right, type);
    }
    return arithmetic.integer(e.operator(), left, right, type.signed());
  }

  /** C17 6.5.5p5-6: the divisor is not zero and the quotient fits; x86 traps otherwise. */
  private void requireQuotient(Term dividend, Term divisor, IntegerType type) {
    run.assume(terms.isNonzero(divisor), "divides by zero");
    if (type.signed()) {
      int width = type.bits();
      Term least = terms.shiftLeft(terms.bits(width, 1), terms.bits(width, width - 1));
      Term minusOne = terms.bits(width, -1);
      run.assume(
          terms.not(terms.both(terms.equal(dividend, least), terms.equal(divisor, minusOne))),
          "divides the least integer by -1");
    }
  }

  @Override
  public Term comparison(Expression.Comparison e) {
    Term truth =
        e.left().type() instanceof PointerType
            ? terms.truth(new PointerConstraints(run, context).isTrue(e))
            : arithmetic.compare(
                e.relation(), context.number(e.left()), context.number(e.right()), type(e));
    return terms.bitsOf(truth, ScalarTerms.integer(e.type()).bits());
  }

  private static Type type(Expression.Comparison e) {
    return e.left().type();
  }

  @Override
  public Term conversion(Expression.Conversion e) {
    boolean isBool = e.type() instanceof IntegerType i && i.isBool();
    if (e.operand().type() instanceof PointerType) {
      if (!isBool) {
        throw OperationStop.outside("makes a number of a pointer");
      }
      boolean isNull = new PointerConstraints(run, context).isNull(context.operand(e.operand()));
      return terms.bits(ScalarTerms.integer(e.type()).bits(), isNull ? 0 : 1);
    }
    return arithmetic.converted(context.number(e.operand()), e.operand().type(), e.type());
  }
}
