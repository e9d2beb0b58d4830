package heapwright.source.lower.context;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.blocks.RegisterEffects;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.List;

/** What is computed at one place of the source: expressions and statements that stand there. */
public final class Computation {
  private final CodeContext code;
  private final SourceSpan span;

  Computation(CodeContext code, SourceSpan span) {
    this.code = code;
    this.span = span;
  }

  public SourceSpan span() {
    return span;
  }

  public IntegerConstant constant(long value, Type type) {
    return new IntegerConstant(value, type, span);
  }

  /** A constant of type {@code int}. */
  public IntegerConstant integer(long value) {
    return code.folding().signedInt(value, span);
  }

  public Expression convert(Expression value, Type type) {
    return code.conversions().convert(value, type, span);
  }

  public Expression unary(UnaryOperator operator, Expression operand) {
    return code.folding().unary(operator, operand, span);
  }

  public Expression negated(Expression operand) {
    return unary(UnaryOperator.NEGATE, operand);
  }

  /** An operator on two operands of one type. */
  public Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return code.folding().binary(operator, left, right, span);
  }

  /** An operator on two numbers, after the usual arithmetic conversions. */
  public Expression arithmetic(BinaryOperator operator, Expression left, Expression right) {
    return code.arithmetic().arithmetic(operator, left, right, span);
  }

  /** An integer as one of the unsigned type of its width; other values as they are. */
  public Expression unsigned(Expression value) {
    return value.type().isInteger()
        ? convert(value, IntegerConstantArithmetic.type(value.type()).withSign(false))
        : value;
  }

  public Expression compare(Relation relation, Expression left, Expression right) {
    return code.arithmetic().compare(relation, left, right, span);
  }

  /** The place this many bytes behind an address. */
  public Expression moved(Expression address, Expression bytes, Type pointer) {
    return code.folding().element(address, bytes, code.folding().size(1, span), pointer, span);
  }

  public Expression moved(Expression address, long bytes, Type pointer) {
    return moved(address, constant(bytes, code.model().differenceType()), pointer);
  }

  /** The value in a new register. */
  public Expression save(Expression value) {
    return code.emitter().save(value, span);
  }

  /** The value as something that is computed once: a constant or a register. */
  public Expression kept(Expression value) {
    return RegisterEffects.isLeaf(value) ? value : save(value);
  }

  /** The address of a new object in memory. */
  public Expression object(Type type) {
    return code.emitter().object(type, span);
  }

  public Expression load(Expression address, Type type) {
    return code.accesses().load(address, Cell.of(type), span);
  }

  /** What other threads may have written meanwhile. */
  public Expression loadShared(Expression address, Type type) {
    return code.accesses().loadShared(address, Cell.of(type), span);
  }

  /** The scalar or lane that a place holds. */
  public Expression read(Lvalue place) {
    return ((Rvalue.Scalar) code.accesses().read(place, span)).expression();
  }

  /** Writes a value, converted to the type of the object at an address. */
  public void store(Expression address, Type type, Expression value) {
    code.accesses().write(LvalueAccess.memory(address, type), convert(value, type), span);
  }

  /** Calls a library function for its result. */
  public Expression call(String name, Type result, List<Argument> passed) {
    FunctionType type = result.function(passed.stream().map(Argument::type).toList());
    return ((Rvalue.Scalar) code.calls().callLibrary(name, type, passed, true, span)).expression();
  }

  public Argument argument(Expression value, Type type) {
    return new Argument(convert(value, type), type);
  }
}
