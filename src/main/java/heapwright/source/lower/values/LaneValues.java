package heapwright.source.lower.values;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.problems.SourceError;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Complex numbers and vectors as values: their lanes, their objects, their conversions. */
public final class LaneValues {
  private final Positions positions;
  private final Emitter emitter;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final LvalueAccess accesses;
  private final DataModel model;

  public LaneValues(
      DataModel model,
      Positions positions,
      Emitter emitter,
      Folding folding,
      ImplicitConversions conversions,
      LvalueAccess accesses) {
    this.model = model;
    this.positions = positions;
    this.emitter = emitter;
    this.folding = folding;
    this.conversions = conversions;
    this.accesses = accesses;
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
      all.add(((Rvalue.Scalar) accesses.read(place, span)).expression());
    }
    return all;
  }

  /** The object of a lane. */
  public Lvalue.Memory place(
      Expression address, Type element, int index, Qualifiers qualifiers, SourceSpan span) {
    return place(
        address,
        element,
        new IntegerConstant(index, model.differenceType(), span),
        qualifiers,
        span);
  }

  public Lvalue.Memory place(
      Expression address, Type element, Expression index, Qualifiers qualifiers, SourceSpan span) {
    Expression bare = ImplicitConversions.bare(address);
    Expression stride = folding.size(model.size(element), span);
    Expression at = new Expression.ElementAddress(bare, index, stride, element.pointer(), span);
    return new Lvalue.Memory(at, Cell.of(element), qualifiers);
  }

  /** The same value in an object. */
  public Rvalue.Aggregate inMemory(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Aggregate aggregate) {
      return aggregate;
    }
    Rvalue.Laned laned = (Rvalue.Laned) value;
    Expression address = emitter.object(laned.type(), span);
    store(address, laned, Qualifiers.NONE, span);
    return new Rvalue.Aggregate(address, laned.type());
  }

  public void store(
      Expression address, Rvalue.Laned value, Qualifiers qualifiers, SourceSpan span) {
    Type element = LaneTypes.of(value.type()).orElseThrow().element();
    for (int i = 0; i < value.lanes().size(); i++) {
      Lvalue place = place(address, element, i, qualifiers, span);
      accesses.write(place, value.lanes().get(i), span);
    }
  }

  /** A value as an object of a type with lanes takes it. */
  public Rvalue converted(Rvalue value, OpaqueType target, IASTNode node) {
    SourceSpan span = positions.of(node);
    if (value.type().equals(target)) {
      return value;
    }
    if (LaneTypes.isComplex(target)) {
      return complex(parts(value, node), target, span);
    }
    if (value instanceof Rvalue.Nothing || model.size(value.type()) != target.size()) {
      throw new SourceError(node, "incompatible types: '" + value.type() + "', '" + target + "'");
    }
    return new Rvalue.Aggregate(bits(value, span), target);
  }

  /** The address of an object that holds the bits of a value. */
  private Expression bits(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Scalar scalar) {
      Expression address = emitter.object(scalar.type(), span);
      Lvalue place = LvalueAccess.memory(address, scalar.type());
      accesses.write(place, scalar.expression(), span);
      return address;
    }
    return inMemory(value, span).address();
  }

  /** The real part, and the imaginary one unless the value is real. */
  public List<Expression> parts(Rvalue value, IASTNode node) {
    if (LaneTypes.isComplex(value.type())) {
      return read(value, positions.of(node));
    }
    if (value instanceof Rvalue.Scalar scalar && ImplicitConversions.isArithmetic(scalar.type())) {
      return List.of(scalar.expression());
    }
    throw new SourceError(node, "a value of type '" + value.type() + "' is used as a number");
  }

  public Rvalue.Laned complex(List<Expression> parts, OpaqueType type, SourceSpan span) {
    Type element = LaneTypes.of(type).orElseThrow().element();
    Expression real = conversions.convert(parts.get(0), element, span);
    Expression imaginary =
        parts.size() > 1
            ? conversions.convert(parts.get(1), element, span)
            : conversions.convert(folding.signedInt(0, span), element, span);
    return new Rvalue.Laned(List.of(real, imaginary), type);
  }

  /** A value with lanes as a scalar: the real part, a truth, or the bits of a vector. */
  public Expression scalar(Rvalue value, Type target, IASTNode node) {
    SourceSpan span = positions.of(node);
    if (LaneTypes.isVector(value.type())) {
      Lvalue place = LvalueAccess.memory(inMemory(value, span).address(), target);
      return ((Rvalue.Scalar) accesses.read(place, span)).expression();
    }
    if (target.equals(model.bool())) {
      return conversions.convert(truth(value, span), target, span);
    }
    Expression real = read(value, span).get(0);
    return conversions.convert(real, target, span);
  }

  /** Whether a complex number is not 0. */
  public Expression truth(Rvalue value, SourceSpan span) {
    List<Expression> lanes = read(value, span);
    return folding.binary(
        BinaryOperator.OR,
        folding.truth(lanes.get(0), span),
        folding.truth(lanes.get(1), span),
        span);
  }
}
