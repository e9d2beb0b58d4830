package heapwright.symbolic.execution;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Indeterminate;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.scalar.TermArithmetic;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Optional;

/** The value of an expression in a state. */
public final class ExpressionEvaluator implements Expression.Cases<SymbolicValue> {
  private final Execution execution;
  private final Terms terms;
  private final TermArithmetic arithmetic;

  ExpressionEvaluator(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
    arithmetic = new TermArithmetic(terms);
  }

  public SymbolicValue of(Expression e) {
    return e.match(this);
  }

  /** The bits of a number. */
  public Term number(Expression e) {
    return number(of(e));
  }

  /** The bits of a value that is a number or an address. */
  public Term number(SymbolicValue value) {
    SymbolicValue resolved = execution.pointers.resolved(value);
    if (resolved instanceof SymbolicValue.Number n) {
      return n.term();
    }
    if (isPointer(resolved)) {
      return new AddressBits(execution).of(resolved);
    }
    throw Interruption.unsupported("uses a value that was never set");
  }

  private SymbolicValue intOf(Term truth, Type type) {
    return new SymbolicValue.Number(terms.bitsOf(truth, ScalarTerms.integer(type).bits()));
  }

  @Override
  public SymbolicValue integerConstant(Expression.IntegerConstant e) {
    return new SymbolicValue.Number(terms.bits(ScalarTerms.integer(e.type()).bits(), e.value()));
  }

  @Override
  public SymbolicValue floatingConstant(Expression.FloatingConstant e) {
    return new SymbolicValue.Number(
        execution.environment().numbers.constant(e.literal(), e.type()));
  }

  @Override
  public SymbolicValue read(Expression.Read e) {
    return execution.state().frame().read(e.local());
  }

  @Override
  public SymbolicValue localAddress(Expression.LocalAddress e) {
    return new Address(execution.state().frame().object(e.local()), execution.pointers.offset(0));
  }

  @Override
  public SymbolicValue globalAddress(Expression.GlobalAddress e) {
    ObjectId id = execution.globals().id(e.symbol());
    return new Address(id, execution.pointers.offset(0));
  }

  @Override
  public SymbolicValue functionAddress(Expression.FunctionAddress e) {
    return new SymbolicValue.Code(e.symbol());
  }

  @Override
  public SymbolicValue fieldAddress(Expression.FieldAddress e) {
    SymbolicValue base = of(e.base());
    execution.pointers.noteAddressed(base);
    return execution.pointers.shifted(base, execution.pointers.offset(e.field().offset()));
  }

  @Override
  public SymbolicValue elementAddress(Expression.ElementAddress e) {
    Term bytes = terms.multiply(number(e.index()), number(e.stride()));
    SymbolicValue base = of(e.base());
    execution.pointers.noteAddressed(base);
    return execution.pointers.shifted(base, bytes);
  }

  @Override
  public SymbolicValue pointerDifference(Expression.PointerDifference e) {
    Term distance = new PointerOrder(execution).distance(of(e.left()), of(e.right()));
    return new SymbolicValue.Number(terms.divideSigned(distance, number(e.stride())));
  }

  @Override
  public SymbolicValue unary(Expression.Unary e) {
    SymbolicValue operand = of(e.operand());
    if (operand instanceof Indeterminate) {
      return operand;
    }
    Term term = number(operand);
    if (e.operator() == UnaryOperator.COMPLEMENT) {
      return new SymbolicValue.Number(terms.complement(term));
    }
    return new SymbolicValue.Number(
        e.type() instanceof FloatingType ? terms.floatNegate(term) : terms.negate(term));
  }

  @Override
  public SymbolicValue binary(Expression.Binary e) {
    SymbolicValue left = execution.pointers.resolved(of(e.left()));
    SymbolicValue right = execution.pointers.resolved(of(e.right()));
    if (left instanceof Indeterminate || right instanceof Indeterminate) {
      return Indeterminate.VALUE;
    }
    Optional<SymbolicValue> shifted = pointerSum(e.operator(), left, right);
    if (shifted.isPresent()) {
      return shifted.get();
    }
    Term a = number(left);
    Term b = number(right);
    if (e.type() instanceof FloatingType) {
      return new SymbolicValue.Number(arithmetic.floating(e.operator(), a, b));
    }
    IntegerType type = ScalarTerms.integer(e.type());
    boolean divides =
        e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER;
    if (divides) {
      requireQuotient(a, b, type);
    }
    return new SymbolicValue.Number(arithmetic.integer(e.operator(), a, b, type.signed()));
  }

  private static boolean isPointer(SymbolicValue value) {
    return value instanceof Address
        || value instanceof Unknown
        || value instanceof SymbolicValue.Code;
  }

  /** Integers that hold pointers: sums and differences keep where the pointer came from. */
  private Optional<SymbolicValue> pointerSum(
      BinaryOperator operator, SymbolicValue left, SymbolicValue right) {
    if (operator == BinaryOperator.ADD && isPointer(left) != isPointer(right)) {
      return Optional.of(
          isPointer(left)
              ? execution.pointers.shifted(left, number(right))
              : execution.pointers.shifted(right, number(left)));
    }
    if (operator == BinaryOperator.SUBTRACT && isPointer(left)) {
      return Optional.of(
          isPointer(right)
              ? new SymbolicValue.Number(new PointerOrder(execution).distance(left, right))
              : execution.pointers.shifted(left, terms.negate(number(right))));
    }
    return Optional.empty();
  }

  /** C17 6.5.5p5-6: the divisor is not zero and the quotient fits; x86 traps otherwise. */
  private void requireQuotient(Term dividend, Term divisor, IntegerType type) {
    require(terms.isNonzero(divisor), "divides by zero");
    if (type.signed()) {
      Term least =
          terms.shiftLeft(terms.bits(type.bits(), 1), terms.bits(type.bits(), type.bits() - 1));
      Term minusOne = terms.bits(type.bits(), -1);
      Term overflow = terms.both(terms.equal(dividend, least), terms.equal(divisor, minusOne));
      require(terms.not(overflow), "divides the least integer by -1");
    }
  }

  /** C17 6.7.6.2p5: the length of an array that is computed. */
  public void requirePositive(Expression length) {
    Term zero = terms.bits(ScalarTerms.POINTER, 0);
    require(terms.lessSigned(zero, number(length)), "makes an array without a length");
  }

  /** What holds, unless the path ends in a fault. */
  public void require(Term truth, String otherwise) {
    if (truth.isFalse()) {
      throw Interruption.fault(otherwise);
    }
    if (!truth.isTrue() && !execution.state().assumes(truth)) {
      throw Interruption.refine(
          List.of(Alternative.of(execution.state(), new Fact(truth, otherwise))));
    }
  }

  @Override
  public SymbolicValue comparison(Expression.Comparison e) {
    SymbolicValue left = execution.pointers.resolved(of(e.left()));
    SymbolicValue right = execution.pointers.resolved(of(e.right()));
    if (left instanceof SymbolicValue.Number a && right instanceof SymbolicValue.Number b) {
      return intOf(arithmetic.compare(e.relation(), a.term(), b.term(), e.left().type()), e.type());
    }
    if (left instanceof Indeterminate || right instanceof Indeterminate) {
      return Indeterminate.VALUE;
    }
    if (isOrderOfNumbers(e, left, right)) {
      AddressBits bits = new AddressBits(execution);
      Term a = bits.aligned(left);
      Term b = bits.aligned(right);
      return intOf(arithmetic.compare(e.relation(), a, b, e.left().type()), e.type());
    }
    return intOf(comparePointers(e.relation(), left, right), e.type());
  }

  /** Whether an address is ordered as the number that it is, not as a place in an array. */
  private static boolean isOrderOfNumbers(
      Expression.Comparison e, SymbolicValue left, SymbolicValue right) {
    boolean isOrder = e.relation() != Relation.EQUAL && e.relation() != Relation.NOT_EQUAL;
    boolean isInteger = e.left().type() instanceof IntegerType;
    boolean isNumber =
        left instanceof SymbolicValue.Number && (isInteger || !PointerEquality.isNull(left))
            || right instanceof SymbolicValue.Number
                && (isInteger || !PointerEquality.isNull(right));
    return isOrder && isNumber;
  }

  private Term comparePointers(Relation relation, SymbolicValue left, SymbolicValue right) {
    return switch (relation) {
      case EQUAL -> new PointerEquality(execution).of(left, right);
      case NOT_EQUAL -> terms.not(new PointerEquality(execution).of(left, right));
      default -> new PointerOrder(execution).compare(arithmetic, relation, left, right);
    };
  }

  @Override
  public SymbolicValue conversion(Expression.Conversion e) {
    SymbolicValue operand = execution.pointers.resolved(of(e.operand()));
    if (operand instanceof SymbolicValue.Number n) {
      return new SymbolicValue.Number(arithmetic.converted(n.term(), e.operand().type(), e.type()));
    }
    boolean isBool = e.type() instanceof IntegerType i && i.isBool();
    if (isPointer(operand) && isBool) {
      SymbolicValue none = execution.pointers.nothing();
      return intOf(terms.not(new PointerEquality(execution).of(operand, none)), e.type());
    }
    if (isPointer(operand) && ScalarTerms.sort(e.type()).width() != ScalarTerms.POINTER) {
      Term bits = new AddressBits(execution).of(operand);
      return new SymbolicValue.Number(arithmetic.converted(bits, e.operand().type(), e.type()));
    }
    return operand;
  }
}
