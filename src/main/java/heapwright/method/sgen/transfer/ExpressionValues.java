package heapwright.method.sgen.transfer;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.Value;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/** The value of an expression: numbers are terms over the input, pointers what σ says. */
final class ExpressionValues implements Expression.Cases<Value> {
  /** An index that depends on the input is tried at these values; others are outside SGEN. */
  private static final List<Long> INDICES = LongStream.range(0, 8).boxed().toList();

  private final PathContext context;
  private final Terms terms;

  ExpressionValues(PathContext context) {
    this.context = context;
    terms = context.terms();
  }

  Value of(Expression e) {
    return e.match(this);
  }

  /** The value of an expression that must be a number. */
  Term number(Expression e) {
    Value value = of(e);
    if (value instanceof Value.Number number) {
      return number.term();
    }
    if (value instanceof Value.Null) {
      return terms.bits(ScalarTerms.POINTER, 0);
    }
    throw context.outside(
        value instanceof Value.Undefined
            ? "a value that was never set is used"
            : "an address is used as a number",
        e.span());
  }

  /** A number that the path goes on with: a constant, or one of few values. */
  long known(Expression e, List<Long> tried, String what) {
    Term term = number(e);
    OptionalLong constant = ScalarTerms.constant(term);
    if (constant.isPresent()) {
      return constant.getAsLong();
    }
    int turn =
        context.turns.choose(
            tried.size() + 1,
            i -> i == tried.size() || context.constraints.admits(is(term, tried, i)));
    if (turn == tried.size()) {
      throw context.outside(what + " that depends on the input", e.span());
    }
    context.assume(is(term, tried, turn), what);
    says(e, "=", tried.get(turn));
    return tried.get(turn);
  }

  /** What the path needs without a decision of the source. */
  private void says(Expression e, String relation, long value) {
    if (context.trace.isOn()) {
      SsaExpression right = SsaExpression.of(Long.toString(value));
      SsaConstraint needed = SsaConstraint.condition(context.operands().of(e), relation, right);
      context.trace.says(() -> Form.of(needed));
    }
  }

  private Term is(Term term, List<Long> tried, int index) {
    return terms.equal(term, terms.bits(term.width(), tried.get(index)));
  }

  @Override
  public Value integerConstant(Expression.IntegerConstant e) {
    if (e.type() instanceof PointerType) {
      return CellMemory.asPointer(terms.bits(ScalarTerms.POINTER, e.value()));
    }
    return new Value.Number(terms.bits(ScalarTerms.integer(e.type()).bits(), e.value()));
  }

  @Override
  public Value floatingConstant(Expression.FloatingConstant e) {
    return new Value.Number(context.numbers.constant(e.literal(), e.type()));
  }

  @Override
  public Value read(Expression.Read e) {
    return context
        .here()
        .temporary(e.local())
        .map(Activation.Meaning::value)
        .orElseGet(() -> context.memory.value(context.here().variable(e.local())));
  }

  @Override
  public Value localAddress(Expression.LocalAddress e) {
    Region region =
        context.here().object(e.local()).orElseGet(() -> context.objects.local(e.local()));
    return new Value.Place(region, 0);
  }

  @Override
  public Value globalAddress(Expression.GlobalAddress e) {
    return new Value.Place(context.objects.global(e.symbol()), 0);
  }

  @Override
  public Value functionAddress(Expression.FunctionAddress e) {
    return new Value.Code(e.symbol());
  }

  @Override
  public Value fieldAddress(Expression.FieldAddress e) {
    return moved(of(e.base()), e.field().offset(), e.span());
  }

  @Override
  public Value elementAddress(Expression.ElementAddress e) {
    Value base = of(e.base());
    long index = known(e.index(), INDICES, "an index");
    long stride = known(e.stride(), List.of(), "the size of an element");
    return moved(base, index * stride, e.span());
  }

  private Value moved(Value base, long bytes, SourceSpan span) {
    if (base instanceof Value.Based || base instanceof Value.Place || bytes == 0) {
      return base.plus(bytes);
    }
    throw context.outside("arithmetic on a pointer that points nowhere", span);
  }

  @Override
  public Value pointerDifference(Expression.PointerDifference e) {
    PointerComparison comparison = new PointerComparison(context);
    long bytes = comparison.distance(of(e.left()), of(e.right()), e.span());
    long stride = known(e.stride(), List.of(), "the size of an element");
    return new Value.Number(terms.bits(ScalarTerms.integer(e.type()).bits(), bytes / stride));
  }

  @Override
  public Value unary(Expression.Unary e) {
    Value operand = of(e.operand());
    if (operand instanceof Value.Undefined) {
      return operand;
    }
    Term term = number(e.operand());
    if (e.operator() == UnaryOperator.COMPLEMENT) {
      return new Value.Number(terms.complement(term));
    }
    return new Value.Number(
        e.type() instanceof FloatingType ? terms.floatNegate(term) : terms.negate(term));
  }

  @Override
  public Value binary(Expression.Binary e) {
    Term left = number(e.left());
    Term right = number(e.right());
    if (e.type() instanceof FloatingType) {
      return new Value.Number(context.arithmetic.floating(e.operator(), left, right));
    }
    IntegerType type = ScalarTerms.integer(e.type());
    boolean divides =
        e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER;
    if (divides) {
      requireQuotient(left, right, type);
      if (!right.isConstant()) {
        says(e.right(), "!=", 0);
      }
    }
    return new Value.Number(context.arithmetic.integer(e.operator(), left, right, type.signed()));
  }

  /** C17 6.5.5p5-6: the divisor is not zero and the quotient fits; x86 traps otherwise. */
  private void requireQuotient(Term dividend, Term divisor, IntegerType type) {
    context.assume(terms.isNonzero(divisor), "the divisor is not zero");
    if (type.signed()) {
      Term least =
          terms.shiftLeft(terms.bits(type.bits(), 1), terms.bits(type.bits(), type.bits() - 1));
      Term overflow =
          terms.both(
              terms.equal(dividend, least), terms.equal(divisor, terms.bits(type.bits(), -1)));
      context.assume(terms.not(overflow), "the quotient fits");
    }
  }

  @Override
  public Value comparison(Expression.Comparison e) {
    PointerComparison pointers = new PointerComparison(context);
    Value left = of(e.left());
    Value right = of(e.right());
    if (pointers.isOne(left, right, e.left().type())) {
      return truth(pointers.decided(e, left, right), e.type());
    }
    if (left instanceof Value.Undefined || right instanceof Value.Undefined) {
      return new Value.Undefined();
    }
    Term a = ((Value.Number) left).term();
    Term b = ((Value.Number) right).term();
    Term truth = context.arithmetic.compare(e.relation(), a, b, e.left().type());
    return new Value.Number(terms.bitsOf(truth, ScalarTerms.integer(e.type()).bits()));
  }

  private Value truth(boolean truth, Type type) {
    return new Value.Number(terms.bits(ScalarTerms.integer(type).bits(), truth ? 1 : 0));
  }

  @Override
  public Value conversion(Expression.Conversion e) {
    Value operand = of(e.operand());
    if (operand instanceof Value.Number number) {
      return e.type() instanceof PointerType
          ? CellMemory.asPointer(wide(number.term(), e.operand().type()))
          : new Value.Number(
              context.arithmetic.converted(number.term(), e.operand().type(), e.type()));
    }
    if (operand.isPointer() && e.type() instanceof IntegerType i && i.isBool()) {
      return truth(!new PointerComparison(context).decidedNull(operand, e.span()), e.type());
    }
    boolean isWhole = ScalarTerms.sort(e.type()).width() == ScalarTerms.POINTER;
    if (operand.isPointer() && !isWhole) {
      throw context.outside("an address is used as a number", e.span());
    }
    return operand;
  }

  private Term wide(Term term, Type type) {
    return terms.resize(term, ScalarTerms.POINTER, ScalarTerms.integer(type).signed());
  }
}
