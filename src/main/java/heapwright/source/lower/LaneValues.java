package heapwright.source.lower;

import heapwright.ir.BinaryOperator;
import heapwright.ir.Cell;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.Local;
import heapwright.ir.OpaqueType;
import heapwright.ir.Qualifiers;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Complex numbers and vectors as values: their lanes, their objects, their conversions. */
final class LaneValues {
  private final CodeContext code;
  private final Map<IASTExpression, Boolean> known = new IdentityHashMap<>();

  LaneValues(CodeContext code) {
    this.code = code;
  }

  static Optional<OpaqueType.Lanes> of(Type type) {
    return type instanceof OpaqueType opaque ? opaque.lanes() : Optional.empty();
  }

  static boolean isLaned(Type type) {
    return of(type).isPresent();
  }

  static boolean isComplex(Type type) {
    return of(type).filter(OpaqueType.Lanes::isComplex).isPresent();
  }

  static boolean isVector(Type type) {
    return of(type).filter(lanes -> !lanes.isComplex()).isPresent();
  }

  /** Whether an expression has a type with lanes. */
  boolean areIn(IASTExpression node) {
    if (!code.unit().usesLanes()) {
      return false;
    }
    Boolean answer = known.get(node);
    if (answer == null) {
      answer = isLaned(code.expressions().typeOf(node).type());
      known.put(node, answer);
    }
    return answer;
  }

  /** The scalars of a value. */
  List<Expression> read(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Laned laned) {
      return laned.lanes();
    }
    Rvalue.Aggregate aggregate = (Rvalue.Aggregate) value;
    OpaqueType.Lanes lanes = of(aggregate.type()).orElseThrow();
    List<Expression> all = new ArrayList<>();
    for (int i = 0; i < lanes.count(); i++) {
      Lvalue.Memory place = place(aggregate.address(), lanes.element(), i, Qualifiers.NONE, span);
      all.add(((Rvalue.Scalar) code.expressions().accesses().read(place, span)).expression());
    }
    return all;
  }

  /** The object of a lane. */
  Lvalue.Memory place(
      Expression address, Type element, int index, Qualifiers qualifiers, SourceSpan span) {
    return place(
        address,
        element,
        new IntegerConstant(index, code.model().differenceType(), span),
        qualifiers,
        span);
  }

  Lvalue.Memory place(
      Expression address, Type element, Expression index, Qualifiers qualifiers, SourceSpan span) {
    Folding folding = code.expressions().folding();
    Expression bare = ImplicitConversions.bare(address);
    Expression stride = folding.size(code.model().size(element), span);
    Expression at = new Expression.ElementAddress(bare, index, stride, element.pointer(), span);
    return new Lvalue.Memory(at, Cell.of(element), qualifiers);
  }

  /** The same value in an object. */
  Rvalue.Aggregate inMemory(Rvalue value, SourceSpan span) {
    if (value instanceof Rvalue.Aggregate aggregate) {
      return aggregate;
    }
    Rvalue.Laned laned = (Rvalue.Laned) value;
    Local object = code.emitter().memoryTemporary(laned.type(), span);
    Expression address = new Expression.LocalAddress(object, laned.type().pointer(), span);
    store(address, laned, Qualifiers.NONE, span);
    return new Rvalue.Aggregate(address, laned.type());
  }

  void store(Expression address, Rvalue.Laned value, Qualifiers qualifiers, SourceSpan span) {
    Type element = of(value.type()).orElseThrow().element();
    for (int i = 0; i < value.lanes().size(); i++) {
      Lvalue place = place(address, element, i, qualifiers, span);
      code.expressions().accesses().write(place, value.lanes().get(i), span);
    }
  }

  /** A value as an object of a type with lanes takes it. */
  Rvalue converted(Rvalue value, OpaqueType target, IASTNode node) {
    SourceSpan span = code.span(node);
    if (value.type().equals(target)) {
      return value;
    }
    if (isComplex(target)) {
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
      Local object = code.emitter().memoryTemporary(scalar.type(), span);
      Expression address = new Expression.LocalAddress(object, scalar.type().pointer(), span);
      Lvalue place = LvalueAccess.memory(address, scalar.type());
      code.expressions().accesses().write(place, scalar.expression(), span);
      return address;
    }
    return inMemory(value, span).address();
  }

  /** The real part, and the imaginary one unless the value is real. */
  List<Expression> parts(Rvalue value, IASTNode node) {
    if (isComplex(value.type())) {
      return read(value, code.span(node));
    }
    if (value instanceof Rvalue.Scalar scalar && ImplicitConversions.isArithmetic(scalar.type())) {
      return List.of(scalar.expression());
    }
    throw new SourceError(node, "a value of type '" + value.type() + "' is used as a number");
  }

  Rvalue.Laned complex(List<Expression> parts, OpaqueType type, SourceSpan span) {
    Type element = of(type).orElseThrow().element();
    ImplicitConversions conversions = code.expressions().conversions();
    Expression real = conversions.convert(parts.get(0), element, span);
    Expression imaginary =
        parts.size() > 1
            ? conversions.convert(parts.get(1), element, span)
            : conversions.convert(code.expressions().folding().signedInt(0, span), element, span);
    return new Rvalue.Laned(List.of(real, imaginary), type);
  }

  /** A value with lanes as a scalar: the real part, a truth, or the bits of a vector. */
  Expression scalar(Rvalue value, Type target, IASTNode node) {
    SourceSpan span = code.span(node);
    if (isVector(value.type())) {
      Lvalue place = LvalueAccess.memory(inMemory(value, span).address(), target);
      return ((Rvalue.Scalar) code.expressions().accesses().read(place, span)).expression();
    }
    if (target.equals(code.model().bool())) {
      return code.expressions().conversions().convert(truth(value, span), target, span);
    }
    Expression real = read(value, span).get(0);
    return code.expressions().conversions().convert(real, target, span);
  }

  /** Whether a complex number is not 0. */
  Expression truth(Rvalue value, SourceSpan span) {
    Folding folding = code.expressions().folding();
    List<Expression> lanes = read(value, span);
    return folding.binary(
        BinaryOperator.OR,
        folding.truth(lanes.get(0), span),
        folding.truth(lanes.get(1), span),
        span);
  }
}
