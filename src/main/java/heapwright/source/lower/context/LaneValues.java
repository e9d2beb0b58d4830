package heapwright.source.lower.context;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Complex numbers and vectors as values: their lanes, their objects, their code.conversions(). */
public final class LaneValues {
  private final CodeContext code;

  LaneValues(CodeContext code) {
    this.code = code;
  }

  /** The scalars of a value. */
  public List<Expression> read(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Laned laned) {
      return laned.lanes();
    }
    Rvalue.Aggregate aggregate = (Rvalue.Aggregate) value;
    OpaqueType.Lanes lanes = LaneTypes.of(aggregate.type()).orElseThrow();
    List<Expression> all = new ArrayList<>();
    for (int i = 0; i < lanes.count(); i++) {
      Lvalue.Memory place = place(aggregate.address(), lanes.element(), i, Qualifiers.NONE, span);
      all.add(scalar(place, span));
    }
    return all;
  }

  /** The object of a lane. */
  public Lvalue.Memory place(
      Expression address, Type element, int index, Qualifiers qualifiers, SourceSpan span) {
    return place(
        address,
        element,
        new IntegerConstant(index, code.model().differenceType(), span),
        qualifiers,
        span);
  }

  public Lvalue.Memory place(
      Expression address, Type element, Expression index, Qualifiers qualifiers, SourceSpan span) {
    Expression bare = ImplicitConversions.bare(address);
    Expression stride = code.folding().size(code.model().size(element), span);
    Expression at = new Expression.ElementAddress(bare, index, stride, element.pointer(), span);
    return new Lvalue.Memory(at, Cell.of(element), qualifiers);
  }

  /** The same value in an object. */
  public Rvalue.Aggregate inMemory(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Aggregate aggregate) {
      return aggregate;
    }
    Rvalue.Laned laned = (Rvalue.Laned) value;
    Expression address = code.emitter().object(laned.type(), span);
    store(address, laned, Qualifiers.NONE, span);
    return new Rvalue.Aggregate(address, laned.type());
  }

  public void store(
      Expression address, Rvalue.Laned value, Qualifiers qualifiers, SourceSpan span) {
    Type element = LaneTypes.of(value.type()).orElseThrow().element();
    for (int i = 0; i < value.lanes().size(); i++) {
      Lvalue place = place(address, element, i, qualifiers, span);
      code.accesses().write(place, value.lanes().get(i), span);
    }
  }

  /** A value as an object of a type with lanes takes it. */
  public Rvalue converted(Rvalue value, OpaqueType target, IASTNode node) {
    SourceSpan span = code.span(node);
    if (value.type().equals(target)) {
      return value;
    }
    if (LaneTypes.isComplex(target)) {
      return complex(parts(value, node), target, span);
    }
    if (value instanceof Rvalue.Nothing || code.model().size(value.type()) != target.size()) {
      throw new SourceError(node, "incompatible types: '" + value.type() + "', '" + target + "'");
    }
    return new Rvalue.Aggregate(bits(value, span), target);
  }

  /** The address of an object that holds the bits of a value. */
  private Expression bits(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Scalar scalar) {
      Expression address = code.emitter().object(scalar.type(), span);
      Lvalue place = LvalueAccess.memory(address, scalar.type());
      code.accesses().write(place, scalar.expression(), span);
      return address;
    }
    return inMemory(value, span).address();
  }

  /** The real part, and the imaginary one unless the value is real. */
  public List<Expression> parts(Rvalue value, IASTNode node) {
    if (LaneTypes.isComplex(value.type())) {
      return read(value, code.span(node));
    }
    if (value instanceof Rvalue.Scalar scalar && ImplicitConversions.isArithmetic(scalar.type())) {
      return List.of(scalar.expression());
    }
    throw new SourceError(node, "a value of type '" + value.type() + "' is used as a number");
  }

  public Rvalue.Laned complex(List<Expression> parts, OpaqueType type, SourceSpan span) {
    Type element = LaneTypes.of(type).orElseThrow().element();
    Expression real = code.conversions().convert(parts.get(0), element, span);
    Expression imaginary =
        parts.size() > 1
            ? code.conversions().convert(parts.get(1), element, span)
            : code.conversions().convert(code.folding().signedInt(0, span), element, span);
    return new Rvalue.Laned(List.of(real, imaginary), type);
  }

  /** A value with lanes as a scalar: the real part, a truth, or the bits of a vector. */
  public Expression scalar(Rvalue value, Type target, IASTNode node) {
    SourceSpan span = code.span(node);
    if (LaneTypes.isVector(value.type())) {
      Lvalue place = LvalueAccess.memory(inMemory(value, span).address(), target);
      return scalar(place, span);
    }
    if (target.equals(code.model().bool())) {
      return code.conversions().convert(truth(value, span), target, span);
    }
    Expression real = read(value, span).get(0);
    return code.conversions().convert(real, target, span);
  }

  /** Whether a complex number is not 0. */
  public Expression truth(Rvalue value, SourceSpan span) {
    List<Expression> lanes = read(value, span);
    return code.folding()
        .binary(
            BinaryOperator.OR,
            code.folding().truth(lanes.get(0), span),
            code.folding().truth(lanes.get(1), span),
            span);
  }

  private Expression scalar(Lvalue place, SourceSpan span) {
    return ((Rvalue.Scalar) code.accesses().read(place, span)).expression();
  }
}
